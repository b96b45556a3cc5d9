// Answers that are words, as choices that exclude each other, each in the wordings that students use.

type Wordings = string

/** One line a family of choices; wordings with a comma between. */
const families: readonly (readonly Wordings[])[] = [
  ['yes, yeah, yep, true, correct, does, is, can, factor', 'no, nope, false'],
  [
    'increase, increased, increasing, increases, rise, rises, up, gain, higher, more, increment',
    'decrease, decreased, decreasing, decreases, fall, falls, down, loss, lower, less, drop, reduction, reduced',
  ],
  [
    'maximum, max, maxima, maximal, highest, peak',
    'minimum, min, minima, minimal, lowest, trough',
    'inflexion, inflection, saddle',
  ],
  [
    'positive, pos, plus, greater than zero, more than zero, greater than 0, more than 0, above 0, above zero, +, +ve, > 0, >0',
    'negative, neg, minus, less than zero, less than 0, below 0, below zero, -, -ve, < 0, <0',
    'zero, 0, nil, nought, none, no, no correlation, uncorrelated, no relationship',
  ],
  ['outside, out, exterior, beyond', 'inside, in, within, interior', 'on, lies on'],
  ['arithmetic, ap, a p, arithmetical', 'geometric, gp, g p, geometrical', 'neither, none, no, nor'],
  ['parallel', 'perpendicular, perp, right angle, right angles, 90', 'neither, none, no, nor'],
  ['acute', 'obtuse', 'reflex', 'right, right angle, right angled', 'straight'],
  [
    'radius, radii',
    'diameter',
    'chord',
    'tangent',
    'secant',
    'minor arc, arc',
    'major arc',
    'minor sector, sector',
    'major sector',
    'minor segment, segment',
    'major segment',
  ],
  [
    'kite',
    'parallelogram, rhomboid',
    'trapezium, trapezoid',
    'rectangle, oblong',
    'rhombus, diamond',
    'square',
  ],
  ['isosceles', 'equilateral', 'scalene'],
  [
    'sunday, sun',
    'monday, mon',
    'tuesday, tue, tues',
    'wednesday, wed',
    'thursday, thu, thurs',
    'friday, fri',
    'saturday, sat',
  ],
  [
    'one one, one to one, 1 1, 1 to 1, injective',
    'many one, many to one, many 1, many to 1',
    'one many, one to many',
  ],
  [
    'first, 1st, 1, i, one, q1',
    'second, 2nd, 2, ii, two, q2',
    'third, 3rd, 3, iii, three, q3',
    'fourth, 4th, 4, iv, four, q4',
  ],
  [
    'triangular prism, prism, triangle prism',
    'pyramid, triangular pyramid, tetrahedron, square pyramid',
    'cuboid, cube',
    'cylinder',
    'cone',
  ],
  [
    'all real numbers, real numbers, real number, all real, real, reals, all reals, all real values, all numbers, any number, any real, r, ℝ, -inf<f(x)<inf, -inf<x<inf, -inf<y<inf',
  ],
  [
    'exponential, first one, first law, first, y = ab^x, ab^x',
    'power, power law, second one, second law, second, y = ax^n, ax^n',
  ],
]

export interface Choice {
  readonly isRight: boolean
  readonly wordings: readonly string[]
}

/** The choices of an answer. @param accepted what is right, lower case; empty where it is of no family */
export const choicesOf = (accepted: readonly string[]): readonly Choice[] =>
  families
    .map((family) =>
      family.map((line) => {
        const wordings = line.split(', ')
        return { isRight: wordings.some((wording) => accepted.includes(wording)), wordings }
      }),
    )
    .filter((family) => family.some(({ isRight }) => isRight))
    .flat()
