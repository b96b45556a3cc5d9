// Referral codes: the name without whitespace and a number (product rule 9.1, decision 5).

/** How many random numbers are tried within one range before the range grows tenfold. */
const triesPerRange = 30

/**
 * The code to try on the given attempt (0, 1, 2 …). The number is 0–999; when that keeps colliding, a name's
 * thousand codes are as good as used up and the number grows.
 * @param name of the student; empty where none is known @param random a number in [0, 1)
 */
export const referralCode = (name: string, attempt: number, random: number): string => {
  const range = 1000 * 10 ** Math.floor(attempt / triesPerRange)
  return `${name.replace(/\s/gu, '') || 'Anonymous'}${Math.floor(random * range)}`
}
