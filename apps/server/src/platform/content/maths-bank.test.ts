import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadMathsBank } from './maths-bank.ts'

describe('the maths questions', () => {
  let folder: string
  const write = (text: string) => writeFileSync(join(folder, 'maths-marks.json'), text)
  const writeSchemes = (text: string) => writeFileSync(join(folder, 'maths-schemes.json'), text)
  const writeAnswers = (text: string) => writeFileSync(join(folder, 'maths-answers.json'), text)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toron-maths-'))
    writeAnswers('{}')
    writeSchemes('{}')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('the maths questions are those that were built, with ids of topic and position', () => {
    write('{"general_math_number":[2,5]}')
    writeSchemes('{"general_math_number":["B2","a: M1 A1 | b: B3"]}')
    const bank = loadMathsBank(folder)
    expect(bank.topic('general_math_number')?.questions).toEqual([
      { id: 'general_math_number-001', marks: 2, scheme: [{ part: '', marks: ['B2'] }], answers: [] },
      {
        id: 'general_math_number-002',
        marks: 5,
        scheme: [
          { part: 'a', marks: ['M1', 'A1'] },
          { part: 'b', marks: ['B3'] },
        ],
        answers: [],
      },
    ])
    expect(bank.topic('general_math_alchemy')).toBeUndefined()
  })

  test('the answers of maths questions are those that were built, in their order', () => {
    write('{"general_math_number":[2,5]}')
    const answer = { part: 'a', asked: { kind: 'number', value: '7' } }
    writeAnswers(JSON.stringify({ general_math_number: [[], [answer]] }))
    const questions = loadMathsBank(folder).topic('general_math_number')?.questions
    expect(questions?.map(({ answers }) => answers)).toEqual([[], [answer]])
    for (const text of ['', '{"general_math_number":[[{"part":"a"}]]}', '[7]']) {
      writeAnswers(text)
      expect(() => loadMathsBank(folder), text).toThrow(/maths-answers.json is not what/)
    }
  })

  test('maths questions are not served from a build that is missing or broken', () => {
    expect(() => loadMathsBank(folder)).toThrow(/Build the content first/)
    for (const text of ['', '{"general_math_number":["two"]}', '[']) {
      write(text)
      expect(() => loadMathsBank(folder), text).toThrow(/is not what the content build writes/)
    }
  })
})
