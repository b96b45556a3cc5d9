// What typed answers add up to: whether a try decides something, and how a topic's typed answers stand (decision 96).
import type { MarkedFacts } from '../rewards/badges.ts'
import type { Marked } from '../typed-answers/asked.ts'

/**
 * What a try at a question comes to. `open` decides nothing and leaves no trace: parts are missing, cannot be read or are not in
 * the form asked, and none is wrong.
 * @param verdicts of what was typed @param fields how many fields the question has
 */
export const resultOf = (
  verdicts: readonly Marked['verdict'][],
  fields: number,
): 'right' | 'wrong' | 'open' => {
  if (verdicts.includes('wrong')) return 'wrong'
  return verdicts.length === fields && verdicts.every((verdict) => verdict === 'right') ? 'right' : 'open'
}

/** How a topic's typed answers stand. */
export interface TypedStanding {
  /** One sign per question by position: `+` the latest typed answer was right, `-` it was wrong, `.` none was typed. */
  readonly typed: string
  /** Right ones in a row, the latest included. */
  readonly typedInARow: number
}

export const nothingTyped: TypedStanding = { typed: '', typedInARow: 0 }

/** @returns null where nothing was ever typed */
export const latestTyped = (typed: string, position: number): 'right' | 'wrong' | null => {
  const sign = typed[position]
  return sign === '+' ? 'right' : sign === '-' ? 'wrong' : null
}

export const typedAfter = (
  { typed, typedInARow }: TypedStanding,
  position: number,
  isRight: boolean,
): TypedStanding => {
  const before = typed.padEnd(position + 1, '.')
  return {
    typed: `${before.slice(0, position)}${isRight ? '+' : '-'}${before.slice(position + 1)}`,
    typedInARow: isRight ? typedInARow + 1 : 0,
  }
}

/** A topic of maths as badges see it. */
export const markedIn = ({ typed, typedInARow }: TypedStanding): MarkedFacts => ({
  answered: typed.replaceAll('.', '').length,
  correct: typed.replaceAll(/[.-]/g, '').length,
  inARow: typedInARow,
})
