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

/** A paper that was sat, as far as it tells what the next one will bring. */
export interface SatPaper {
  /** As in `epochDay`. */
  readonly day: number
  readonly right: number
  readonly counted: number
}

/** How far a share of right answers moves in a day, up or down: what was measured long ago says less. */
const driftADay = 0.005

/**
 * The memories and the papers together: each says a share of right answers, and counts for as much as it is certain.
 * @param papers of the same subject and tier @see expectedMark
 */
export const expectedRange = (
  objectives: readonly TonightObjective[],
  tier: Tier,
  memories: ReadonlyMap<string, Memory>,
  day: number,
  standing: Standing,
  papers: readonly SatPaper[] = [],
): MarkRange | null => {
  const mark = expectedMark(objectives, tier, memories, day, standing)
  if (mark === null) return null
  const said = [{ share: mark / marksOfAPaper, variance: uncertainty ** 2 }]
  for (const paper of papers) said.push(saidBy(paper, day))
  const certainty = said.reduce((sum, { variance }) => sum + 1 / variance, 0)
  const share = said.reduce((sum, one) => sum + one.share / one.variance, 0) / certainty
  return rangeAround(share, 1 / certainty)
}

const saidBy = ({ day: sat, right, counted }: SatPaper, day: number) => {
  // As if one more had been right and one wrong: no paper says that nothing, or everything, is known.
  const share = (right + 1) / (counted + 2)
  return { share, variance: (share * (1 - share)) / counted + (driftADay * Math.max(0, day - sat)) ** 2 }
}

/** Forty questions drawn by chance, and a share that may itself be off. */
const rangeAround = (share: number, variance: number): MarkRange => {
  const half = deviations * Math.sqrt(marksOfAPaper * share * (1 - share) + marksOfAPaper ** 2 * variance)
  // A mark is a whole number: each end stands for half a mark around it.
  const within = (end: number) => Math.min(marksOfAPaper, Math.max(0, Math.round(end)))
  const mark = marksOfAPaper * share
  return { low: within(mark - half + 0.5), high: within(mark + half - 0.5) }
}
