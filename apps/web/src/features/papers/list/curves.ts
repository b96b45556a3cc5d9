// The marks of each kind of paper in the order in which they were sat.
import type { PastSitting } from '@toron/contract/papers.ts'
import type { PlanSubject, Tier } from '@toron/domain/tonight/plan.ts'

export interface Curve {
  readonly subject: PlanSubject
  readonly tier: Tier
  /** The first one first; two or more. */
  readonly marks: readonly number[]
}

/** @param history the latest first */
export const curvesOf = (history: readonly PastSitting[]): readonly Curve[] => {
  const curves = new Map<string, { subject: PlanSubject; tier: Tier; marks: number[] }>()
  for (const { paper, score } of history.toReversed()) {
    if (!score) continue
    const key = `${paper.subject} ${paper.tier}`
    const curve = curves.get(key) ?? { subject: paper.subject, tier: paper.tier, marks: [] }
    curve.marks.push(score.mark)
    curves.set(key, curve)
  }
  return [...curves.values()].filter(({ marks }) => marks.length > 1)
}
