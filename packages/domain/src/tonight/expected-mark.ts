// The mark that a paper would bring if it were sat on a day. One number here; what students see is an interval, which comes
// with the papers.
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
