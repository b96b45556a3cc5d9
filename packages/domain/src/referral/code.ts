// Referral codes: the name without whitespace and a number (product rule 9.1, decision 5), or two words and a number for
// students who do not want their name in it (decision 70).
import { adjectives, nouns } from './neutral-words.ts'

/** How many random numbers are tried within one range before the range grows tenfold. */
const triesPerRange = 30

/** How many numbers there are at an attempt (0, 1, 2 …): 1,000 until they keep colliding, then ten times as many. */
const rangeAt = (attempt: number): number => 1000 * 10 ** Math.floor(attempt / triesPerRange)

/**
 * The code to try on an attempt. When codes keep colliding, the thousand of a name are nearly used up.
 * @param name of the student; empty where none is known @param random a number in [0, 1)
 */
export const referralCode = (name: string, attempt: number, random: number): string =>
  `${name.replace(/\s/gu, '') || 'Anonymous'}${Math.floor(random * rangeAt(attempt))}`

/** `CalmHeron417`: does not tell whose it is. @param random a number in [0, 1) */
export const neutralCode = (attempt: number, random: number): string => {
  const drawn = random * rangeAt(attempt)
  const number = Math.floor(drawn)
  // The fraction of the random number draws the words.
  const pair = Math.floor((drawn - number) * adjectives.length * nouns.length)
  return `${adjectives[Math.floor(pair / nouns.length)]}${nouns[pair % nouns.length]}${number}`
}
