// A straight line and a cubic curve, when one of the points where they meet is known.

import { agree, gradient, roots } from '../../kit/checking.ts'
import { curveSketch } from '../../kit/curve-sketches.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { spokenPoint } from '../../kit/points.ts'
import { drawn, plus, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { divided } from './cubics.ts'

const meeting = (isTangent: boolean) => (random: Random) => {
  const { meetings, m, c, p } = random.until(
    () => {
      const [u, v, w] = [random.integer(-3, -1), random.integerExcept(-1, 2, 0), random.integer(1, 4)]
      const meetings = isTangent ? [u, w, w] : [u, v, w]
      const [m, c] = [random.integerExcept(-4, 4, 0), random.integerExcept(-6, 6, 0)]
      return { meetings, m, c, p: plus(product(...meetings.map((x) => [1, -x])), [m, c]) }
    },
    ({ meetings, p }) => {
      const [u = 0, v = 0, w = 0] = meetings
      return (
        (isTangent || (u < v && v < w)) && w - u >= 3 && p.slice(1).every((x) => x !== 0 && Math.abs(x) < 25)
      )
    },
  )
  const [u = 0, v = 0, w = 0] = meetings
  const line = [m, c]
  const at = (x: number) => `(${minus(x)}, ${minus(m * x + c)})`
  const atSpoken = (x: number) => plain`(${x}, ${m * x + c})`
  const difference = product(...meetings.map((x) => [1, -x]))
  // The known point is the left one, or the point of contact.
  const known = isTangent ? w : u
  const quadratic = divided(difference, [1, -known]).quotient
  const factors = isTangent
    ? `${factor(1, -w)}^2${factor(1, -u)}`
    : meetings.map((x) => factor(1, -x)).join('')
  const y = (x: number) => m * x + c
  const marks = isTangent
    ? [
        { x: w, y: y(w), name: 'A', side: 'below' },
        { x: u, y: y(u), name: 'B', side: 'above-left' },
      ]
    : [
        { x: u, y: y(u), name: 'A', side: 'above-left' },
        { x: v, y: y(v), name: 'B', side: 'above-right' },
        { x: w, y: y(w), name: 'C', side: 'below-right' },
      ]
  const reach = (w - u) * (isTangent ? 0.2 : 0.07)
  const picture = curveSketch({
    f: (x) => valueAt(p, x),
    code: drawn(p),
    from: u - (w - u) * 0.07,
    to: w + reach,
    marks,
    extra: [`curve-of(${drawn(line)}, colour: maths)`],
    colour: 'addmaths',
    height: 190,
    namesOrigin: false,
  })
  const intro = isTangent
    ? `The line is a tangent to the curve at $A ${at(w)}$ and meets it again at $B$.`
    : `They meet at $A ${at(u)}$, $B$ and $C$.`
  const introSpoken = isTangent
    ? `The line is a tangent to the curve at A, which is ${spokenPoint([w, m * w + c])}, and meets it again at B.`
    : `They meet at A, which is ${spokenPoint([u, m * u + c])}, at B, further to the right, and at C, furthest to the right.`
  return {
    question: typst`
The sketch shows the curve $y = ${shown(p)}$ and the line $y = ${shown(line)}$. ${intro}
${picture}
#part("a", 2)[Show that the $x$-coordinates of the points where they meet satisfy $${shown(difference)} = 0$.]
#part("b", 4)[Find the coordinates of ${isTangent ? '$B$' : '$B$ and of $C$'}.]`,
    answer: typst`
#part("a")[
#working("M1")[$${shown(p)} = ${shown(line)}$]
#working("A1")[#result[$${shown(difference)} = 0$]]]
#part("b")[
#working("M1")[$x = ${minus(known)}$ is a root: $${factor(1, -known)}(${shown(quadratic)}) = 0$]
#working("M1")[$${factors} = 0$]
${
  isTangent
    ? typst`#working("A1")[$x = ${minus(u)}$]
#working("A1")[$B$ #result[$${at(u)}$]]`
    : typst`#working("A1")[$B$ #result[$${at(v)}$]]
#working("A1")[$C$ #result[$${at(w)}$]]`
}]`,
    alt: plain`The sketch shows the curve y equals ${spoken(p)} and the line y equals ${spoken(line)}. ${introSpoken} Part a: show that the x coordinates of the points where they meet satisfy ${spoken(difference)} equals 0. Part b: find the coordinates of ${isTangent ? 'B' : 'B and of C'}.`,
    answerAlt: plain`Part a: put the curve and the line equal, which gives ${spoken(difference)} equals 0. Part b: dividing by the known factor leaves ${spoken(quadratic)}. ${isTangent ? `B is ${atSpoken(u)}` : `B is ${atSpoken(v)}, and C is ${atSpoken(w)}`}.`,
    answers: isTangent
      ? [final('b', coordinates(u, y(u)), 'B')]
      : [final('b', coordinates(v, y(v)), 'B'), final('b', coordinates(w, y(w)), 'C')],
    verify: () => {
      const found = roots((x) => valueAt(p, x) - m * x - c, -6.0137, 6.0171)
      if (isTangent) {
        return found.length === 1 &&
          agree(found[0] ?? 0, u, 1e-6) &&
          agree(
            gradient((x) => valueAt(p, x), w),
            m,
            1e-4,
          )
          ? null
          : 'the line is no tangent'
      }
      return found.length === 3 && found.every((x, n) => agree(x, meetings[n] ?? 0, 1e-6))
        ? null
        : `they meet at ${found.join(', ')}`
    },
  }
}

export const lineAndCubic = defineTemplate({
  id: 'line-and-cubic',
  marks: 6,
  calculator: false,
  level: 4,
  cases: { 'three-points': meeting(false), tangent: meeting(true) },
})
