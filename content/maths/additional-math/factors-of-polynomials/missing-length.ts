// A length that is missing, from an area or a volume given by a polynomial.

import { expression, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { continued, type Polynomial, product, shown, spoken } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

const drawLengths = (random: Random) => {
  const [a, b] = random.until(
    () => [random.integer(1, 6), random.integerExcept(-4, 5, 0)] as const,
    ([a, b]) => a !== b,
  )
  const c = random.integer(1, 7)
  return { b, c, known: [1, a] }
}

const wrongLength = (known: Polynomial, other: Polynomial): string | null => {
  const { quotient, remainder } = divided(product(known, other), known)
  return quotient.join() === other.join() && remainder.every((c) => c === 0)
    ? null
    : 'the division does not come out'
}

/** The step from the first and the last coefficient of a quotient to the middle one. */
const dividedBy = (known: Polynomial, [a = 0, b = 0, c = 0]: Polynomial): string => {
  const all = product(known, [a, b, c])
  const front = known[1] ?? 0
  return typst`$${shown(all)}$ \
$= (${shown(known)})(${a === 1 ? '' : a}x^2 + B x ${continued([c])})$ \
$x^2$: $B ${continued([front * a])} = ${minus(all[1] ?? 0)}$, $B = ${minus(b)}$`
}

const ofShape = (isTriangle: boolean) => (random: Random) => {
  const { b, c, known } = drawLengths(random)
  const other = [random.integer(1, 3), b, c]
  const all = product(known, other)
  const area = isTriangle ? all.map((c) => c / 2) : all
  const areaMarkup = isTriangle ? `display(1/2)(${shown(all)})` : shown(area)
  const areaSpoken = isTriangle ? `half of open bracket ${spoken(all)} close bracket,` : spoken(area)
  const picture = isTriangle
    ? `#sketch(triangle((0, 0), (9, 0), (6, 4), sides: ($${shown(known)}$, none, none)), edge((6, 0), (6, 4), dash: "dashed", body: $h$), angle-mark((6, 0), (9, 0), (6, 4)), height: 160pt)`
    : `#sketch(polygon-of((0, 0), (10, 0), (10, 4.4), (0, 4.4), sides: (none, $${shown(known)}$, none, none), fill: addmaths-wash), height: 150pt)`
  return {
    question: typst`
The area of this ${isTriangle ? 'triangle' : 'rectangle'} is $${isTriangle ? areaMarkup : `(${areaMarkup})`}$ cm². ${isTriangle ? `Its base is $(${shown(known)})$ cm.` : `Its width is $(${shown(known)})$ cm.`}
${picture}
Find its ${isTriangle ? 'height $h$' : 'length'} in terms of $x$. #marks(3)`,
    answer: typst`
#working("M1")[${isTriangle ? typst`$display(1/2)(${shown(known)})h = ${areaMarkup}$ #linebreak() $h = (${shown(all)}) div (${shown(known)})$` : typst`$(${shown(all)}) div (${shown(known)})$`}]
#working("M1")[${dividedBy(known, other)}]
#working("A1")[#result[$(${shown(other)})$ cm]]`,
    alt: plain`The area of a ${isTriangle ? 'triangle' : 'rectangle'} is ${areaSpoken} square centimetres. ${isTriangle ? 'Its base' : 'Its width'} is ${spoken(known)} centimetres. Find its ${isTriangle ? 'height h' : 'length'} in terms of x.`,
    answerAlt: plain`Divide ${isTriangle ? 'twice the area by the base' : 'the area by the width'}. The ${isTriangle ? 'height' : 'length'} is ${spoken(other)} centimetres.`,
    answers: [final('', expression(shown(other), 'x'), ...(isTriangle ? ['h'] : []))],
    verify: () => wrongLength(known, other),
  }
}

export const missingLength = defineTemplate({
  id: 'missing-length',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    rectangle: ofShape(false),
    triangle: ofShape(true),
    prism(random) {
      const { b, c, known } = drawLengths(random)
      const other = [1, b, c]
      const all = product(known, other)
      return {
        question: typst`
The volume of this prism is $(${shown(all)})$ cm³. Its length is $(${shown(known)})$ cm.
#sketch(prism(((0, 0), (4, 0), (1.4, 2.8)), 9, depth-label: $${shown(known)}$, fill: addmaths-wash), height: 160pt)
Find the area of its cross-section in terms of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$(${shown(all)}) div (${shown(known)})$]
#working("M1")[${dividedBy(known, other)}]
#working("A1")[#result[$(${shown(other)})$ cm²]]`,
        alt: plain`The volume of a prism is ${spoken(all)} cubic centimetres. Its length is ${spoken(known)} centimetres. Find the area of its cross-section in terms of x.`,
        answerAlt: plain`Divide the volume by the length. The area of the cross-section is ${spoken(other)} square centimetres.`,
        answers: [final('', expression(shown(other), 'x'))],
        verify: () => wrongLength(known, other),
      }
    },
  },
})
