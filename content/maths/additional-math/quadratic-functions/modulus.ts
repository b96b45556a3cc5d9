// The modulus of a quadratic: its graph, and how many solutions an equation with it has.

import { roots } from '../../kit/checking.ts'
import { coordinates, final, inequality } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, expanded, place, shown, spoken, squareForm, valueAt } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const modulusOfQuadraticQuestion = (random: Random, task: 'four-solutions' | 'two-solutions') => {
  const h = random.integer(1, 3) * random.sign()
  const m = random.integerExcept(2, 4, Math.abs(h))
  const quadratic = expanded(1, h, -m * m)
  const [left, right] = [h - m, h + m]
  const top = m * m
  const height = Math.max(top, Math.abs(quadratic.c)) * 1.45
  const reach = Math.sqrt(top + height)
  const [from, to] = [Math.min(h - reach, -0.5) - 0.4, Math.max(h + reach, 0.5) + 0.4]
  const c = Math.abs(quadratic.c)
  const slopes = quadratic.b * Math.sign(quadratic.c)
  const figure = typst`#axes(axis(${Math.round(from * 100) / 100}, ${Math.round(to * 100) / 100}, numbers: false, title: $x$), axis(${Math.round(height * -20) / 100}, ${Math.round(height * 100) / 100}, numbers: false, title: $y$), grid: false, height: 190pt, curve-of(x => calc.abs((${drawn(quadratic)})(x)), colour: addmaths), point(${place(left, 0)}, $${minus(left)}$, side: "below"), point(${place(right, 0)}, $${minus(right)}$, side: "below"), point(${place(0, c)}, $${c}$, side: "${slopes > 0 ? 'above-left' : 'above-right'}"), point(${place(h, top)}, $(${minus(h)}, ${top})$, side: "${h < 0 ? 'above-left' : 'above-right'}"))`
  const four = task === 'four-solutions'
  return {
    question: typst`
#part("a", 2)[Find the coordinates of the turning point on the curve $y = ${shown(quadratic)}$.]
#part("b", 2)[Sketch the graph of $y = |${shown(quadratic)}|$, showing the coordinates of the points where it meets the axes.]
#part("c", 1)[Find the set of values of $k$ for which the equation $|${shown(quadratic)}| = k$ has exactly ${four ? 'four' : 'two'} solutions.]`,
    answer: typst`
#part("a")[
#working("M1")[$y = ${squareForm(1, h, -m * m)}$]
#working("A1")[#result[$(${minus(h)}, ${minus(-top)})$]]]
#part("b")[
#note[What lies below the $x$-axis is reflected in it.]
${figure}
#working("B1")[the shape, with sharp corners at $x =$ #result[$${minus(left)}$] and $x =$ #result[$${minus(right)}$]]
#working("B1")[through #result[$(0, ${c})$]]]
#part("c")[
#note[Count where the line $y = k$ meets the graph.]
#working("B1 FT")[#result[${four ? typst`$0 < k < ${top}$` : typst`$k = 0$ or $k > ${top}$`}]]]`,
    alt: plain`Part a: find the coordinates of the turning point on the curve y equals ${spoken(quadratic)}. Part b: sketch the graph of y equals the modulus of that expression, showing where it meets the axes. Part c: find the set of values of k for which the modulus equals k at exactly ${four ? 'four' : 'two'} values of x.`,
    answerAlt: plain`Part a: the turning point is at (${h}, ${-top}). Part b: the part below the x axis is reflected, so the graph has sharp corners on the x axis at ${left} and ${plain`${right}`}, a highest point between them at (${h}, ${top}), and crosses the y axis at (0, ${c}). Part c: k is ${four ? plain`between 0 and ${top}, both excluded` : plain`0 or greater than ${top}`}.`,
    answers: [
      final('a', coordinates(h, -top)),
      ...(four ? [final('c', inequality(`0 < k < ${top}`, 'k'))] : []),
    ],
    verify() {
      const count = (k: number) => {
        const f = (x: number) => Math.abs(valueAt(expanded(1, h, -m * m), x)) - k
        return roots(f, h - 14.0037, h + 14.0041, 7001).length
      }
      if (task === 'four-solutions') {
        return count(0.3) === 4 && count(top - 0.3) === 4 && count(top + 0.3) === 2
          ? null
          : 'the count is wrong'
      }
      return count(top + 0.2) === 2 && count(top + 9) === 2 && count(top / 2) !== 2
        ? null
        : 'the count is wrong'
    },
  }
}

export const modulusOfQuadratic = defineTemplate({
  id: 'modulus-of-quadratic',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'four-solutions': (random) => modulusOfQuadraticQuestion(random, 'four-solutions'),
    'two-solutions': (random) => modulusOfQuadraticQuestion(random, 'two-solutions'),
  },
})
