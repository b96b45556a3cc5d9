// What Tonight must know of the question bank, with what it looks up for every night made once.
import type { PlanSubject, Tier } from './plan.ts'

export interface TonightQuestion {
  readonly id: string
  readonly level: 'core' | 'supplement'
  /** The misconceptions among its wrong options. Slips are none. */
  readonly tempts: readonly string[]
}

export interface TonightObjective {
  readonly id: string
  readonly subject: PlanSubject
  readonly topic: string
  /** Its share of the subject's paper. */
  readonly weight: number
  /** In the order in which they are asked. */
  readonly questions: readonly TonightQuestion[]
}

export interface TonightBank {
  readonly objectives: readonly TonightObjective[]
  /** Which questions tempt to a misconception. */
  readonly tempting: ReadonlyMap<string, readonly Placed[]>
  readonly byQuestion: ReadonlyMap<string, Placed>
}

/** A question, and the objective that it tests. */
export interface Placed {
  readonly objective: TonightObjective
  readonly question: TonightQuestion
}

export const bankOf = (objectives: readonly TonightObjective[]): TonightBank => {
  const tempting = new Map<string, Placed[]>()
  const byQuestion = new Map<string, Placed>()
  for (const objective of objectives) {
    for (const question of objective.questions) {
      byQuestion.set(question.id, { objective, question })
      for (const idea of new Set(question.tempts)) {
        const others = tempting.get(idea)
        if (others) others.push({ objective, question })
        else tempting.set(idea, [{ objective, question }])
      }
    }
  }
  return { objectives, tempting, byQuestion }
}

/** Core is examined in nothing that the syllabus calls supplement. */
export const isOfTier = ({ level }: Pick<TonightQuestion, 'level'>, tier: Tier): boolean =>
  tier === 'extended' || level === 'core'
