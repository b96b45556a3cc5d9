// Proportion read from a curve and one of its points.

import { agree } from '../../kit/checking.ts'
import { equation, final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Curve {
  readonly isInverse: boolean
  readonly k: number
  /** Of the point P. */
  readonly x: number
  readonly at: number
  /** The x that part (c) asks for. */
  readonly value: number
}

const throughPoint = ({ isInverse, k, x, at, value }: Curve) => {
  const y = isInverse ? k / x : k * x * x
  const [reach, top] = isInverse ? [k / 2, k / 1.2] : [x * 1.4, y * 1.9]
  const answer = isInverse ? k / at : k * at * at
  const target = isInverse ? k / value : k * value * value
  return {
    question: typst`
$y$ is ${isInverse ? 'inversely proportional to $x$' : 'directly proportional to the square of $x$'}. The graph goes through $P$.
#axes(axis(0, ${reach}, numbers: false, title: $x$), axis(0, ${Number(top.toFixed(3))}, numbers: false, title: $y$), grid: false, height: 150pt, curve-of(x => ${isInverse ? `${k} / calc.max(x, 0.001)` : `${k} * x * x`}), point((${x}, ${y}), $P (${x}, ${y})$, side: "${isInverse ? 'above-right' : 'above-left'}"))
#part("a", 2)[Find the equation of the curve.]
#part("b", 1)[Find $y$ when $x = ${at}$.]
#part("c", 1)[Find the ${isInverse ? '' : 'positive '}value of $x$ for which $y = ${target}$.]`,
    answer: typst`
#part("a")[
#working("M1")[$y = ${isInverse ? 'display(k/x)' : 'k x^2'}$, $k = ${isInverse ? `${x} times ${y}` : `${y} div ${x}^2`}$]
#working("A1")[#result[$y = ${isInverse ? `display(${k}/x)` : `${k} x^2`}$]]]
#part("b")[#working("B1 FT")[$y =$ #result[${answer}]]]
#part("c")[#working("B1 FT")[$x =$ #result[${value}]]]`,
    alt: plain`y is ${isInverse ? 'inversely proportional to x' : 'directly proportional to the square of x'}. The diagram shows the graph, which goes through P at x ${x}, y ${y}. Part a: find the equation of the curve. Part b: find y when x is ${at}. Part c: find the ${isInverse ? '' : 'positive '}value of x for which y is ${target}.`,
    answerAlt: plain`Part a: y equals ${isInverse ? plain`${k} over x` : plain`${k} x squared`}. Part b: y is ${answer}. Part c: x is ${value}.`,
    answers: [
      final('a', equation(`y = ${isInverse ? `${k}/x` : `${k}x^2`}`)),
      final('b', number(answer), 'y'),
      final('c', number(value), 'x'),
    ],
    // By ratios, without k.
    verify() {
      const ratio = isInverse ? x / at : (at / x) ** 2
      return agree(answer / y, ratio) ? null : 'the ratio is another'
    },
  }
}

export const proportionByGraph = defineTemplate({
  id: 'proportion-by-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    inverse(random) {
      const k = random.pick([12, 18, 24, 36])
      const x = random.pick([2, 3, 6])
      const at = random.pick([k / 2, k / 3])
      return throughPoint({ isInverse: true, k, x, at, value: random.pick([0.5, 1.5]) })
    },
    square(random) {
      const [k, x] = [random.pick([0.5, 2, 3]), random.pick([2, 4])]
      return throughPoint({ isInverse: false, k, x, at: random.pick([6, 8, 10]), value: 5 })
    },
  },
})
