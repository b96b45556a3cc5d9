// Circles that cross the axes: where, and what they cut off.

import { type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { less } from '../../kit/lines.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  brackets,
  type Circle,
  centreForm,
  circleWithoutBrackets,
  coefficients,
  generalForm,
  generalFormInWords,
  isAmong,
  isWhole,
  nothings,
  picture,
  power,
  spot,
} from './circles.ts'

const withRoots = (one: number, other: number, low: number, high: number): Circle => ({
  centre: [(one + other) / 2, (low + high) / 2],
  square: ((one - other) / 2) ** 2 + ((low + high) / 2) ** 2,
})

const drawCrossingTheAxes = (
  random: Random,
  task: 'quadrilateral' | 'touch-and-cross' | 'through-the-origin',
) => {
  if (task === 'through-the-origin') {
    const [p, q] = random.until(
      () => [random.sign() * random.integer(4, 12, 2), random.sign() * random.integer(4, 12, 2)] as const,
      ([one, other]) => Math.abs(one) !== Math.abs(other),
    )
    return { circle: withRoots(0, p, 0, q), xs: [0, p] as const, ys: [0, q] as const }
  }
  if (task === 'touch-and-cross') {
    const [p, low, high] = random.pick([
      [4, 2, 8],
      [3, 1, 9],
      [6, 2, 18],
      [6, 4, 9],
      [4, 1, 16],
      [6, 3, 12],
    ] as const)
    const [side, up] = [random.sign() * p, random.sign()]
    return {
      circle: withRoots(side, side, up * low, up * high),
      xs: [side, side] as const,
      ys: [up * low, up * high] as const,
    }
  }
  return random.until(
    () => {
      const product = random.pick([6, 8, 12, 18, 20, 24, 30])
      const [one, other] = [random.integer(1, 10), random.integer(1, 10)]
      const flip = random.sign()
      const xs = [-one, product / one] as const
      const ys = flip > 0 ? ([-other, product / other] as const) : ([-product / other, other] as const)
      return { circle: withRoots(...xs, ...ys), xs, ys }
    },
    ({ xs, ys, circle }) =>
      isWhole(...xs, ...ys, ...circle.centre) &&
      xs[1] - xs[0] !== ys[1] - ys[0] &&
      circle.centre.every((n) => n !== 0) &&
      xs[1] <= 12 &&
      Math.abs(ys[1]) <= 12 &&
      Math.abs(ys[0]) <= 12,
  )
}

export const crossingTheAxes = defineTemplate({
  id: 'crossing-the-axes',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    quadrilateral: (random) => {
      const { circle, xs, ys } = drawCrossingTheAxes(random, 'quadrilateral')
      const [d, e, f] = coefficients(circle)
      const onX = `${terms([1, 'x^2'], [d, 'x'], [f, ''])} = 0`
      const onY = `${terms([1, 'y^2'], [e, 'y'], [f, ''])} = 0`
      const [a, b, low, high]: [Point, Point, Point, Point] = [
        [xs[0], 0],
        [xs[1], 0],
        [0, ys[0]],
        [0, ys[1]],
      ]
      const [across, up] = [xs[1] - xs[0], ys[1] - ys[0]]
      return {
        question: typst`
The circle $${generalForm(circle)}$ meets the $x$-axis at $A$ and $C$ and the $y$-axis at $B$ and $D$.
${picture([circle], [`polygon-of(${[a, low, b, high].map(pair).join(', ')})`, spot(a, 'A', 'above-left'), spot(b, 'C', 'above-right'), spot(low, 'B', 'below-right'), spot(high, 'D', 'above-right')])}
Find the area of the quadrilateral $A B C D$. #marks(4)`,
        answer: typst`
#working("M1")[$y = 0$: $${onX}$]
#working("A1")[$x = ${minus(xs[0])}$ and $x = ${xs[1]}$]
#working("B1")[$x = 0$: $${onY}$ \
$y = ${minus(ys[0])}$ and $y = ${ys[1]}$]
#note[The diagonals ${across} and ${up} cross at right angles.]
#working("B1 FT")[$ "area" = 1/2 times ${across} times ${up} = #result[${(across * up) / 2}] $]`,
        alt: plain`The circle ${generalFormInWords(circle)} meets the x axis at A and C and the y axis at B and D. A is to the left of C and B is below D. Find the area of the quadrilateral ABCD.`,
        answerAlt: plain`With y equal to 0, x is ${xs[0]} or ${xs[1]}. With x equal to 0, y is ${ys[0]} or ${ys[1]}. The diagonals ${across} and ${up} are perpendicular, so the area is ${(across * up) / 2}.`,
        answers: [final('', number((across * up) / 2))],
        verify() {
          const onY = nothings(circle, ([x]) => x)
          if (!ys.every((y) => isAmong(onY, [0, y]))) return 'the crossings of the y-axis are others'
          const area = polygonArea([xs[0], 0], [0, ys[0]], [xs[1], 0], [0, ys[1]])
          return area === ((xs[1] - xs[0]) * (ys[1] - ys[0])) / 2 ? null : `the area is ${area}`
        },
      }
    },
    'touch-and-cross': (random) => {
      const { circle, xs, ys } = drawCrossingTheAxes(random, 'touch-and-cross')
      const [d, e, f] = coefficients(circle)
      const onX = `${terms([1, 'x^2'], [d, 'x'], [f, ''])} = 0`
      const onY = `${terms([1, 'y^2'], [e, 'y'], [f, ''])} = 0`
      const a: Point = [xs[0], 0]
      return {
        question: typst`
A circle has equation
$ ${generalForm(circle)}. $
#part("a", 2)[Show that the circle touches the $x$-axis, and write down the coordinates of the point where it does.]
#part("b", 2)[Find the length of the chord that the circle cuts off on the $y$-axis.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = 0$: $${onX}$]
#working("A1")[$(${less('x', xs[0])})^2 = 0$ has equal roots: #result[$${shownPoint(a)}$]]]
#part("b")[
#working("M1")[$x = 0$: $${onY}$]
#working()[$${brackets('y', ys[0], ys[1])}$]
#working("A1")[$${Math.max(...ys.map(Math.abs))} − ${Math.min(...ys.map(Math.abs))} =$ #result[${Math.abs(ys[1] - ys[0])}]]]`,
        alt: plain`A circle has equation ${generalFormInWords(circle)}. Part a: show that the circle touches the x axis, and write down the coordinates of the point where it does. Part b: find the length of the chord that the circle cuts off on the y axis.`,
        answerAlt: plain`Part a: with y equal to 0 the quadratic has equal roots, so the circle touches the x axis at ${spokenPoint(a)}. Part b: with x equal to 0, y is ${ys[0]} or ${ys[1]}, so the chord is ${Math.abs(ys[1] - ys[0])} long.`,
        answers: [final('a', coordinates(...a)), final('b', number(Math.abs(ys[1] - ys[0])))],
        verify() {
          const [d, , f] = coefficients(circle)
          if (d * d !== 4 * f) return 'the axis is crossed'
          const onY = nothings(circle, ([x]) => x)
          if (!ys.every((y) => isAmong(onY, [0, y]))) return 'the crossings of the y-axis are others'
          return power(circle, [xs[1], 0]) === 0 ? null : 'A is not on the circle'
        },
      }
    },
    'through-the-origin': (random) => {
      const { circle, xs, ys } = drawCrossingTheAxes(random, 'through-the-origin')
      const [b, high]: [Point, Point] = [
        [xs[1], 0],
        [0, ys[1]],
      ]
      return {
        question: typst`
A circle passes through the origin $O$ and the points $A${shownPoint(b)}$ and $B${shownPoint(high)}$.
${picture([circle], [`edge((0, 0), ${pair(b)})`, `edge((0, 0), ${pair(high)})`, spot(b, 'A', `${ys[1] > 0 ? 'below' : 'above'}-${xs[1] > 0 ? 'right' : 'left'}`), spot(high, 'B', `${ys[1] > 0 ? 'above' : 'below'}-${xs[1] > 0 ? 'left' : 'right'}`)])}
Find the equation of the circle in the form $x^2 + y^2 + p x + q y = 0$. #marks(4)`,
        answer: typst`
#note[Angle $A O B = 90°$, so $A B$ is a diameter.]
#working("B1")[centre $${shownPoint(circle.centre)}$]
#working("M1")[$r^2 = ${circle.centre.map((n) => `${n < 0 ? `(${minus(n)})` : n}^2`).join(' + ')} = ${circle.square}$]
#working("M1")[$${centreForm(circle)}$]
#working("A1")[#result[$${generalForm(circle)}$]]
#scheme[Or: #box[$${xs[1] ** 2} ${xs[1] < 0 ? '−' : '+'} ${Math.abs(xs[1])}p = 0$] (*M1*), $p = ${minus(-xs[1])}$ (*A1*), #box[$${ys[1] ** 2} ${ys[1] < 0 ? '−' : '+'} ${Math.abs(ys[1])}q = 0$] (*M1*), $q = ${minus(-ys[1])}$ and the equation (*A1*).]`,
        alt: plain`A circle passes through the origin O and the points A ${spokenPoint(b)} and B ${spokenPoint(high)}. Find the equation of the circle in the form x squared plus y squared plus p x plus q y equals 0.`,
        answerAlt: plain`Angle AOB is 90 degrees, so AB is a diameter. The centre is ${spokenPoint(circle.centre)} and the radius squared is ${circle.square}. The equation is ${generalFormInWords(circle)}.`,
        answers: [final('', circleWithoutBrackets(circle))],
        verify() {
          const onY = nothings(circle, ([x]) => x)
          if (!ys.every((y) => isAmong(onY, [0, y]))) return 'the crossings of the y-axis are others'
          return power(circle, [xs[1], 0]) === 0 ? null : 'A is not on the circle'
        },
      }
    },
  },
})
