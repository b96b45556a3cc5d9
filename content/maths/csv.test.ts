import { expect, test } from 'vitest'
import { csv, type QuestionRow } from './csv.ts'

const row: QuestionRow = {
  questionImage: 'a-001-question.svg',
  answerImage: 'a-001-answer.svg',
  id: 'a-001',
  questionAlt: 'Find x, y and "z".',
  answerAlt: 'x is 3.',
  marks: 3,
  calculator: true,
  questionWidth: 340,
  questionHeight: 200,
  answerWidth: 340,
  answerHeight: 180,
  markScheme: 'a: M1 A1 | b: B1',
}

test('the two columns of product rule 13.11 come first in the CSV', () => {
  expect(csv([]).split('\r\n')[0]).toBe(
    'questionImage,answerImage,id,questionAlt,answerAlt,marks,calculator,questionWidth,questionHeight,answerWidth,answerHeight,markScheme',
  )
})

test('commas, quotation marks and line ends are quoted as in RFC 4180, and every line has an end', () => {
  expect(csv([row]).split('\r\n')[1]).toBe(
    'a-001-question.svg,a-001-answer.svg,a-001,"Find x, y and ""z"".",x is 3.,3,true,340,200,340,180,a: M1 A1 | b: B1',
  )
  expect(csv([{ ...row, answerAlt: 'one\ntwo' }])).toContain('"one\ntwo"')
  expect(csv([row])).toMatch(/b: B1\r\n$/)
})
