// What a figure prints beside what it draws. A figure that is not true says NOT TO SCALE by itself (content/maths/style/scale.typ);
// here it is refused if it is so far from its numbers that it would mislead.

interface Claim {
  readonly claim: 'angle' | 'length' | 'perspective'
  /** Degrees, or metres. */
  readonly printed: number
  /** Degrees, or points. */
  readonly drawn: number
  /** The length that it has in space, and not the one that is seen. */
  readonly 'in-space': boolean
}

/** What the kit tells of each figure of a page. */
export interface JudgedFigure {
  /** Whether it says NOT TO SCALE. */
  readonly says: boolean
  readonly claims: readonly Claim[]
}

const mostDegreesOff = 15
/** How much longer one length may be drawn than another, for what they say. */
const mostLengthsOff = 1.6
/** A length that is so much greater than another is not drawn as the shorter one. */
const clearlyLonger = 1.2
/** A right angle is a right angle in every figure. */
const mostRightAnglesOff = 0.5

const kindOf = (degrees: number): number => Math.ceil((degrees - 1e-6) / 90)

const isFarFrom = ({ printed, drawn }: Claim): boolean => {
  const off = Math.abs(printed - drawn)
  if (printed === 90) return off > mostRightAnglesOff
  return off > mostDegreesOff || (off > 0.01 && kindOf(printed) !== kindOf(drawn))
}

const round = (value: number): number => Number(value.toPrecision(3))

const lengthsAgainst = (lengths: readonly Claim[]): string[] => {
  const sorted = lengths.toSorted((a, b) => a.drawn / a.printed - b.drawn / b.printed)
  const [shortest, longest] = [sorted[0], sorted.at(-1)]
  if (!shortest || !longest) return []
  const times = longest.drawn / longest.printed / (shortest.drawn / shortest.printed)
  const isReversed = shortest.printed > clearlyLonger * longest.printed && shortest.drawn < longest.drawn
  if (times <= mostLengthsOff && !isReversed) return []
  return [
    `draws ${round(longest.printed)} m as ${round(longest.drawn)} pt beside ${round(shortest.printed)} m as ${round(shortest.drawn)} pt`,
  ]
}

/** One clause for each figure that draws angles or lengths far from the sizes printed at them. */
export const farFromPrinted = (figures: readonly JudgedFigure[]): string[] =>
  figures.flatMap(({ claims }) => {
    const isFlat = claims.every(({ claim }) => claim !== 'perspective')
    const judged = claims.filter((claim) => claim.printed > 0 && (isFlat || claim['in-space']))
    const angles = judged.filter((one) => one.claim === 'angle' && isFarFrom(one))
    return [
      ...angles.map(({ printed, drawn }) => `draws an angle of ${round(printed)}° as ${round(drawn)}°`),
      ...lengthsAgainst(judged.filter(({ claim }) => claim === 'length')),
    ]
  })
