// What is kept for each question while a paper is open. The choice that was made last counts, whichever arrives last: a send can be
// late, and another device can have made one since.
import type { Letter } from '../practice/public-question.ts'

export interface Choice {
  /** From 1. */
  readonly number: number
  /** Null: none, or taken back. */
  readonly option: Letter | null
  /** What was typed into the fields of a written question, in their order; absent: nothing was. */
  readonly texts?: readonly string[]
  readonly isFlagged: boolean
  /** Seconds that the question was open, as the device counted them, from the beginning of the paper. */
  readonly seconds: number
  /** When it was made, in milliseconds after the beginning of the paper, as the device counted; higher for each that follows. */
  readonly madeAt: number
}

/** A device's clock may be a little ahead, its count of the time no more than this. */
const ahead = 5000

/** The choice with what a device claims held to the server's clock: nothing was made, or lasted, longer than the paper. */
export const bounded = (choice: Choice, startedAt: number, now: number): Choice => {
  const elapsed = Math.max(0, now - startedAt)
  return {
    ...choice,
    seconds: Math.min(choice.seconds, Math.floor(elapsed / 1000)),
    madeAt: Math.min(choice.madeAt, elapsed + ahead),
  }
}

/** Whether a choice takes the place of the one that is kept; one sent again does, and changes nothing. */
export const replaces = (
  arriving: Pick<Choice, 'madeAt'>,
  kept: Pick<Choice, 'madeAt'> | undefined,
): boolean => !kept || arriving.madeAt >= kept.madeAt

/** The choice that was made last: of the question that was on screen last, for its time is kept, too. Null: none was made. */
export const lastMade = (choices: readonly Choice[]): Choice | null =>
  choices.reduce<Choice | null>(
    (last, choice) => (last && last.madeAt >= choice.madeAt ? last : choice),
    null,
  )

/** The choices that are kept after some more arrived, by number. */
export const keptAfter = (
  kept: ReadonlyMap<number, Choice>,
  arriving: readonly Choice[],
): ReadonlyMap<number, Choice> => {
  const all = new Map(kept)
  for (const choice of arriving) if (replaces(choice, all.get(choice.number))) all.set(choice.number, choice)
  return all
}
