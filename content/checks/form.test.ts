import { describe, expect, test } from 'vitest'
import type { Question } from '../bank.ts'
import {
  aQuestion,
  aQuestionWithFigure,
  aRowQuestion,
  aWrittenTopic,
  contentWith,
  messages,
  questionsOfTopic,
  writtenContent,
} from '../testing/builders.ts'
import { checkDescriptions, checkEchoes, checkNeverLongestKeys, checkRows, checkTwins } from './form.ts'
import { harmlessEchoes } from './harmless-echoes.ts'
import type { Gate } from './written-content.ts'

const messagesOf = (gate: Gate, ...questions: Question[]) => messages(gate(contentWith(...questions)))
const sentences = { A: 'one; two', B: 'three; four', C: 'five', D: 'six' }

describe('rows are tables', () => {
  test('options with semicolons are refused', () => {
    expect(messagesOf(checkRows, aQuestion(1, { options: sentences }))).toEqual([
      expect.stringMatching(/enzymes-001: options A, B hold semicolons; name the parts in columns/),
    ])
  })

  test('one option with a semicolon, and options that are rows, are accepted', () => {
    expect(
      messagesOf(checkRows, aQuestion(1, { options: { ...sentences, B: 'three' } }), aRowQuestion(2)),
    ).toEqual([])
  })

  test('a stem that has a list in brackets before its end is accepted', () => {
    const question = 'Two metals (iron; zinc) are heated. Which row is right?'
    expect(messagesOf(checkRows, { ...aRowQuestion(1), question })).toEqual([])
  })

  test.each([
    'Which row is right? (lamp P; lamp Q)',
    'Which row is right? (lamp P; lamp Q) ',
    'Which row? Columns: sex; parent.',
  ])('the stem "%s" is refused for its list of columns', (question) => {
    expect(messagesOf(checkRows, { ...aRowQuestion(1), question })).toEqual([
      expect.stringMatching(/the stem ends in a list of columns/),
    ])
  })
})

describe('the same options with the same answer', () => {
  const options = { A: 'starch and iodine', B: 'starch', C: 'iodine', D: 'neither' }

  test('the same options with the same answer are refused in two questions of a subject, in whatever order', () => {
    const { A, B, C, D } = options
    const twin = aQuestion(2, { options: { A: B, B: A, C: D, D: C }, correctAnswer: 'A' })
    expect(messagesOf(checkTwins, aQuestion(1, { options, correctAnswer: 'B' }), twin)).toEqual([
      expect.stringMatching(/enzymes-002: has the options and the answer of enzymes-001/),
    ])
  })

  test.each([
    ['another answer', options, 'C'],
    ['numbers and a general word', { A: '5', B: 'it increases', C: '6', D: '7' }, 'B'],
    ['labels', { A: 'line P', B: 'line Q', C: 'line R', D: 'line S' }, 'B'],
    ['general words', { A: 'it increases', B: 'it decreases', C: 'it stays the same', D: 'it is less' }, 'B'],
  ] as const)('the same options are accepted in two questions with %s', (_, set, second) => {
    const first = aQuestion(1, { options: set, correctAnswer: 'B' })
    expect(messagesOf(checkTwins, first, aQuestion(2, { options: set, correctAnswer: second }))).toEqual([])
  })
})

test('three questions with the same options and answer: each is told of the first', () => {
  const options = { A: 'starch', B: 'iodine', C: 'sugar', D: 'neither' }
  const three = [1, 2, 3].map((n) => aQuestion(n, { options, correctAnswer: 'B' }))
  expect(messagesOf(checkTwins, ...three)).toEqual([
    expect.stringMatching(/enzymes-002: has the options and the answer of enzymes-001;/),
    expect.stringMatching(/enzymes-003: has the options and the answer of enzymes-001;/),
  ])
})

test('the same answer is accepted in two questions whose other options differ', () => {
  const options = { A: 'starch', B: 'iodine', C: 'sugar', D: 'neither' }
  const first = aQuestion(1, { options, correctAnswer: 'B' })
  const second = aQuestion(2, { options: { ...options, C: 'fat' }, correctAnswer: 'B' })
  expect(messagesOf(checkTwins, first, second)).toEqual([])
})

test('below twenty questions the right answer may never be the longest option', () => {
  const content = (count: number) => contentWith(...questionsOfTopic('enzymes', count))
  expect(checkNeverLongestKeys(content(19))).toEqual([])
  expect(checkNeverLongestKeys(content(20))).toHaveLength(1)
})

test('the right answer must sometimes be the longest option', () => {
  const [first, ...others] = questionsOfTopic()
  if (first === undefined) throw new Error('There is a first question.')
  const content = (question: Question) => writtenContent(aWrittenTopic([question, ...others]))
  expect(messages(checkNeverLongestKeys(content(first)))).toEqual([
    expect.stringMatching(/enzymes\.json: the right answer is never the longest option/),
  ])
  const options = { ...first.options, [first.correctAnswer]: 'longer than all of the others' }
  expect(checkNeverLongestKeys(content({ ...first, options }))).toEqual([])
})

describe('a long word of the stem', () => {
  const question = 'Why does the resistance of the lamp rise?'

  test('a long word of the stem must not be in the right answer alone', () => {
    const options = { A: 'a resistor burns', B: 'it cools', C: 'it glows', D: 'it melts' }
    expect(messagesOf(checkEchoes, aQuestion(1, { question, options, correctAnswer: 'A' }))).toEqual([
      expect.stringMatching(/only the right answer repeats "resist…" of the stem/),
    ])
    expect(messagesOf(checkEchoes, aQuestion(1, { question, options, correctAnswer: 'B' }))).toEqual([])
    const shared = { ...options, C: 'resistance is lost' }
    expect(messagesOf(checkEchoes, aQuestion(1, { question, options: shared, correctAnswer: 'A' }))).toEqual(
      [],
    )
  })

  test('a stem and a right answer without long words repeat nothing', () => {
    const options = { A: 'it is', B: 'something else', C: 'another thing', D: 'nothing' }
    const short = aQuestion(1, { question: 'Why is it hot?', options, correctAnswer: 'A' })
    expect(messagesOf(checkEchoes, short)).toEqual([])
  })

  test('a right answer that is a row, and one that was looked at, may repeat a long word of the stem', () => {
    const [, listed = ''] = harmlessEchoes
    const options = { A: 'a resistor burns', B: 'it cools', C: 'it glows', D: 'it melts' }
    const rows = { A: ['a resistor', 'no'], B: ['it', 'no'], C: ['a', 'no'], D: ['b', 'no'] }
    const row = { ...aRowQuestion(1), question, options: rows, correctAnswer: 'A' as const }
    const harmless = aQuestion(2, { id: listed, question, options, correctAnswer: 'A' })
    expect(messagesOf(checkEchoes, row, harmless)).toEqual([])
  })
})

describe('the description of a picture', () => {
  test.each([
    ['names only what is there', 'A graph with points P and Q, at 20 °C. A line rises.', ['P', 'Q']],
    ['does not tell the answer', 'A graph whose curve rises and then falls to zero.', ['tells']],
  ])('the description of a picture %s', (_, imageAlt, found) => {
    const options = { A: 'rises and then falls', B: 'only falls', C: 'only rises', D: 'stays level' }
    const question = { ...aQuestionWithFigure(1), imageAlt, options, correctAnswer: 'A' as const }
    expect(messagesOf(checkDescriptions, question)).toEqual(
      found.map((what) =>
        expect.stringContaining(
          what === 'tells' ? 'imageAlt says the right answer and no other' : `imageAlt names ${what}, which`,
        ),
      ),
    )
  })

  test('the description of a picture may name labels that the stem has', () => {
    const question = 'Which is hotter, P or Q?'
    const imageAlt = 'Two beakers, P with little water and Q with much of it.'
    expect(messagesOf(checkDescriptions, { ...aQuestionWithFigure(1), question, imageAlt })).toEqual([])
  })
})

describe('the labels in the description of a picture', () => {
  const described = { ...aQuestionWithFigure(1), imageAlt: 'A lamp at P beside a switch, in a loop.' }
  const missing = [expect.stringMatching(/enzymes-001: imageAlt names P, which neither the figure nor/)]
  const withSources = (sources: Record<string, string>, name = 'enzymes') => ({
    ...contentWith(described),
    figureFolders: [
      { name: 'motion', directory: 'content/figures/motion', sources: new Map<string, string>() },
      { name, directory: `content/figures/${name}`, sources: new Map(Object.entries(sources)) },
    ],
  })

  test.each(['enzymes-001.typ', 'parts.typ', 'parts-2.typ', 'parts-100.types.typ'])(
    'a label may stand in %s',
    (file) => {
      expect(checkDescriptions(withSources({ [file]: '#label("P")' }))).toEqual([])
    },
  )

  test.each(['enzymes-002.typ', 'enzymes-002-a.typ', 'enzymes-001-d.typ'])(
    'a label that stands in %s alone is missing',
    (file) => {
      expect(messages(checkDescriptions(withSources({ [file]: '#label("P")' })))).toEqual(missing)
    },
  )

  test('a label that stands in the figures of another topic alone is missing', () => {
    expect(messages(checkDescriptions(withSources({ 'enzymes-001.typ': '#label("P")' }, 'redox')))).toEqual(
      missing,
    )
  })

  test('a topic without figures has its labels in the questions', () => {
    const content = { ...contentWith(described, aQuestion(2)), figureFolders: [] }
    expect(messages(checkDescriptions(content))).toEqual(missing)
  })

  test('a label may stand in an option', () => {
    const options = { A: 'P', B: 'the loop', C: 'the switch', D: 'none' }
    const question = 'Say which part is hot'
    expect(messagesOf(checkDescriptions, { ...described, question, options })).toEqual([])
  })
})

describe('a description that says the right answer', () => {
  const tells = [expect.stringMatching(/imageAlt says the right answer and no other option/)]
  const options = { A: 'copper', B: 'rising', C: 'silver', D: 'carbon' }
  const question = { ...aQuestionWithFigure(1), options, correctAnswer: 'A' as const }
  const found = (changes: Partial<Question>) => messagesOf(checkDescriptions, { ...question, ...changes })

  test('a right answer of six letters is told, and one of five may be a word of the picture', () => {
    expect(found({ imageAlt: 'A wire of copper in a beaker with water.' })).toEqual(tells)
    const short = { ...options, A: 'water' }
    expect(found({ imageAlt: 'A wire of copper in a beaker with water.', options: short })).toEqual([])
  })

  test('the right answer may be said beside one of the others, and where the stem says it', () => {
    const imageAlt = 'A wire of copper in a beaker with water.'
    expect(found({ imageAlt: `${imageAlt} A silver one is beside it.` })).toEqual([])
    expect(found({ imageAlt, question: 'Which of them is the Copper wire?' })).toEqual([])
  })
})
