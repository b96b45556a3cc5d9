// Where two circles touch, and the tangent that they share there.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { drawn } from '../../kit/grids.ts'
import { implicit, implicitInWords, integerForm, squaresOf } from '../../kit/lines.ts'
import { surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Circle,
  centreForm,
  centreFormInWords,
  coefficients,
  gap,
  generalForm,
  generalFormInWords,
  isKind,
  lineAsked,
  picture,
  plus,
  power,
  somewhere,
  spot,
  tangentAt,
} from './circles.ts'

const times = ([x, y]: Point, n: number): Point => [n * x, n * y]

const pointOfContactQuestion = (random: Random, task: 'outside' | 'inside' | 'common-tangent') => {
  const { first, second, turned, one, other, touch, size } = random.until(
    () => {
      const unit: Point = times(
        random.pick([
          [1, 2],
          [2, 1],
          [1, 1],
          [1, 3],
          [3, 1],
          [3, 4],
          [4, 3],
        ] as const),
        1,
      )
      const turned: Point = [random.sign() * unit[0], random.sign() * unit[1]]
      const first = somewhere(random, 5)
      // Radii in whole multiples of the unit step, so that the contact has whole coordinates.
      const [one, other] =
        task === 'inside'
          ? ([random.integer(3, 5), random.integer(1, 2)] as const)
          : ([random.integer(1, 3), random.integer(1, 3)] as const)
      const second = plus(first, times(turned, task === 'inside' ? one - other : one + other))
      return {
        first,
        second,
        turned,
        one,
        other,
        touch: plus(first, times(turned, one)),
        size: unit[0] ** 2 + unit[1] ** 2,
      }
    },
    ({ second, touch, one, other, size, turned }) =>
      second.every((n) => n !== 0 && Math.abs(n) < 13) &&
      touch.every((n) => n !== 0) &&
      one !== other &&
      one * one * size <= 100 &&
      other * other * size <= 100 &&
      isKind(tangentAt(touch, turned)),
  )
  const large: Circle = { centre: first, square: one * one * size }
  const small: Circle = { centre: second, square: other * other * size }
  const between = task === 'inside' ? one - other : one + other
  const words = task === 'inside' ? 'internally' : 'externally'
  const tangent = integerForm(tangentAt(touch, turned))
  const isTangent = task === 'common-tangent'
  const [d, e, f] = coefficients(large)
  const [p, q, s] = coefficients(small)
  const [one1, other1] = [surd(one, size), surd(other, size)]
  const partB = isTangent
    ? 'Find the equation of the common tangent at the point of contact.'
    : 'Find the coordinates of the point of contact.'
  const share =
    task === 'inside'
      ? typst`#note[The point of contact $P$ lies on the line from $C_1$ through $C_2$ with $C_1 P : C_1 C_2 = ${one} : ${between}$.]`
      : typst`#note[The point of contact $P$ divides $C_1 C_2$ in the ratio of the radii, $${one} : ${other}$.]`
  return {
    question: typst`
The circles $cal(C)_1$ and $cal(C)_2$ have equations
$ ${generalForm(large)}, $
$ ${centreForm(small)}. $
#part("a", 3)[Show that the circles touch ${words}.]
#part("b", 3)[${partB}]`,
    answer: typst`
#part("a")[
#working()[$C_1${shownPoint(first)}$, $r_1 = ${one1}$]
#working("B1")[$C_2${shownPoint(second)}$, $r_2 = ${other1}$]
#working("M1")[$C_1 C_2 = sqrt(${squaresOf(first, second)}) = ${surd(between, size)}$]
#working("A1")[$r_1 ${task === 'inside' ? '−' : '+'} r_2 =$ #result[$${surd(between, size)}$] $= C_1 C_2$]]
${picture([large, small], [spot(first, 'C_1', second), spot(second, 'C_2', first), ...(isTangent ? [drawn(tangentAt(touch, turned))] : [spot(touch, 'P', task === 'inside' || one < other ? first : second)])])}
#part("b")[
${
  isTangent
    ? typst`#note[The difference of the two equations is a line through every point that they share.]
#working()[$cal(C)_2$: $${generalForm(small)}$]
#working("M1 A1")[$${terms([d - p, 'x'], [e - q, 'y'], [f - s, ''])} = 0$]
#working("A1 oe")[#result[$${implicit(tangent)}$]]`
    : typst`${share}
#working("M1")[$ x = ${first[0] < 0 ? '−' : ''}${Math.abs(first[0])} + ${one}/${between} times ${second[0] < first[0] ? `(−${first[0] - second[0]})` : second[0] - first[0]} $]
#working()[$ y = ${first[1] < 0 ? '−' : ''}${Math.abs(first[1])} + ${one}/${between} times ${second[1] < first[1] ? `(−${first[1] - second[1]})` : second[1] - first[1]} $]
#working("A1 A1")[$P$ is #result[$${shownPoint(touch)}$]]
#scheme[*A1* for each coordinate]`
}]`,
    alt: plain`The circles C 1 and C 2 have equations ${generalFormInWords(large)} and ${centreFormInWords(small)}. Part a: show that the circles touch ${words}. Part b: ${partB.replace('Find', 'find')}`,
    answerAlt: plain`Part a: the centres are ${spokenPoint(first)} and ${spokenPoint(second)}, the radii ${surdInWords(one, size)} and ${surdInWords(other, size)}. The distance between the centres is ${surdInWords(between, size)}, the ${task === 'inside' ? 'difference' : 'sum'} of the radii. Part b: ${isTangent ? plain`subtracting one equation from the other gives ${termsInWords([d - p, 'x'], [e - q, 'y'], [f - s, ''])} equals 0, which is ${implicitInWords(tangent)}` : plain`P is on the line of the centres, at ${spokenPoint(touch)}`}.`,
    answers: [final('b', isTangent ? lineAsked(tangent) : coordinates(...touch))],
    verify() {
      if (power(large, touch) !== 0 || power(small, touch) !== 0) return 'the point is not on both circles'
      const line = tangentAt(touch, turned)
      if (!agree(gap(line, second), other * Math.sqrt(size), 1e-6)) return 'the line is no common tangent'
      return agree(distance(first, second), between * Math.sqrt(size)) ? null : 'they do not touch'
    },
  }
}

export const pointOfContact = defineTemplate({
  id: 'point-of-contact',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    outside: (random) => pointOfContactQuestion(random, 'outside'),
    inside: (random) => pointOfContactQuestion(random, 'inside'),
    'common-tangent': (random) => pointOfContactQuestion(random, 'common-tangent'),
  },
})
