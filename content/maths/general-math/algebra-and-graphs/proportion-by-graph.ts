// Proportion read from a curve and one of its points.

import { agree } from '../../kit/checking.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const proportionByGraph = defineTemplate({
  id: 'proportion-by-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['inverse', 'square'],
  draw(random, which) {
    if (which === 'inverse') {
      const k = random.pick([12, 18, 24, 36])
      return {
        which,
        k,
        x: random.pick([2, 3, 6]),
        at: random.pick([k / 2, k / 3]),
        value: random.pick([0.5, 1.5]),
      }
    }
    return {
      which,
      k: random.pick([0.5, 2, 3]),
      x: random.pick([2, 4]),
      at: random.pick([6, 8, 10]),
      value: 0,
    }
  },
  write({ which, k, x, at, value }) {
    const isInverse = which === 'inverse'
    const y = isInverse ? k / x : k * x * x
    const [reach, top] = isInverse ? [k / 2, k / 1.2] : [x * 1.4, y * 1.9]
    const answer = isInverse ? k / at : k * at * at
    const target = isInverse ? k / value : k * 25
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
#part("b")[#working("B1")[$y =$ #result[${answer}]]]
#part("c")[#working("B1")[$x =$ #result[${isInverse ? value : 5}]]]`,
      alt: plain`y is ${isInverse ? 'inversely proportional to x' : 'directly proportional to the square of x'}. The diagram shows the graph, which goes through P at x ${x}, y ${y}. Part a: find the equation of the curve. Part b: find y when x is ${at}. Part c: find the ${isInverse ? '' : 'positive '}value of x for which y is ${target}.`,
      answerAlt: plain`Part a: y equals ${isInverse ? plain`${k} over x` : plain`${k} x squared`}. Part b: y is ${answer}. Part c: x is ${isInverse ? value : 5}.`,
    }
  },
  verify({ which, k, x, at, value }) {
    if (which === 'inverse')
      return agree((k / x) * x, (k / at) * at) && agree((k / value) * value, k) ? null : 'the products differ'
    return agree((k * at * at) / (k * x * x), (at / x) ** 2) ? null : 'the squares of the ratio differ'
  },
})
