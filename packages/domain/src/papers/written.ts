// How a written paper is marked: a part whose answers were typed right has all its marks from the machine, and of every other part
// students mark their own work by the scheme (decision 106).
import { type SchemePart, type TickGroup, ticksOf } from '../practice/mark-scheme.ts'
import type { Marked } from '../typed-answers/asked.ts'

/** What the machine found in a field: right, wrong, right but not all of it, nothing that it could decide, or nothing typed. */
export type Sign = '+' | '-' | '/' | '?' | '.'

/** A right value in another form is nothing to decide: whether it costs a mark, the scheme says. */
export const signOf = (marked: Marked): Sign => {
  if (marked.verdict === 'form') return marked.wants === 'more-values' ? '/' : '?'
  return marked.verdict === 'right' ? '+' : marked.verdict === 'wrong' ? '-' : '?'
}

/** What is known of a question in a paper that is over. */
export interface Worked {
  readonly scheme: readonly SchemePart[]
  /** The part of each of its fields. */
  readonly fields: readonly string[]
  /** A sign for each field; empty: nothing was typed. */
  readonly signs: string
  /** The numbers of the marks that the student has ticked; null: not looked at yet. */
  readonly ticks: readonly number[] | null
}

export interface WorkedPart extends TickGroup {
  /** Typed right: the machine has given all its marks. */
  readonly isRight: boolean
  /** Numbers of the ticks that cannot be given: the last marks of a part, one for each answer typed wrong or not in full. */
  readonly lost: readonly number[]
}

export const partsOf = ({ scheme, fields, signs }: Omit<Worked, 'ticks'>): readonly WorkedPart[] =>
  ticksOf(scheme).map((group) => {
    const own = fields.flatMap((part, field) => (part === group.part ? [signs.charAt(field)] : []))
    const missed = own.filter((sign) => sign === '-' || sign === '/').length
    return {
      ...group,
      isRight: own.length > 0 && own.every((sign) => sign === '+'),
      lost: missed === 0 ? [] : group.ticks.slice(-missed).map(({ number }) => number),
    }
  })

/** The numbers that a student may tick. */
export const openTicks = (parts: readonly WorkedPart[]): readonly number[] =>
  parts.flatMap(({ isRight, ticks, lost }) =>
    isRight ? [] : ticks.map(({ number }) => number).filter((number) => !lost.includes(number)),
  )

export interface WorkedScore {
  /** Marks, those of the machine and those ticked. */
  readonly earned: number
  /** Marks of the question. */
  readonly of: number
  /** The student has marks to give and has not looked at them yet. */
  readonly isToMark: boolean
}

export const scoreOfWork = (work: Worked): WorkedScore => {
  const parts = partsOf(work)
  const open = openTicks(parts)
  const ticked = new Set(work.ticks ?? [])
  const given = open.filter((number) => ticked.has(number)).length
  const byMachine = parts.reduce((sum, { isRight, ticks }) => sum + (isRight ? ticks.length : 0), 0)
  return {
    earned: byMachine + given,
    of: parts.reduce((sum, { ticks }) => sum + ticks.length, 0),
    isToMark: work.ticks === null && open.length > 0,
  }
}

/** What the typed answers of a question come to, as a try at it outside a paper would; `open` decides nothing. */
export const triedOf = (signs: string, fields: number): 'right' | 'wrong' | 'open' => {
  if (signs.includes('-')) return 'wrong'
  return fields > 0 && signs === '+'.repeat(fields) ? 'right' : 'open'
}
