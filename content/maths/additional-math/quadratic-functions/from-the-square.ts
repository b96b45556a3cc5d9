// What follows from the completed square: greatest values, exact roots, and none at all.

import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus, significant } from '../../kit/numbers.ts'
import {
  added,
  expanded,
  pairOfSurds,
  pairOfSurdsSpoken,
  shown,
  spoken,
  squareForm,
  squareFormSpoken,
  valueAt,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const fromTheSquareQuestion = (random: Random, task: 'reciprocal' | 'solve' | 'no-roots') => {
  const a = random.integer(2, 4)
  const p = random.integer(1, 5) * random.sign()
  const s = random.pick([2, 3, 5, 6, 7, 8, 12])
  const q = task === 'solve' ? -a * s : random.integer(2, 9)
  const times = random.integer(2, 6)
  const quadratic = expanded(a, p, q)
  const expression = shown(quadratic)
  const form = squareForm(a, p, q)
  const ask = {
    reciprocal: typst`Hence find the greatest value of
$ ${q * times}/(${expression}) $
and the value of $x$ at which it occurs.`,
    solve: typst`Hence solve $${expression} = 0$, giving your answers in exact form.`,
    'no-roots': typst`Hence explain why the equation $${expression} = 0$ has no real roots.`,
  }[task]
  const done = {
    reciprocal: typst`#note[The fraction is greatest where the expression below the line is least, that is $${q}$.]
#working("B1 FT")[greatest value $${q * times} ÷ ${q} =$ #result[$${times}$]]
#working("B1 FT")[when $x =$ #result[$${minus(p)}$]]`,
    solve: typst`#working("M1 FT")[$(x ${added(-p)})^2 = ${s}$]
#working("A1")[$x =$ #result[$${pairOfSurds(p, s)}$]]`,
    'no-roots': typst`#working("B1 FT")[$(x ${added(-p)})^2 >= 0$ for all $x$, so $${form} >= ${q}$]
#working("B1")[The least value is #result[$${q}$, greater than 0], so the expression is never 0.]`,
  }[task]
  const askSpoken = {
    reciprocal: `find the greatest value of ${q * times} divided by this expression, and the value of x at which it occurs`,
    solve: `solve ${spoken(quadratic)} equals 0, giving your answers in exact form`,
    'no-roots': `explain why the equation ${spoken(quadratic)} equals 0 has no real roots`,
  }[task]
  const doneSpoken = {
    reciprocal: plain`the expression is least, ${q}, when x is ${p}. So the fraction has the greatest value ${times}, at x equals ${p}.`,
    solve: plain`the square is ${s}, so x equals ${pairOfSurdsSpoken(p, s)}.`,
    'no-roots': plain`the square is never negative, so the least value of the expression is ${q}, which is greater than 0. So it is never 0.`,
  }[task]
  return {
    question: typst`
#part("a", 3)[Write $${expression}$ in the form $a(x + b)^2 + c$, where $a$, $b$ and $c$ are integers.]
#part("b", 2)[${ask}]`,
    answer: typst`
#part("a")[
#working("B1")[$${expression} = ${a}(${shown({ a: 1, b: -2 * p, c: 0 })}) ${added(quadratic.c)}$]
#working("M1")[$= ${a}[(x ${added(-p)})^2 − ${p * p}] ${added(quadratic.c)}$]
#working("A1")[$=$ #result[$${form}$]]]
#part("b")[
${done}]`,
    alt: plain`Part a: write ${spoken(quadratic)} in the form a times open bracket x plus b close bracket squared, plus c. Part b: hence ${askSpoken}.`,
    answerAlt: plain`Part a: ${squareFormSpoken(a, p, q)}. Part b: ${doneSpoken}`,
    answers: [
      final('a', number(a), 'a'),
      final('a', number(-p), 'b'),
      final('a', number(q), 'c'),
      ...{
        reciprocal: [final('b', number(times), 'greatest value'), final('b', number(p), 'x')],
        solve: [final('b', inAnyOrder([`${p} + √${s}`, `${p} - √${s}`], { name: 'x' }))],
        'no-roots': [],
      }[task],
    ],
    verify() {
      if (task === 'solve') {
        const found = [p + Math.sqrt(s), p - Math.sqrt(s)]
        return found.every((x) => agree(valueAt(quadratic, x), 0, 1e-9)) ? null : 'a root does not satisfy it'
      }
      const values = Array.from({ length: 4001 }, (_, n) => valueAt(quadratic, -10 + n / 200))
      const least = Math.min(...values)
      if (task === 'no-roots') return least > 0 && agree(least, q) ? null : `the least value is ${least}`
      const greatest = Math.max(...values.map((value) => (q * times) / value))
      return agree(greatest, times) ? null : `the greatest value is ${significant(greatest)}`
    },
  }
}

export const fromTheSquare = defineTemplate({
  id: 'from-the-square',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    reciprocal: (random) => fromTheSquareQuestion(random, 'reciprocal'),
    solve: (random) => fromTheSquareQuestion(random, 'solve'),
    'no-roots': (random) => fromTheSquareQuestion(random, 'no-roots'),
  },
})
