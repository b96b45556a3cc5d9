// How a triangle stands on the page: the names of its corners, and how far it may be turned.

import type { Random } from '../../kit/random.ts'

/** Names of the corners; the sides opposite them are called by the same letter in lower case. */
export const cornerNames = (random: Random) => {
  const [A = '', B = '', C = ''] = random.pick(['ABC', 'PQR', 'LMN', 'XYZ'])
  return { A, B, C }
}

export const turns = [0, 15, -20, 170, 40]
