// The cases of enlargements: by the sign of the scale factor, and whether it is a fraction.

import type { Random } from '../../kit/random.ts'
import type { Transformation } from '../../kit/transformations.ts'

type Factor = readonly [top: number, bottom: number]
type Choose = (random: Random) => Transformation

/** Draws the centre, then one of the whole and of the fractional factors, in that order whatever the case is. */
const enlargement =
  (
    pick: (drawn: { whole: Factor; fractional: Factor; negative: Factor }) => Factor,
    negatives: readonly Factor[],
  ): Choose =>
  (random) => {
    const centre = [random.integer(-5, 5), random.integer(-4, 5)] as const
    const whole = random.pick<Factor>([
      [2, 1],
      [3, 1],
    ])
    const fractional = random.pick<Factor>([
      [1, 2],
      [1, 3],
    ])
    const negative = negatives.length === 1 ? (negatives[0] ?? whole) : random.pick(negatives)
    return { kind: 'enlargement', factor: pick({ whole, fractional, negative }), centre }
  }

/** The four cases of a template about enlargements. */
export const enlargementCases = <Made>(negatives: readonly Factor[], make: (choose: Choose) => Made) => ({
  whole: make(enlargement(({ whole }) => whole, negatives)),
  fractional: make(enlargement(({ fractional }) => fractional, negatives)),
  negative: make(enlargement(({ negative }) => negative, negatives)),
  'negative-fraction': make(enlargement(() => [-1, 2], negatives)),
})
