// What a template draws and does not need.

import type { Random } from './random.ts'

/** Passes over draws that another case of the template uses, so that the seeds that are published keep their numbers. */
export const skip = (random: Random, draws: number): void => {
  for (let n = 0; n < draws; n += 1) random.sign()
}
