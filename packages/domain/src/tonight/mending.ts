// Wrong ideas. A misconception is held after one choice of it, and mended after two right answers where it tempted; until
// then it is asked for again, tonight after three other questions, and two to seven days later.

/** All of it can stand in a row of a table. Days count as in `epochDay`. */
export interface Idea {
  readonly idea: string
  /** The question in which it was last chosen. */
  readonly missed: string
  /** The last day on which it tempted, chosen or not. */
  readonly lastDay: number
  /** Right answers where it tempted since it was last chosen. */
  readonly rights: number
}

export interface Tempted {
  readonly day: number
  readonly question: string
  readonly isRight: boolean
  /** The misconception of the chosen option; null: a right answer, a slip, or no tag. */
  readonly chosen: string | null
  /** All misconceptions among the wrong options. */
  readonly tempts: readonly string[]
}

const rightsToMend = 2
/** Another question comes after so many others, in the same night. */
export const othersBetween = 3
/** After a miss, and after the first right answer: between two and seven days, with room for a night that is missed. */
const daysUntilNext = { afterMiss: 2, afterRight: 4 }

export const isMended = ({ rights }: Idea): boolean => rights >= rightsToMend

/** The first day on which a held idea is to be asked for again, not counting the night of the miss itself. */
export const nextDay = ({ rights, lastDay }: Idea): number =>
  lastDay + (rights > 0 ? daysUntilNext.afterRight : daysUntilNext.afterMiss)

/** The ideas that an answer changes, as they are after it. Ideas that were never chosen are not followed. */
export const ideasAfter = (ideas: ReadonlyMap<string, Idea>, answer: Tempted): Idea[] =>
  [...new Set(answer.tempts)].flatMap((id): Idea[] => {
    const before = ideas.get(id)
    const lastDay = Math.max(answer.day, before?.lastDay ?? answer.day)
    if (answer.chosen === id) return [{ idea: id, missed: answer.question, lastDay, rights: 0 }]
    if (!before || isMended(before)) return []
    return [{ ...before, lastDay, rights: before.rights + (answer.isRight ? 1 : 0) }]
  })
