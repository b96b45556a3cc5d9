// The grade thresholds of Cambridge's multiple-choice papers, as published after each series: the least mark of 40 for a grade.
// Only what could be confirmed at its source is here. A component has no A*; that grade exists for a whole subject.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PlanSubject, planSubjects, type Tier } from '@toron/domain/tonight/plan.ts'
import { z } from 'zod'

const grades = ['A*', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const mark = z.int().min(1).max(40)
const marks = z.partialRecord(z.enum(grades), mark)

/** Subject → series, each with its components: 11, 12, 13 are Core, 21, 22, 23 Extended. */
export const thresholdsShape = z.partialRecord(
  z.enum(planSubjects),
  z.array(
    z.strictObject({
      series: z.string().regex(/^(March|June|November) 20\d\d$/),
      source: z.url(),
      components: z.record(z.string().regex(/^[12][1-3]$/), marks),
    }),
  ),
)

export type WrittenThresholds = z.infer<typeof thresholdsShape>

export interface Thresholds {
  /** `November 2023`: the papers of one series differ, so several may be of the same. */
  readonly series: string
  /** Where they are published. */
  readonly source: string
  readonly marks: Partial<Record<(typeof grades)[number], number>>
}

const published = thresholdsShape.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'thresholds.json'), 'utf8')),
)

/** One for every paper of every series that is confirmed, the latest first. */
export const thresholdsOf = (subject: PlanSubject, tier: Tier): readonly Thresholds[] => {
  const first = tier === 'core' ? '1' : '2'
  return (published[subject] ?? []).flatMap(({ series, source, components }) =>
    Object.entries(components)
      .filter(([component]) => component.startsWith(first))
      .map(([, marks]) => ({ series, source, marks })),
  )
}
