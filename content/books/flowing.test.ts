import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTypesetter } from '../building/typeset.ts'
import { flowingTypesetter } from './chapters.ts'
import { finishDrawing } from './drawing.ts'
import { type PdfFacts, readFacts } from './facts.ts'
import { flowingChapters } from './flowing.ts'
import { type Printed, readPrinted } from './printed.ts'

const content = join(import.meta.dirname, '..')
const sheet = join(content, 'resources/style/sheet.typ')

describe('a book with every function of the kit', () => {
  let html: string
  let printed: Printed
  let facts: PdfFacts
  beforeAll(() => {
    html = flowingTypesetter(content)(sheet)
    const pdf = createTypesetter(content, 'resources').pdf(sheet)
    facts = readFacts(pdf)
    printed = readPrinted(pdf, facts.chapters[0]?.page ?? 1)
    // On a busy machine it takes longer than a hook may by itself.
  }, 120_000)
  const changed = (from: string | RegExp, to: string) => {
    const tampered = html.replace(from, to)
    expect(tampered).not.toBe(html)
    return () => flowingChapters(tampered, printed, facts)
  }

  test('flows with the words that are printed, in chapters that lead to each other', () => {
    const chapters = flowingChapters(html, printed, facts)
    expect(chapters).toHaveLength(facts.chapters.length)
    for (const [index, chapter] of chapters.entries()) {
      expect(chapter).toMatch(/^<h3>/)
      expect(chapter).toContain(`data-page="${facts.chapters[index]?.page}"`)
    }
    expect(chapters[0]).toContain('<a href="#5/answer-exercise-1">Answer</a>')
    expect(chapters.at(-1)).toContain('<a href="#1/exercise-1">Question</a>')
    // A line is spoken of as it is numbered in print, and words of another language are marked.
    expect(chapters[1]).toMatch(/\(line\s1\)/)
    expect(chapters[3]).toContain('<span lang="bn">')
    expect(chapters.join('').match(/<svg /g)).toHaveLength(facts.drawings)
  })

  test.each([
    ['a word left out', 'Its meaning.', 'meaning.', /page \d+ prints "Its" where "" flows/],
    ['a letter changed', 'what to do instead', 'what to du instead', /page \d+ prints "o" where "u" flows/],
    ['words added', 'Its meaning.', 'Its own meaning.', /page \d+ prints "" where "own" flows/],
    ['a script', 'Its meaning.', 'Its meaning.<script></script>', /has an element script/],
    ['a style', '<p>Its', '<p style="x">Its', /has an attribute style/],
    ['a handler', '<p>Its', '<p onclick="x">Its', /has an attribute onclick/],
    [
      'a way out of the book',
      'href="#answer-check-1"',
      'href="https://example.com"',
      /leads out of the book/,
    ],
    ['a link to nothing', 'href="#answer-check-1"', 'href="#nowhere"', /has a link to nowhere/],
  ])('is refused with %s', (_, from, to, message) => {
    expect(changed(from, to)).toThrow(message)
  })
})

test('a syllable of Bangla is read from a PDF as it is spelt, and compared', () => {
  const typesetter = createTypesetter(content, 'resources')
  const book = (body: string) => `#import "/resources/style.typ": *
    #show: book.with(title: "বই", group: "bangla", group-name: "বাংলা", exam: [x], drawing: none, language: "bn", covers: ([ক],))
    = সন্ধি
    ${body}`
  const pdf = typesetter.pdfOf(book('স্বর্গে সন্ধ্যা, ক্ষুদ্র দ্বন্দ্ব ও উজ্জ্বল চাঁদ।'), 'a book')
  const text = readPrinted(pdf, 3)
    .letters.map(({ letter }) => letter)
    .join('')
  expect(text).toBe('১সন্ধিস্বর্গেসন্ধ্যাক্ষুদ্রদ্বন্দ্বওউজ্জ্বলচাঁদ')
})

test.each([
  ['a script', '<script>x</script>'],
  ['a picture from elsewhere', '<image href="https://example.com/x.png"/>'],
  ['a foreign page', '<foreignObject><p>x</p></foreignObject>'],
  ['a colour of its own', '<path fill="#123456" d="M 0 0 l 9 9 Z"/>'],
])('a drawing with %s is refused', (_, drawn) => {
  const shape = '<path fill="#1c2233" d="M 0 0 h 9 v 9 Z"/>'
  const svg = (content: string) =>
    `<svg viewBox="0 0 10 10" width="10pt" height="10pt" xmlns="http://www.w3.org/2000/svg">${content}</svg>`
  expect(finishDrawing(svg(shape), 'd')).toContain('fill="var(--ink)"')
  expect(() => finishDrawing(svg(shape + drawn), 'd')).toThrow()
})
