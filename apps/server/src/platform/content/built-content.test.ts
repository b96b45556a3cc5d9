import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Bank, Question } from '@toron/content/bank.ts'
import type { Paper } from '@toron/content/papers.ts'
import type { Shelf } from '@toron/content/shelf.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBuilt } from './built-content.ts'
import type { MathsBank } from './maths-bank.ts'

const question = {
  id: 'enzymes-001',
  question: 'What is an enzyme?',
  correctAnswer: 'A',
  imageFilename: 'enzymes-001.svg',
  options: { A: 'a catalyst', B: 'a cell', C: 'a fat', D: 'a salt' },
} as Question
const subject = { key: 'biology', name: 'Biology' } as const
const enzymes = {
  key: 'enzymes',
  name: 'Enzymes',
  subject,
  progressKey: 'biology_enzymes',
  questions: [question],
  asked: [question],
  objectives: [],
}
const bank: Bank = { topics: [enzymes], topic: () => enzymes, misconception: () => undefined }
const number = { key: 'general_math_number', progressKey: 'general-math_number' }
const maths: MathsBank = {
  topics: [{ ...number, questions: [{ id: 'general_math_number-001', marks: 2, scheme: [], answers: [] }] }],
  topic: (key) => maths.topics.find((topic) => topic.key === key),
}
const resource = { path: 'english/grammar.pdf', name: 'Grammar', type: 'PDF', price: 100 } as const
const shelf: Shelf = {
  groups: [{ key: 'english', name: 'English', resources: [resource] }],
  find: () => undefined,
}
const paper: Paper = {
  id: 'biology-core-1',
  subject: 'biology',
  component: 'core',
  number: 1,
  questions: [{ id: question.id, version: 1, section: '5' }],
}
const written: Paper = {
  id: 'general-math-calculator-1',
  subject: 'general-math',
  component: 'calculator',
  number: 1,
  questions: [{ id: 'general_math_number-001', version: 1, section: 'general_math_number' }],
}
const built: Readonly<Record<string, string>> = {
  'data/catalogue.json': '{}',
  'data/enzymes.json': JSON.stringify([{ ...question, imageWidth: 320 }]),
  'data/papers/biology-core-1.json': JSON.stringify([question]),
  'data/papers/general-math-calculator-1.json': '[]',
  'data/papers/general-math-calculator-1-solutions.json': '[]',
  'data/papers/general-math-calculator-cover.json': '{}',
  'images/enzymes-001.svg': '',
  'csv/general_math_number.csv': '',
  'data/maths/general_math_number.json': '[[]]',
  'images/general_math_number-001-question.svg': '',
  'images/general_math_number-001-answer.svg': '',
  'resources/english/grammar.pdf': '',
  'data/books.json': '{}',
  'images/books/english/grammar/cover.svg': '',
  'images/books/english/grammar/sample-1.svg': '',
  'images/books/english/grammar/sample-2.svg': '',
}

describe('what the build wrote', () => {
  let folder: string
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const check = () => checkBuilt(folder, bank, [paper, written], maths, shelf)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toron-built-'))
    for (const [path, text] of Object.entries(built)) write(path, text)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('built content is served when it is complete', () => {
    expect(check).not.toThrow()
  })

  test.each(Object.keys(built))('built content is not served without %s', (path) => {
    rmSync(join(folder, path))
    expect(check).toThrow(`${path}: is missing. Run npm run build.`)
  })

  test.each([
    ['other words', [{ ...question, question: 'What is a lipid?' }]],
    ['another option', [{ ...question, options: { ...question.options, D: 'an acid' } }]],
    ['another picture', [{ ...question, imageFilename: 'enzymes-002.svg' }]],
    ['nothing in its place', [null]],
  ])('built content is not served when a question has %s than in the bank', (_, served) => {
    write('data/enzymes.json', JSON.stringify(served))
    expect(check).toThrow(/enzymes\.json, question enzymes-001: differs from the bank/)
  })

  test.each(['[', '{}', '[]', '[{},{}]'])('built content is not served when a topic is %s', (text) => {
    write('data/enzymes.json', text)
    expect(check).toThrow(/enzymes\.json: does not have the 1 questions of the bank/)
  })
})
