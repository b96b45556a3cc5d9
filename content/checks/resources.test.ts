import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFacts } from '../books/facts.ts'
import { createTypesetter } from '../building/typeset.ts'
import { messages, temporaryDirectory, write } from '../testing/builders.ts'
import { checkResources, fewestPages, readShelf } from './resources.ts'

const path = 'economics/the-basic-problem-and-markets'
const content = join(import.meta.dirname, '..')

interface Changes {
  title?: string
  language?: string
  author?: string
  about?: string
  pages?: number
  body?: string
  /** What stands on the last page. */
  end?: string
}

// A PDF has named destinations for its links.
const place = (name: string) => `= Heading <${name}>\n#link(<${name}>)[there]\n`
const anExercise = place('exercise-1') + place('answer-exercise-1')

/** A PDF made without the kit, so that each test can break one rule. */
const aPdf = ({ title, language, author, about, pages, body, end }: Changes = {}): Buffer => {
  const directory = temporaryDirectory()
  const file = join(directory, 'main.typ')
  write(
    file,
    `#set document(title: "${title ?? 'The Basic Problem and Markets'}", author: "${author ?? 'Toron'}", description: "${about ?? 'Economics'}", date: none)
     #set text(lang: "${language ?? 'en'}", region: "GB", font: "Atkinson Hyperlegible Next")
     ${body ?? anExercise}
     ${'#pagebreak()\n'.repeat((pages ?? 14) - 1)}
     ${end ?? '= Answers'}`,
  )
  return createTypesetter(directory, 'resources').pdf(file)
}

/** The messages on a shelf with one written resource and the given PDF. */
const problemsWith = (pdf: Buffer | undefined, flowing?: readonly Buffer[]): string[] => {
  const source = `content/resources/${path}.typ`
  const resource = {
    path: `${path}.pdf`,
    name: 'The Basic Problem and Markets',
    type: 'PDF' as const,
    price: 150,
  }
  const chapters = pdf ? readFacts(pdf).chapters.map(() => Buffer.from('<p>A chapter</p>')) : []
  return messages(
    checkResources({ strays: [], resources: [{ resource, source, pdf, flowing: flowing ?? chapters }] }),
  )
}

describe('the gates on a resource', () => {
  test('the gates pass a sound resource', () => {
    expect(problemsWith(aPdf())).toEqual([])
  })

  test.each<[string, Changes, RegExp]>([
    [
      'another title than on the shelf',
      { title: 'Markets' },
      /title is "Markets"; write it as on the shelf, "The Basic/,
    ],
    ['another author', { author: 'Somebody' }, /author is "Somebody", not "Toron"/],
    ['nothing about its examination', { about: '' }, /says nothing of its subject and examination/],
    ['no chapter to show two pages of', { end: '' }, /has no chapter of 2 pages to show before it is bought/],
    ['another language', { language: 'bn' }, /language is "bn-GB", not "en-GB"/],
    [
      'fewer pages than its price promises',
      { pages: 13 },
      /has 13 pages; a price of 150 Skizies promises 14 at least/,
    ],
    ['no exercise', { body: '= Text' }, /has no exercise/],
    ['an exercise without an answer', { body: anExercise + place('exercise-2') }, /exercise-2 has no answer/],
    ['a check without an answer', { body: anExercise + place('check-1') }, /check-1 has no answer/],
  ])('the gates refuse a resource with %s, naming the file and the rule', (_, changes, message) => {
    const problems = problemsWith(aPdf(changes))
    expect(problems).toEqual([expect.stringMatching(message)])
    expect(problems[0]).toMatch(/^content\/resources\/economics\/the-basic-problem-and-markets\.typ: /)
  })

  test('the gates refuse a resource that is not built', () => {
    expect(problemsWith(undefined)).toEqual([
      expect.stringMatching(/has no PDF; run `node content\/build\.ts`/),
    ])
  })

  test('the gates refuse a resource of 2 MB', () => {
    const heavy = Buffer.concat([aPdf(), Buffer.alloc(2_000_000)])
    expect(problemsWith(heavy)).toEqual([expect.stringMatching(/is 2\.0 MB; it must stay under 2 MB/)])
  })

  test('the gates refuse a resource with a chapter that does not flow, and one that is too large to', () => {
    const pdf = aPdf()
    const [first = Buffer.alloc(0), ...others] = readFacts(pdf).chapters.map(() =>
      Buffer.from('<p>Words</p>'),
    )
    expect(problemsWith(pdf, others)).toEqual([expect.stringMatching(/has 3 chapters, and 2 of them flow/)])
    const heavy = randomBytes(70_000)
    expect(problemsWith(pdf, [first, heavy, ...others.slice(1)])).toEqual([
      expect.stringMatching(/chapter 2 is 7\d{4} bytes as it flows; it must stay under 60000/),
    ])
  })

  test('a resource needs three B6 pages for each A4 page that its price promises, and a cover and contents', () => {
    expect([100, 200, 201, 600, 700, 1100].map(fewestPages)).toEqual([14, 14, 26, 26, 44, 44])
  })

  test('the gates report a source that is not on the shelf', () => {
    const directory = temporaryDirectory()
    write(join(directory, 'resources/economics/money.typ'), '')
    expect(messages(checkResources(readShelf(directory, directory)))).toEqual([
      expect.stringMatching(/economics\/money\.typ: Economics has no resource of this name/),
    ])
  })
})

describe('the kit', () => {
  /** Typesets a book of one chapter with the given body, beside a copy of the real kit. */
  function aBook(body: string): () => Buffer {
    const directory = temporaryDirectory()
    for (const part of ['resources/style.typ', 'resources/style', 'figures/style']) {
      cpSync(join(content, part), join(directory, part), { recursive: true })
    }
    const file = join(directory, 'resources/economics/book.typ')
    const opening =
      'title: "A", group: "economics", group-name: "E", exam: [x], drawing: none, covers: ([y],)'
    write(file, `#import "../style.typ": *\n#show: book.with(${opening})\n= One\n${body}`)
    return () => createTypesetter(directory, 'resources').pdf(file)
  }

  test('the kit does not typeset an exercise without an answer', () => {
    expect(aBook('#exercise([Choices])[+ one]\n#answers()')).toThrow(/every exercise needs its answer/)
  })

  test('the kit does not typeset a book that leaves out its answers', () => {
    expect(aBook('#exercise([Choices], answer: [one])[+ one]')).toThrow(/answer-exercise-1/)
  })

  test('the kit does not typeset a diagram without alt text', () => {
    expect(aBook('#diagram(demand())\n#answers()')).toThrow(/every diagram needs alt/)
  })

  test('a book is the same bytes every time', () => {
    const book = aBook('#exercise([Choices], answer: [one])[+ one]\n#answers()')
    expect(book().equals(book())).toBe(true)
  })
})
