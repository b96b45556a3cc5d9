// The mark that a paper would bring if it were sat on a day: as a number for the simulation, and as an interval for students, who
// never see one number.
import type { TonightObjective } from './bank.ts'
import { isOfTier } from './bank.ts'
import { type Memory, recall, type Standing } from './memory.ts'
import type { Tier } from './plan.ts'

const marksOfAPaper = 40

/**
 * Of 40; null when the tier has no objective. Weights are shares of the Extended paper; a Core paper shares its marks among
 * what is left.
 * @param objectives of one subject @param memories by the id of their objective @param day as in `epochDay`
 */
export const expectedMark = (
  objectives: readonly TonightObjective[],
  tier: Tier,
  memories: ReadonlyMap<string, Memory>,
  day: number,
  standing: Standing,
): number | null => {
  let whole = 0
  let right = 0
  for (const { id, weight, questions } of objectives) {
    if (!questions.some((question) => isOfTier(question, tier))) continue
    whole += weight
    right += weight * recall(memories.get(id) ?? null, day, standing)
  }
  return whole === 0 ? null : (marksOfAPaper * right) / whole
}

/** Marks of 40 between which four of five papers lie, both included. */
export interface MarkRange {
  readonly low: number
  readonly high: number
}

/** Of a normal distribution four fifths lie within so many deviations. */
const deviations = 1.2816
/** How far the expected share of right answers is off, in the simulation of docs/learning.md: its deviation. */
const uncertainty = 0.05

/** @see expectedMark */
export const expectedRange = (...given: Parameters<typeof expectedMark>): MarkRange | null => {
  const mark = expectedMark(...given)
  return mark === null ? null : rangeAround(mark)
}

/** Forty questions drawn by chance, and an expectation that may itself be off. */
const rangeAround = (mark: number): MarkRange => {
  const share = mark / marksOfAPaper
  const variance = marksOfAPaper * share * (1 - share) + (marksOfAPaper * uncertainty) ** 2
  const half = deviations * Math.sqrt(variance)
  // A mark is a whole number: each end stands for half a mark around it.
  const within = (end: number) => Math.min(marksOfAPaper, Math.max(0, Math.round(end)))
  return { low: within(mark - half + 0.5), high: within(mark + half - 0.5) }
}
