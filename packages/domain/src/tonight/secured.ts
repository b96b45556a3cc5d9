// What the map says of an objective besides its recall: whether it is secured, and until when it is known.
import { type Memory, recall, type Standing } from './memory.ts'

/** Three unseen questions of four would be answered rightly. */
const securedFrom = 0.75
/** Two of three: below it an answer is no surprise either way. */
const knownFrom = 2 / 3

/**
 * Secured is what was answered rightly the last time and has not faded much since. On the day of a wrong answer the explanation is
 * fresh, so recall alone would say too much. @param memory null: not met yet @param day as in `epochDay`
 */
export const isSecured = (memory: Memory | null, day: number, standing: Standing): boolean =>
  memory !== null && memory.inARow > 0 && recall(memory, day, standing) >= securedFrom

/**
 * The last day on which the objective is known, at most `last`; null: not even today. All days as in `epochDay`.
 * @param last such as that of the examination
 */
export const knownUntil = (
  memory: Memory,
  today: number,
  last: number,
  standing: Standing,
): number | null => {
  const isKnown = (day: number) => recall(memory, day, standing) >= knownFrom
  if (!isKnown(today)) return null
  // Recall only fades, so the last day on which it holds can be found by halving.
  let [known, until] = [today, Math.max(today, last)]
  while (known < until) {
    const middle = Math.ceil((known + until) / 2)
    if (isKnown(middle)) known = middle
    else until = middle - 1
  }
  return known
}
