// Whether recall comes true: expectations in ten bins, each beside what came of them.
import { after, type Memory, noSums, recall, type StandingSums, standingFrom, sumsWith } from './memory.ts'
import type { LoggedAttempt } from './replay.ts'

/** Of all answers whose recall was expected in one tenth. */
export interface Bin {
  readonly answers: number
  readonly right: number
  /** The sum of the expected recalls. */
  readonly expected: number
}

const tenths = 10

export const noBins: readonly Bin[] = Array.from({ length: tenths }, () => ({
  answers: 0,
  right: 0,
  expected: 0,
}))

/**
 * Adds a student's log: each answer to an objective that was met before, with its recall by the answers before it.
 * @param attempts in the order in which they were answered
 */
export const calibrate = (
  attempts: Iterable<LoggedAttempt>,
  before: readonly Bin[] = noBins,
): readonly Bin[] => {
  const bins = before.map((bin) => ({ ...bin }))
  const memories = new Map<string, Memory>()
  let sums: StandingSums = noSums
  for (const attempt of attempts) {
    const memory = memories.get(attempt.objective) ?? null
    if (memory) {
      const expected = recall(memory, attempt.day, standingFrom(sums))
      const bin = bins[Math.min(tenths - 1, Math.floor(expected * tenths))]
      if (!bin) throw new RangeError(`${expected} is no probability`)
      bin.answers += 1
      bin.right += attempt.isRight ? 1 : 0
      bin.expected += expected
      sums = sumsWith(sums, memory, -1)
    }
    const next = after(memory, attempt)
    memories.set(attempt.objective, next)
    sums = sumsWith(sums, next, 1)
  }
  return bins
}
