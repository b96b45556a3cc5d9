// Sine, cosine and tangent in one right-angled triangle: a side from an angle, and an angle from two sides.

import { arccos, arcsin, arctan, cos, sin, tan } from '../../kit/angles.ts'
import { angleAt, type Point, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { drawTriangle } from '../../kit/triangles.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const nameTriples = ['ABC', 'PQR', 'XYZ', 'LMN', 'DEF']
const turns = [0, 20, -25, 90, 160, 180, -70]

/** The right angle is at Q and the angle in question at P, so PQ is adjacent, QR opposite, PR the hypotenuse. */
const corners = (adjacent: number, opposite: number): readonly [q: Point, p: Point, r: Point] => {
  return [
    [0, 0],
    [adjacent, 0],
    [0, opposite],
  ]
}

const sides = {
  opposite: { ratio: 'sin', given: 'hypotenuse', of: (angle: number) => sin(angle) },
  adjacent: { ratio: 'cos', given: 'hypotenuse', of: (angle: number) => cos(angle) },
  'opposite-by-tangent': { ratio: 'tan', given: 'adjacent', of: (angle: number) => tan(angle) },
  hypotenuse: { ratio: 'sin', given: 'opposite', of: (angle: number) => 1 / sin(angle) },
} as const

interface SideByRatioOptions {
  readonly wanted: 'opposite' | 'adjacent' | 'hypotenuse'
  readonly isDivided?: boolean
  readonly isOppositeByTangent?: boolean
  readonly kind: 'opposite' | 'adjacent' | 'opposite-by-tangent' | 'hypotenuse'
}

const writeSideByRatio = (
  random: Random,
  { wanted, isDivided, isOppositeByTangent, kind }: SideByRatioOptions,
) => {
  const angle = random.integerExcept(24, 63, 30, 45, 60)
  const known = random.decimal(5, 16, 1)
  const answer = known * sides[kind].of(angle)
  const names = random.pick(nameTriples)
  const turn = random.pick(turns)
  const [p = '', q = '', r = ''] = names
  const { ratio, given } = sides[kind]
  const length = { opposite: [q, r], adjacent: [p, q], hypotenuse: [p, r] }
  const [x, k] = [length[wanted], length[given]]
  const sideName = { adjacent: '', hypotenuse: '', opposite: '', [given]: `[${known} cm]`, [wanted]: '$x$' }
  const hypotenuse = isDivided ? answer : isOppositeByTangent ? known / cos(angle) : known
  const printed = significant(answer)
  const [top, bottom] = isDivided ? [String(known), 'x'] : ['x', String(known)]
  const product = isDivided ? `x = ${known}/(${ratio} ${angle}°)` : `x = ${known} times ${ratio} ${angle}°`
  return {
    question: typst`
${drawTriangle(corners(hypotenuse * cos(angle), hypotenuse * sin(angle)), {
  names: [q, p, r],
  sides: [sideName.adjacent, sideName.hypotenuse, sideName.opposite],
  angles: ['"right"', `$${angle}°$`],
  turn,
})}
Calculate the value of $x$. #marks(3)`,
    answer: typst`
#note[From the angle of $${angle}°$: $x$ is the ${wanted}, and ${known} cm is the ${given}. That is ${ratio === 'sin' ? 'sine' : ratio === 'cos' ? 'cosine' : 'tangent'}.]
#working("M1")[$ ${ratio} ${angle}° = ${top}/${bottom} $]
#working("M1")[$ ${product} $]
#working("A1")[$x =$ #result[${printed}] (3 s.f.)]`,
    alt: plain`Triangle ${names} has a right angle at ${q}. Angle ${q}${p}${r} is ${angle} degrees. ${k.join('')} is ${known} cm. ${x.join('')} is x cm. Calculate the value of x.`,
    answerAlt: plain`x is the ${wanted} and ${known} cm is the ${given}, so use ${ratio}. ${ratio} ${angle} degrees is ${top} over ${bottom}. So x is ${known} ${isDivided ? 'divided by' : 'times'} ${ratio} ${angle} degrees, which is ${printed} to 3 significant figures.`,
    answers: [final('', threeFigures(answer), 'x')],
    verify: () => {
      const hypotenuse = {
        opposite: known,
        adjacent: known,
        hypotenuse: answer,
        'opposite-by-tangent': Math.hypot(known, answer),
      }[kind]
      const opposite = {
        opposite: answer,
        hypotenuse: known,
        'opposite-by-tangent': answer,
        adjacent: Math.sqrt(known ** 2 - answer ** 2),
      }[kind]
      const adjacent = Math.sqrt(hypotenuse ** 2 - opposite ** 2)
      const [q, p, r] = corners(adjacent, opposite)
      const found = angleAt(p, q, r)
      return Math.abs(found - angle) < 1e-6
        ? null
        : `the triangle with this answer has an angle of ${found}, not ${angle}`
    },
  }
}

export const sideByRatio = defineTemplate({
  id: 'side-by-ratio',
  marks: 3,
  calculator: true,
  level: 1,
  cases: {
    opposite: (random) =>
      writeSideByRatio(random, {
        wanted: 'opposite',
        kind: 'opposite',
      }),
    adjacent: (random) =>
      writeSideByRatio(random, {
        wanted: 'adjacent',
        kind: 'adjacent',
      }),
    'opposite-by-tangent': (random) =>
      writeSideByRatio(random, {
        wanted: 'opposite',
        isOppositeByTangent: true,
        kind: 'opposite-by-tangent',
      }),
    hypotenuse: (random) =>
      writeSideByRatio(random, {
        wanted: 'hypotenuse',
        isDivided: true,
        kind: 'hypotenuse',
      }),
  },
})

const ratios = {
  sine: { sign: 'sin', sides: ['opposite', 'hypotenuse'], inverse: arcsin },
  cosine: { sign: 'cos', sides: ['adjacent', 'hypotenuse'], inverse: arccos },
  tangent: { sign: 'tan', sides: ['opposite', 'adjacent'], inverse: arctan },
} as const

const writeAngleByRatio = (
  random: Random,
  { isTangent, kind }: { isTangent?: boolean; kind: 'sine' | 'cosine' | 'tangent' },
) => {
  const { top, bottom, answer } = random.until(
    () => {
      const [top, bottom] = [random.decimal(3, 12, 1), random.decimal(5, 15, 1)]
      const share = top / bottom
      return { top, bottom, answer: !isTangent && share >= 1 ? 0 : ratios[kind].inverse(share) }
    },
    ({ answer }) => answer > 22 && answer < 68 && Math.abs(answer - 45) > 2,
  )
  const names = random.pick(nameTriples)
  const turn = random.pick(turns)
  const [p = '', q = '', r = ''] = names
  const {
    sign,
    sides: [upper, lower],
  } = ratios[kind]
  const length = { opposite: `${q}${r}`, adjacent: `${p}${q}`, hypotenuse: `${p}${r}` }
  const label: Record<string, string> = { [upper]: `[${top} cm]`, [lower]: `[${bottom} cm]` }
  const hypotenuse = isTangent ? Math.hypot(top, bottom) : bottom
  const printed = degrees(answer)
  return {
    question: typst`
Triangle $${[...names].join(' ')}$ has a right angle at $${q}$.
${drawTriangle(corners(hypotenuse * cos(answer), hypotenuse * sin(answer)), {
  names: [q, p, r],
  sides: ['adjacent', 'hypotenuse', 'opposite'].map((side) => label[side] ?? ''),
  angles: ['"right"', '$x$'],
  turn,
})}
Calculate the size of angle $x$. #marks(3)`,
    answer: typst`
#note[From angle $x$: ${top} cm is the ${upper}, and ${bottom} cm is the ${lower}.]
#working()[$ ${sign} x = ${top}/${bottom} $]
#working("M2")[$ x = ${sign}^(-1) (${top}/${bottom}) $]
#scheme[*M1* for #box(baseline: 40%)[$display(${sign} x = ${top}/${bottom})$] oe]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]`,
    alt: plain`Triangle ${names} has a right angle at ${q}. ${length[upper]} is ${top} cm and ${length[lower]} is ${bottom} cm. Angle ${q}${p}${r} is x. Calculate the size of angle x.`,
    answerAlt: plain`From angle x, ${top} cm is the ${upper} and ${bottom} cm is the ${lower}. ${sign} x is ${top} over ${bottom}, so x is the inverse ${sign} of that, ${degreesInWords(printed)} to 1 decimal place.`,
    answers: [final('', inDegrees(answer), 'x')],
    verify: () => {
      const [opposite, adjacent] = {
        sine: [top, Math.sqrt(bottom ** 2 - top ** 2)] as const,
        cosine: [Math.sqrt(bottom ** 2 - top ** 2), top] as const,
        tangent: [top, bottom] as const,
      }[kind]
      const [q, p, r] = corners(adjacent, opposite)
      return roundsTo(angleAt(p, q, r), degrees(answer))
        ? null
        : `the triangle has an angle of ${angleAt(p, q, r)}`
    },
  }
}

export const angleByRatio = defineTemplate({
  id: 'angle-by-ratio',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    sine: (random) => writeAngleByRatio(random, { kind: 'sine' }),
    cosine: (random) => writeAngleByRatio(random, { kind: 'cosine' }),
    tangent: (random) => writeAngleByRatio(random, { isTangent: true, kind: 'tangent' }),
  },
})
