// What memory expected beside what came true, added up page by page of students.
import type { Api } from '@toron/contract/api.ts'
import type { ReplyOf } from '@toron/contract/route.ts'

type Page = ReplyOf<Api['POST /api/admin/calibrations']>

interface Bin {
  readonly answers: number
  readonly right: number
  /** The sum of the expected recalls. */
  readonly expected: number
}

export interface Calibration {
  readonly students: number
  /** Ten, the first of recalls below 0.1. */
  readonly bins: readonly Bin[]
  /** The last student of the page; null: all have been read. */
  readonly next: string | null
}

export const afterPage = (known: Calibration | null, page: Page): Calibration => ({
  students: (known?.students ?? 0) + page.students,
  bins: page.bins.map((bin, index) => {
    const before = known?.bins[index]
    return {
      answers: bin.answers + (before?.answers ?? 0),
      right: bin.right + (before?.right ?? 0),
      expected: bin.expected + (before?.expected ?? 0),
    }
  }),
  next: page.next,
})

export const answersOf = ({ bins }: Calibration): number => bins.reduce((sum, bin) => sum + bin.answers, 0)

/** How far expected and real shares lie apart, bin by bin, each weighing as much as its answers; null without any. */
export const errorOf = (calibration: Calibration): number | null => {
  const answers = answersOf(calibration)
  if (answers === 0) return null
  return calibration.bins.reduce((sum, { right, expected }) => sum + Math.abs(right - expected), 0) / answers
}
