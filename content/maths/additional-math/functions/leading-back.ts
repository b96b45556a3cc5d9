// How an inverse is checked: f and then the inverse must lead back to where one began.

import { agree } from '../../kit/checking.ts'

/** Whether the way there and back ends where it began, from every one of the places. */
export const leadsBack = (
  f: (x: number) => number,
  inverse: (y: number) => number,
  places: readonly number[],
): string | null => {
  const wrong = places.find((x) => !agree(inverse(f(x)), x, 1e-6 * Math.max(1, Math.abs(x))))
  return wrong === undefined ? null : `the inverse does not lead back to ${wrong}`
}
