// What a student's answers add up to: the figures of the dashboard and the mood of its greeting
// (product rules 4.3 to 4.9, decision 14).

/** Percent of answered questions whose latest answer is right, 0–100, not rounded; null before any answer. */
export const accuracy = (answered: number, correct: number): number | null =>
  answered === 0 ? null : (100 * correct) / answered

/**
 * Which motivational message fits: its bounds are exclusive, as in "above 90%". `underway`: only maths was done, which is
 * not graded.
 */
export type Mood = 'start' | 'underway' | 'praise' | 'strong' | 'steady' | 'encourage'

/** @param answered over all subjects @param percent of the graded answers that are right; null: none is graded */
export const mood = (answered: number, percent: number | null): Mood => {
  if (percent === null) return answered > 0 ? 'underway' : 'start'
  if (percent > 90) return 'praise'
  if (percent > 70) return 'strong'
  if (percent > 40) return 'steady'
  return 'encourage'
}

/** The topic with the most answered questions; the first one wins a tie; null before any answer. */
export const mostAnswered = <T extends { readonly answered: number }>(topics: readonly T[]): T | null => {
  let most: T | null = null
  for (const topic of topics) if (topic.answered > (most?.answered ?? 0)) most = topic
  return most
}
