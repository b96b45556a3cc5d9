// The marks of each kind of paper in the order in which they were sat.
import type { PastSitting } from '@toron/contract/paper-fields.ts'
import type { Component, PaperSubject } from '@toron/domain/papers/kinds.ts'

export interface Curve {
  readonly subject: PaperSubject
  readonly component: Component
  /** The first one first; two or more. */
  readonly marks: readonly number[]
}

/** @param history the latest first */
export const curvesOf = (history: readonly PastSitting[]): readonly Curve[] => {
  const curves = new Map<string, { subject: PaperSubject; component: Component; marks: number[] }>()
  for (const { paper, score } of history.toReversed()) {
    if (!score) continue
    const key = `${paper.subject} ${paper.component}`
    const curve = curves.get(key) ?? { subject: paper.subject, component: paper.component, marks: [] }
    curve.marks.push(score.mark)
    curves.set(key, curve)
  }
  return [...curves.values()].filter(({ marks }) => marks.length > 1)
}
