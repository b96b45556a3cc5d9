// What an objective is worth tonight. The first design was the gain of recall that FSRS expects on the day of the examination;
// in simulation (docs/learning.md) this simpler rule brings more, and needs no memory model to be right.

import type { Day } from '../calendar.ts'
import type { TonightBank, TonightObjective, TonightQuestion } from './bank.ts'
import { isOfTier } from './bank.ts'
import type { Memory } from './memory.ts'
import { daysLeft, type Plan, stillAhead, type Tier } from './plan.ts'

export interface Candidate {
  readonly objective: TonightObjective
  readonly tier: Tier
  readonly isNew: boolean
  readonly worth: number
}

/** What was never met is worth what was missed two months ago: breadth comes before repetition, unless the weights differ. */
const daysOfUnmet = 60
/** Of subjects with different days the earlier one comes first, up to this nearness: the other has nights of its own after it. */
const nearest = 14

/**
 * All that the plan examines and the bank can ask, what is worth most first: its weight in the paper × the days since it was
 * last met, less the more often it was right in a row.
 * @param today as in `epochDay`
 */
export const candidatesOf = (
  { plan, day, bank, memories, withheld }: Known,
  today: number,
): readonly Candidate[] => {
  const candidates = stillAhead(plan, day).flatMap((examined): Candidate[] => {
    const { subject, tier } = examined
    const objectives = bank.objectives.filter(
      (objective) => objective.subject === subject && objective.questions.some(isAsked(withheld, tier)),
    )
    const whole = objectives.reduce((sum, { weight }) => sum + weight, 0)
    const urgency = 1 / (whole * Math.max(nearest, daysLeft(examined, day)))
    return objectives.map((objective) => {
      const memory = memories.get(objective.id)
      const days = memory ? Math.max(0, today - memory.lastDay) : daysOfUnmet
      const worth = (objective.weight * urgency * days) / (2 + (memory?.inARow ?? 0))
      return { objective, tier, isNew: memory === undefined, worth }
    })
  })
  return candidates.sort((one, other) => other.worth - one.worth || byId(one.objective, other.objective))
}

export interface Known {
  readonly plan: Plan
  readonly day: Day
  readonly bank: TonightBank
  /** By the id of their objective. */
  readonly memories: ReadonlyMap<string, Memory>
  readonly withheld: ReadonlySet<string>
}

/** Whether a question can be asked of somebody of this tier. */
export const isAsked =
  (withheld: ReadonlySet<string>, tier: Tier) =>
  (question: TonightQuestion): boolean =>
    isOfTier(question, tier) && !withheld.has(question.id)

/** The same order on every machine, whatever its language. */
const byId = (one: TonightObjective, other: TonightObjective): number => (one.id < other.id ? -1 : 1)
