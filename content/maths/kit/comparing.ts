// What `verify` says of values that were found in another way: null if they agree, otherwise a sentence.

import { agree } from './checking.ts'
import { close } from './measuring.ts'

/** For a value measured in many small pieces. */
export const measuredAs = (found: number, wanted: number): string | null =>
  close(found, wanted) ? null : `measured, it is ${found}, not ${wanted}`

/** The first value that is not what it was found to be; numeric derivatives and integrals allow for their step. */
export const compared = (
  ...list: readonly (readonly [what: string, found: number, wanted: number])[]
): string | null => {
  const wrong = list.find(([, found, wanted]) => !agree(found, wanted, 1e-5 * Math.max(1, Math.abs(wanted))))
  return wrong ? `${wrong[0]} is ${wrong[1]}, not ${wrong[2]}` : null
}
