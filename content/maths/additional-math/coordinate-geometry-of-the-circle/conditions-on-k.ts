// What the expanded equation demands of a letter in it.

import { agree, type Point } from '../../kit/checking.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { coefficients, isOn, plus, power, radius, somewhere, squares } from './circles.ts'

const drawConditionsOnK = (random: Random) =>
  random.until(
    () => {
      const centre = somewhere(random, 6)
      const point = plus(centre, somewhere(random, 4))
      return { centre, square: random.pick([9, 16, 25, 36, 49]), point }
    },
    ({ centre: [a, b], square, point }) =>
      Math.abs(a) !== Math.abs(b) &&
      a * a + b * b !== square &&
      power({ centre: [a, b], square: a * a + b * b }, point) !== 0 &&
      point.every((value) => value !== 0),
  )

const conditionsOnKParts = (centre: Point, circle: ReturnType<typeof drawConditionsOnK>) => {
  const [a, b] = centre
  const [d, e] = coefficients(circle)
  const sum = a * a + b * b
  const withK = `${terms([1, 'x^2'], [1, 'y^2'], [d, 'x'], [e, 'y'])} + k`
  const withKInWords = `${termsInWords([1, 'x squared'], [1, 'y squared'], [d, 'x'], [e, 'y'])} plus k equals 0`
  const toSquares = typst`#working("M1")[$${squares(centre)} = ${sum} − k$]`
  return { a, b, d, e, sum, withK, withKInWords, toSquares }
}

export const conditionsOnK = defineTemplate({
  id: 'conditions-on-k',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'is-a-circle': (random) => {
      const circle = drawConditionsOnK(random)
      const { centre, square } = circle
      const { a, b, d, e, sum, withK, withKInWords, toSquares } = conditionsOnKParts(centre, circle)

      return {
        question: typst`
The equation
$ ${withK} = 0, $
where $k$ is a constant, is the equation of a circle.
#part("a", 1)[Find the coordinates of the centre.]
#part("b", 3)[Find the set of possible values of $k$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${shownPoint(centre)}$]]]
#part("b")[
${toSquares}
#note[The right-hand side is $r^2$, so it must be positive.]
#working("M1")[$${sum} − k > 0$]
#working("A1")[#result[$k < ${sum}$]]]`,
        alt: plain`The equation ${withKInWords}, where k is a constant, is the equation of a circle. Part a: find the coordinates of the centre. Part b: find the set of possible values of k.`,
        answerAlt: plain`Part a: the centre is ${spokenPoint(centre)}. Part b: completing the squares, the radius squared is ${sum} minus k. It must be positive, so k is less than ${sum}.`,
        answers: [final('a', coordinates(...centre)), final('b', inequality(`k < ${sum}`, 'k'))],
        verify() {
          if (!isOn({ centre, square }, [a + Math.sqrt(square), b])) return 'the radius is another'
          // The left-hand side is least at the centre, where it is k less than the bound.
          return agree(a * a + b * b + d * a + e * b, -sum) ? null : 'the bound is another'
        },
      }
    },
    'radius-given': (random) => {
      const circle = drawConditionsOnK(random)
      const { centre, square } = circle
      const [, b] = centre
      const [d, e, f] = coefficients(circle)
      const known = Math.abs(d)
      const constant = f
      const equation = `x^2 + y^2 + k x ${terms([1, 'z'], [e, 'y'], [constant, '']).slice(1)} = 0`
      return {
        question: typst`
The circle with equation
$ ${equation} $
has radius ${radius(circle)}. Find the possible values of the constant $k$. #marks(4)`,
        answer: typst`
#note[Complete the squares with $k$ as it stands.]
#working("M1")[$ (x + k/2)^2 + ${squares([0, b]).replace('x^2 + ', '')} = r^2 $]
#working("M1")[$ r^2 = k^2/4 + ${b * b} ${terms([1, 'z'], [-constant, '']).slice(1)} = ${square} $]
#working("A1")[$k^2 = ${known * known}$]
#working("A1")[#result[$k = ${known}$ or $k = −${known}$]]`,
        alt: plain`The circle with equation x squared plus y squared plus k x ${termsInWords([1, 'z'], [e, 'y'], [constant, '']).slice(2)} equals 0 has radius ${radius(circle)}. Find the possible values of the constant k.`,
        answerAlt: plain`Completing the squares, the radius squared is k squared over 4, plus ${b * b}, ${constant < 0 ? 'plus' : 'minus'} ${Math.abs(constant)}. This is ${square}, so k squared is ${known * known}, and k is ${known} or minus ${known}.`,
        answers: [final('', inAnyOrder([known, -known], { name: 'k' }))],
        verify() {
          // With either k the point at the radius to the right of the centre fits the equation.
          const [right, level] = [Math.sqrt(square), b]
          return [known, -known].every((k) => {
            const x = -k / 2 + right
            return agree(x * x + level * level + k * x + e * level + constant, 0)
          })
            ? null
            : 'the radius is another'
        },
      }
    },
    'touches-an-axis': (random) => {
      const circle = drawConditionsOnK(random)
      const { centre } = circle
      const { a, b, d, e, sum, withK, withKInWords, toSquares } = conditionsOnKParts(centre, circle)

      const axis = Math.abs(b) < Math.abs(a) ? 'x' : 'y'
      const [distance, k] = axis === 'x' ? [Math.abs(b), a * a] : [Math.abs(a), b * b]
      return {
        question: typst`
The circle with equation
$ ${withK} = 0 $
touches the $${axis}$-axis. Find the value of the constant $k$. #marks(4)`,
        answer: typst`
${toSquares}
#working("A1")[centre $${shownPoint(centre)}$, $r^2 = ${sum} − k$]
#note[A circle that touches the $${axis}$-axis has a radius equal to the distance of its centre from it, ${distance}.]
#working("M1")[$${sum} − k = ${distance}^2$]
#working("A1")[$k =$ #result[${k}]]`,
        alt: plain`The circle with equation ${withKInWords} touches the ${axis} axis. Find the value of the constant k.`,
        answerAlt: plain`The centre is ${spokenPoint(centre)} and the radius squared is ${sum} minus k. The radius is the distance of the centre from the ${axis} axis, ${distance}. So ${sum} minus k is ${distance * distance}, and k is ${k}.`,
        answers: [final('', number(k), 'k')],
        verify() {
          // On the axis the equation becomes a quadratic with equal roots.
          const linear = axis === 'x' ? d : e
          return agree(linear ** 2, 4 * k) ? null : 'the axis is crossed'
        },
      }
    },
    'point-outside': (random) => {
      const circle = drawConditionsOnK(random)
      const { centre, point } = circle
      const { a, b, d, e, sum, withK, withKInWords, toSquares } = conditionsOnKParts(centre, circle)

      const [x, y] = point
      const least = -power({ centre, square: sum }, point)
      return {
        question: typst`
The point $P${shownPoint(point)}$ lies outside the circle with equation
$ ${withK} = 0. $
Find the set of possible values of the constant $k$. #marks(4)`,
        answer: typst`
${toSquares}
#working("B1")[it is a circle: $k < ${sum}$]
#note[Outside, the left-hand side of the equation is greater than 0.]
#working("M1")[$${x * x} + ${y * y} ${terms([1, 'z'], [d * x, ''], [e * y, '']).slice(1)} + k > 0$]
#working("A1")[#result[$${minus(least)} < k < ${sum}$]]`,
        alt: plain`The point P ${spokenPoint(point)} lies outside the circle with equation ${withKInWords}. Find the set of possible values of the constant k.`,
        answerAlt: plain`For a circle, ${sum} minus k must be positive. P is outside when its coordinates make the left hand side greater than 0, so k is greater than ${least}. Together, k is greater than ${least} and less than ${sum}.`,
        answers: [final('', inequality(`${least} < k < ${sum}`, 'k'))],
        verify() {
          const further = (k: number) => Math.hypot(point[0] - a, point[1] - b) > Math.sqrt(sum - k)
          return least < sum && further(least + 0.01) && !further(least - 0.01)
            ? null
            : 'the bound is another'
        },
      }
    },
  },
})
