// A paper of maths and its mark scheme as Typst markup, for the kit in `kit/maths.typ`: from the markup of its questions, cut where
// their parts begin, so that there is room for working below each.

import { type Component, type PaperSubject, paperKinds } from '@toron/domain/papers/kinds.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { subjects } from '../catalogue.ts'
import { findTemplate, type Generated, generate, type MathsTopic } from '../maths/template.ts'
import type { Paper } from '../papers.ts'
import { hasFigure, isDrawnOn, spaceBelow, withGaps } from './answer-lines.ts'

/** What is printed: plain data, so that it can go to a worker. */
export interface MathsPrint {
  readonly form: 'written'
  readonly id: string
  readonly subject: PaperSubject
  readonly component: Component
  readonly number: number
  /** Ids, in their order. */
  readonly questions: readonly string[]
}

export const mathsPrintOf = ({ id, subject, component, number, questions }: Paper): MathsPrint => ({
  form: 'written',
  id,
  subject,
  component,
  number,
  questions: questions.map((question) => question.id),
})

const codes: Readonly<Record<string, string>> = {
  'general-math no-calculator': 'Mathematics (0580), Paper 2: non-calculator, Extended',
  'general-math calculator': 'Mathematics (0580), Paper 4: calculator, Extended',
  'additional-math no-calculator': 'Additional Mathematics (0606), Paper 1: non-calculator',
  'additional-math calculator': 'Additional Mathematics (0606), Paper 2: calculator',
}

const text = (plain: string): string => JSON.stringify(plain)

/** How many brackets a line of code opens more than it closes; those in its strings are none. */
const opened = (line: string): number => {
  const code = line.replace(/"(?:[^"\\]|\\.)*"/g, '')
  return [...code].reduce((sum, sign) => sum + ('([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0), 0)
}

/** Definitions and rules at the top of a question's markup, which hold for all of it. */
const preambleOf = (markup: string): string => {
  const lines = markup.split('\n')
  let [end, depth] = [0, 0]
  for (const [index, line] of lines.entries()) {
    if (depth === 0 && line.trim() !== '' && !/^#(show|let|set) /.test(line)) break
    depth += opened(line)
    end = index + 1
  }
  return lines.slice(0, end).join('\n')
}

interface Chunk {
  /** The part that it is; empty for what comes before the first. */
  readonly part: string
  /** Its own markup, without the definitions that hold for all of the question. */
  readonly own: string
  readonly markup: string
}

/** Where the brackets of the part that a chunk begins with are closed. */
const endOfPart = (chunk: string): number => {
  const signs = /\\.|[[\]]/g
  let depth = 0
  for (const { 0: sign, index } of chunk.matchAll(signs)) {
    if (sign === '[') depth += 1
    if (sign === ']') depth -= 1
    if (depth === 0 && sign === ']') return index + 1
  }
  return chunk.length
}

/** A part, and the sentences behind it, which lead to the parts that follow; a figure or table behind it is its own. */
const withoutLead = (chunk: string, isLast: boolean): readonly string[] => {
  const end = chunk.startsWith('#part(') && !isLast ? endOfPart(chunk) : chunk.length
  return /^\s*[^#\s]/.test(chunk.slice(end)) ? [chunk.slice(0, end), chunk.slice(end)] : [chunk]
}

/** Cut where parts begin and end: each begins a line, and none is within another. */
export const chunksOf = (markup: string): readonly Chunk[] => {
  const preamble = preambleOf(markup)
  const rest = markup.slice(preamble.length)
  return rest
    .split(/(?=^#part\(")/m)
    .flatMap((chunk, index, all) => withoutLead(chunk, index === all.length - 1))
    .filter((chunk) => chunk.trim() !== '')
    .map((chunk) => ({
      part: chunk.match(/^#part\("([^"]+)"/)?.[1] ?? '',
      own: chunk,
      markup: `${preamble}\n${chunk}`,
    }))
}

const marksIn = ({ markup }: Chunk): number => {
  const [, ofPart, ofAll] = markup.match(/#part\("[^"]+", (\d+)\)|#marks\((\d+)\)/) ?? []
  return Number(ofPart ?? ofAll ?? 0)
}

const drawnOf = (topics: readonly MathsTopic[], id: string): Generated => {
  const topic = topics.find(({ key }) => key === topicOf(id))
  const published = topic?.published[positionOf(id)]
  if (!topic || !published) throw new Error(`there is no question ${id}`)
  return generate(findTemplate(topic, published.template), published.seed, published.case)
}

/** A question by itself gives a formula that in a paper stands in the list. */
const withoutListed = (markup: string): string =>
  markup
    .replace(/ #linebreak\(\) \[A (?:cone|pyramid|sphere) [^\n\]]*\]/g, '')
    .replace(/^\[(?!Density)[^\n]*?\b(?:cone|pyramid|sphere)\b[^\n]*\.\]/gim, '')

/** Whoever has the paper draws on its own grid. */
const onItsGrid = (markup: string): string => markup.replace(/\b([Oo]n) a copy of the grid\b/g, '$1 the grid')

/** A question of one part has its room below all of it; a question with parts below each. */
const questionMarkup = (section: string, drawn: Generated, number: number): string => {
  const chunks = chunksOf(drawn.question)
  const question = chunks.map(({ own }) => own).join('\n')
  const grows = isDrawnOn(question, drawn.answers)
  const pieces = chunks.map((chunk) => {
    const marks = marksIn(chunk)
    const space = spaceBelow({ name: chunk.part, markup: chunk.own, marks }, question, drawn.answers)
    const lines = [
      ...(space.writing > 0 ? [`writing: ${space.writing}`] : []),
      ...space.lines.map((line) => `[${line}]`),
    ]
    const room = marks > 0 ? `room(${[marks, text(space.for), ...lines].join(', ')})` : 'none'
    return `(piece(${text(section)}, grows: ${grows})[${withGaps(onItsGrid(withoutListed(chunk.markup)))}\n], ${room}),`
  })
  const about = `${text(onItsGrid(drawn.alt))}, has-figure: ${hasFigure(question)}`
  return `#question(${number}, ${about},\n${pieces.join('\n')}\n)`
}

const solutionMarkup = (section: string, drawn: Generated, number: number): string => {
  const marksOf = new Map(
    chunksOf(drawn.question).flatMap((chunk) => (chunk.part === '' ? [] : [[chunk.part, marksIn(chunk)]])),
  )
  const pieces = chunksOf(drawn.answer).map(
    ({ part, markup }) => `(${marksOf.get(part) || 'none'}, solved(${text(section)})[${markup}\n]),`,
  )
  return `#solution(${number}, ${drawn.marks}, ${text(drawn.answerAlt)},\n${pieces.join('\n')}\n)`
}

const componentNames: Readonly<Record<string, string>> = {
  'no-calculator': 'No calculator',
  calculator: 'Calculator',
}

const headOf = (kit: string, { subject, component, number }: MathsPrint, more = ''): string => {
  const name = subjects.find(({ sectionId }) => sectionId === subject)?.name ?? ''
  const about = [
    `subject: ${text(name)}`,
    `key: ${text(subject)}`,
    `component: ${text(componentNames[component] ?? '')}`,
    `number: ${number}`,
    `marks: ${paperKinds[subject].marks}`,
  ].join(', ')
  // What a question's own markup may use is the kit of the maths pages, but for its parts and marks.
  return `#import "/maths/style.typ": *
#import "/papers/kit/maths.typ": maths-paper, maths-scheme, question, solution, piece, solved, room, blank, cell, gap${kit === 'maths-paper' ? ', part, marks' : ''}
#show: ${kit}.with(${about}${more})
`
}

export const mathsPaperMarkup = (print: MathsPrint, topics: readonly MathsTopic[]): string => {
  const { subject, component, questions } = print
  const code = text(codes[`${subject} ${component}`] ?? '')
  return (
    headOf('maths-paper', print, `, code: ${code}, calculator: ${component === 'calculator'}`) +
    questions.map((id, index) => questionMarkup(subject, drawnOf(topics, id), index + 1)).join('\n')
  )
}

export const mathsSchemeMarkup = (print: MathsPrint, topics: readonly MathsTopic[]): string =>
  headOf('maths-scheme', print) +
  print.questions.map((id, index) => solutionMarkup(print.subject, drawnOf(topics, id), index + 1)).join('\n')
