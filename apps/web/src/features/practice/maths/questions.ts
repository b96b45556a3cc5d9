// A topic's questions out of `GET /csv/{topic_key}.csv`: pictures with their sizes, their words, and what each is
// worth. Columns are found by their names, so that a new one does no harm.
import { parseCsv } from './csv.ts'

export interface Drawing {
  /** Of an SVG that shows its dark colours when its address ends in #dark. */
  readonly address: string
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** A part of a question, or all of it (an empty name), with its marks as in the margin of the solution. */
export interface SchemePart {
  readonly part: string
  readonly marks: readonly string[]
}

export interface MathsQuestion {
  readonly id: string
  readonly question: Drawing
  readonly answer: Drawing
  readonly marks: number
  /** Where each mark is earned; empty for a question that nobody marks. */
  readonly scheme: readonly SchemePart[]
  /** Whether a calculator may be used. */
  readonly calculator: boolean
}

/** @throws Error naming the row and column that the table lacks: a question left out would move all that follow. */
export function readQuestions(csv: string): MathsQuestion[] {
  const [header = [], ...rows] = parseCsv(csv)
  return rows.map((row, place) => {
    const text = (column: string): string => {
      const field = row[header.indexOf(column)]
      if (!field) throw new Error(`row ${place + 1} has no ${column}`)
      return field
    }
    const count = (column: string): number => {
      const number = Number(text(column))
      if (!Number.isInteger(number) || number < 1) throw new Error(`row ${place + 1}: ${column} is no count`)
      return number
    }
    const drawing = (which: 'question' | 'answer'): Drawing => ({
      address: `/images/${encodeURIComponent(text(`${which}Image`))}`,
      alt: text(`${which}Alt`),
      width: count(`${which}Width`),
      height: count(`${which}Height`),
    })
    return {
      id: text('id'),
      question: drawing('question'),
      answer: drawing('answer'),
      marks: count('marks'),
      scheme: readScheme(text('markScheme')),
      calculator: text('calculator') === 'true',
    }
  })
}

/** `a: B1 | b: M1 A1`, or `M1 A1` of a question without parts. */
const readScheme = (words: string): SchemePart[] =>
  words.split(' | ').map((each) => {
    const [marks = '', part = ''] = each.split(': ').reverse()
    return { part, marks: marks.split(' ') }
  })

/** A mark that can be ticked. One worth two is two of them. */
interface Tick {
  /** Its place among all marks of the question, from 1. */
  readonly number: number
  readonly label: string
}

export interface TickGroup {
  readonly part: string
  readonly ticks: readonly Tick[]
}

/** The ticks of a scheme in their order: `M1`, and `B2, 1 of 2` with `B2, 2 of 2`. */
export const ticksOf = (scheme: readonly SchemePart[]): TickGroup[] => {
  let number = 0
  return scheme.map(({ part, marks }) => ({
    part,
    ticks: marks.flatMap((mark) => {
      const worth = Number(mark.slice(1))
      return Array.from({ length: worth }, (_, place) => {
        number += 1
        return { number, label: worth === 1 ? mark : `${mark}, ${place + 1} of ${worth}` }
      })
    }),
  }))
}
