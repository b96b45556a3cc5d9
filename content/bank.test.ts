import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ContentError, loadBank, type Question } from './bank.ts'
import {
  aQuestion,
  aQuestionWithFigure,
  aRowQuestion,
  questionsOfTopic,
  temporaryDirectory,
  write,
  writeTopic,
} from './testing/builders.ts'

const bankOf = (...questions: unknown[]) => {
  const directory = temporaryDirectory()
  writeTopic(directory, questions)
  return () => loadBank(directory)
}

describe('a sound bank', () => {
  test('a topic of the bank has its names, its progress key and its questions in their order', () => {
    const questions = questionsOfTopic('enzymes', 5)
    const bank = bankOf(...questions)()
    expect(bank.topics).toHaveLength(1)
    expect(bank.topic('enzymes')).toEqual({
      key: 'enzymes',
      name: 'Enzymes',
      subject: { key: 'biology', name: 'Biology' },
      objectives: [],
      progressKey: 'biology_enzymes',
      questions,
      asked: questions,
    })
  })

  test('a withheld question keeps its position and is not asked', () => {
    const withheld = { since: '2026-12-01', why: 'Two options are right.' }
    const questions = [aQuestion(1), aQuestion(2, { withheld }), aQuestion(3)]
    const topic = bankOf(...questions)().topic('enzymes')
    expect(topic?.questions.map(({ id }) => id)).toEqual(['enzymes-001', 'enzymes-002', 'enzymes-003'])
    expect(topic?.asked.map(({ id }) => id)).toEqual(['enzymes-001', 'enzymes-003'])
  })

  test('a question withheld without a day or a reason stops the load of the bank', () => {
    const change = { withheld: { since: 'yesterday', why: '' } } as Partial<Question>
    expect(bankOf(aQuestion(1, change))).toThrow(
      /withheld\.since must be a day such as 2026-12-01\.[\s\S]*withheld\.why must not be empty\./,
    )
  })

  test('the bank has no topic that is not written, or that the catalogue does not have', () => {
    const bank = bankOf(aQuestion(1))()
    expect(bank.topic('light')).toBeUndefined()
    expect(bank.topic('alchemy')).toBeUndefined()
  })

  test('the bank lists topics in the order of the catalogue, whatever the order of the files', () => {
    const directory = temporaryDirectory()
    for (const key of ['motion', 'enzymes', 'redox']) writeTopic(directory, [aQuestion(1, {}, key)], key)
    expect(loadBank(directory).topics.map(({ key }) => key)).toEqual(['redox', 'enzymes', 'motion'])
  })

  test('a topic whose objectives are listed but whose file is missing stops the load of the bank', () => {
    const directory = temporaryDirectory()
    writeTopic(directory, [aQuestion(1)])
    write(join(directory, 'biology', 'objectives.json'), { enzymes: ['one'], excretion_in_humans: ['two'] })
    expect(() => loadBank(directory)).toThrow(
      /biology\/excretion_in_humans\.json: is missing, though \S+objectives\.json lists its objectives\./,
    )
  })

  test('the bank loads whatever is wrong in the lists of objectives, which the gates check', () => {
    const directory = temporaryDirectory()
    writeTopic(directory, [aQuestion(1)])
    write(join(directory, 'biology', 'objectives.json'), { enzymes: ['first objective'] })
    expect(loadBank(directory).topics).toHaveLength(1)
  })
})

describe('a mistake in the bank stops the load with a sentence that names file, question and rule', () => {
  const sound = aQuestion(1)
  const row = aRowQuestion()
  const { A, B, C } = sound.options
  const cases: [string, unknown, RegExp][] = [
    [
      'a missing field',
      { ...sound, explanation: undefined },
      /enzymes\.json, question enzymes-001: explanation must be text/,
    ],
    ['an empty text', { ...sound, question: '' }, /question must not be empty/],
    ['a space at the end', { ...sound, question: 'Why? ' }, /question must not begin or end with a space/],
    [
      'a field that questions do not have',
      { ...sound, hint: 'x' },
      /has "hint", which a question does not have/,
    ],
    ['a fifth option', { ...sound, options: { ...sound.options, E: 'x' } }, /options has "E"/],
    ['a missing option', { ...sound, options: { A, B, C } }, /options\.D must be text/],
    ['a key beyond D', { ...sound, correctAnswer: 'E' }, /correctAnswer must be one of A, B, C, D/],
    [
      'two equal options',
      { ...sound, options: { ...sound.options, A: 'same', B: 'Same' } },
      /four options must differ/,
    ],
    [
      'a reason for the right answer',
      { ...sound, reasons: { A: 'x', B: 'x', C: 'x', D: 'x' } },
      /reasons\.B must go/,
    ],
    ['a wrong option without a reason', { ...sound, reasons: { A: 'x', C: 'x' } }, /reasons\.D is missing/],
    ['an unknown level', { ...sound, level: 'hard' }, /level must be core or supplement/],
    ['an unknown skill', { ...sound, skill: 'guess' }, /skill must be recall, apply or analyse/],
    ['an id out of turn', { ...sound, id: 'enzymes-002' }, /its id must be enzymes-001/],
    ['an id of another topic', { ...sound, id: 'light-001' }, /its id must be enzymes-001/],
    [
      'a picture of another question',
      { ...aQuestionWithFigure(1), imageFilename: 'enzymes-002.svg' },
      /imageFilename must be enzymes-001\.svg/,
    ],
    [
      'a picture without a description',
      { ...aQuestionWithFigure(1), imageAlt: undefined },
      /imageFilename and imageAlt belong together/,
    ],
    [
      'a list without columns',
      { ...sound, options: { A, B, C, D: ['x', 'y'] } },
      /options\.D is a list, so the question needs columns/,
    ],
    [
      'columns without lists',
      { ...aRowQuestion(), options: sound.options },
      /question enzymes-001: options\.A must be a list of 2 cells/,
    ],
    [
      'a row with a cell too few',
      { ...row, options: { ...row.options, B: ['x'] } },
      /options\.B must be a list of 2 cells/,
    ],
    [
      'a row with a cell too many',
      { ...row, options: { ...row.options, B: ['x', 'y', 'z'] } },
      /options\.B must be a list of 2 cells/,
    ],
    [
      'an empty cell',
      { ...row, options: { ...row.options, B: ['x', ''] } },
      /options\.B\.1 must not be empty|options\.B must be text, or a list/,
    ],
    [
      'two equal rows',
      { ...row, options: { ...row.options, A: ['x', 'y'], B: ['X', 'y'] } },
      /four options must differ/,
    ],
    ['one column', { ...row, columns: ['one'] }, /columns must be a list of 2 to 4 heads/],
    [
      'two columns of one head',
      { ...row, columns: ['one', 'one'] },
      /columns must not have the same of its heads twice/,
    ],
    ['one statement', { ...sound, statements: ['one'] }, /statements must be a list of 2 to 4 statements/],
    [
      'a table with a row too short',
      { ...sound, table: { head: ['a', 'b'], rows: [['1', '2'], ['3']] } },
      /table\.rows\.1 must have 2 cells/,
    ],
    ['a table without rows', { ...sound, table: { head: ['a', 'b'], rows: [] } }, /table\.rows is empty/],
    ['options that are rows and figures', { ...row, optionImages: true }, /an option is a row or a figure/],
    ['something that is no question', 'hello', /question enzymes-001: must be an object/],
  ]
  test.each(cases)(
    '%s stops the load of the bank, with a message that names file, question and rule',
    (_, question, message) => {
      const load = bankOf(question)
      expect(load).toThrow(ContentError)
      expect(load).toThrow(message)
    },
  )

  test('a file that is cut off stops the load of the bank', () => {
    const directory = temporaryDirectory()
    writeTopic(directory, '[{"id": "enzymes-0')
    expect(() => loadBank(directory)).toThrow(/enzymes\.json: not valid JSON/)
  })

  test('a file that is not an array stops the load of the bank', () => {
    const directory = temporaryDirectory()
    writeTopic(directory, {})
    expect(() => loadBank(directory)).toThrow(/enzymes\.json: must be an array of questions/)
  })

  test('a directory that is not there stops the load of the bank', () => {
    expect(() => loadBank(join(temporaryDirectory(), 'nowhere'))).toThrow(
      /nowhere: the question bank is missing/,
    )
  })

  test('a file or folder whose name is no topic or subject stops the load of the bank', () => {
    const directory = temporaryDirectory()
    write(join(directory, 'biology', 'enzyme.json'), [])
    write(join(directory, 'biology', 'motion.json'), [])
    write(join(directory, 'alchemy', 'gold.json'), [])
    expect(() => loadBank(directory)).toThrow(/enzyme\.json: Biology has no topic of this name/)
    expect(() => loadBank(directory)).toThrow(/motion\.json: Biology has no topic of this name/)
    expect(() => loadBank(directory)).toThrow(/alchemy: no science subject has this name/)
  })

  test('of many mistakes in the bank all are counted and the first twenty are shown', () => {
    const directory = temporaryDirectory()
    writeTopic(
      directory,
      Array.from({ length: 25 }, () => ({})),
    )
    expect(() => loadBank(directory)).toThrow(/… and \d+ more\.$/)
    try {
      loadBank(directory)
    } catch (error) {
      expect(error instanceof Error && error.message.split('\n')).toHaveLength(21)
    }
  })
})
