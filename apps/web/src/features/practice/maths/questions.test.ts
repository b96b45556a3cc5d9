import { describe, expect, test } from 'vitest'
import { readQuestions } from './questions.ts'

const header =
  'questionImage,answerImage,id,questionAlt,answerAlt,marks,calculator,questionWidth,questionHeight,answerWidth,answerHeight,markScheme'
const row =
  'n-001-question.svg,n-001-answer.svg,n-001,"Find x, in cm.",x is 5.,3,true,340,120,340,260,a: B1 | b: M1 A1'
const field = { part: 'a', kind: 'number' } as const

describe('the questions of a topic', () => {
  test('the questions of a topic are read with pictures, text alternatives, marks, sizes and fields', () => {
    expect(readQuestions(`${header}\r\n${row}\r\n`, [[field]])).toEqual([
      {
        id: 'n-001',
        question: { address: '/images/n-001-question.svg', alt: 'Find x, in cm.', width: 340, height: 120 },
        answer: { address: '/images/n-001-answer.svg', alt: 'x is 5.', width: 340, height: 260 },
        marks: 3,
        scheme: [
          { part: 'a', marks: ['B1'] },
          { part: 'b', marks: ['M1', 'A1'] },
        ],
        calculator: true,
        fields: [field],
      },
    ])
  })

  test('the columns of a question table are found by name, whatever their order and whatever else there is', () => {
    const [first, ...rest] = header.split(',')
    const csv = `level,${rest.join(',')},${first}\n2,${row.replace('n-001-question.svg,', '')},other.svg\n`
    expect(readQuestions(csv, [])[0]?.question.address).toBe('/images/other.svg')
  })

  test('a question table with a missing field is rejected as a whole, because positions count', () => {
    expect(() => readQuestions(`${header}\n${row.replace('n-001,', ',')}`, [])).toThrow('row 1 has no id')
    expect(() => readQuestions(`${header}\n${row.replace(',3,', ',many,')}`, [])).toThrow('marks')
    expect(() => readQuestions(`questionImage,answerImage\na.svg,b.svg`, [])).toThrow('row 1 has no')
  })

  test('a question table without rows has no questions', () => {
    expect(readQuestions(`${header}\r\n`, [])).toEqual([])
    expect(readQuestions('', [])).toEqual([])
  })
})
