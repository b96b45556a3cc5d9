// The discriminant: how many real roots, equal roots, and the values of a constant that make it so.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder, number, word } from '../../kit/final-answers.ts'
import { fraction, minus, substituted } from '../../kit/numbers.ts'
import {
  added,
  discriminant,
  drawn,
  expanded,
  factor,
  linear,
  linearSpoken,
  type Quadratic,
  rounded,
  shown,
  spoken,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { discriminantInK, drawInK, drawLeadingK, inKOf, markupInK, spokenInK } from './in-k.ts'

const drawNumberOfRoots = (random: Random, task: 'equation' | 'which-curve') => {
  const kind = random.integer(0, 2)
  const quadratic = random.until(
    () => ({
      a: random.integer(2, 9),
      b: random.integerExcept(-12, 12, 0),
      c: random.integerExcept(-6, 9, 0),
    }),
    (q) => {
      const d = discriminant(q)
      return (
        (kind === 0 ? d < 0 && d > -90 : kind === 1 ? d === 0 : d > 0 && d < 150) &&
        (task === 'equation' || q.c > 0)
      )
    },
  )
  return { ...quadratic, order: random.shuffle([0, 1, 2]) }
}

export const numberOfRoots = defineTemplate({
  id: 'number-of-roots',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    equation: (random) => {
      const { a, b, c } = drawNumberOfRoots(random, 'equation')
      const quadratic = { a, b, c }
      const d = discriminant(quadratic)
      const kind = d < 0 ? 0 : d === 0 ? 1 : 2
      const [sign, count] = [
        ['<', '=', '>'][kind] ?? '',
        ['no real roots', 'two equal real roots', 'two different real roots'][kind] ?? '',
      ]
      const working = typst`#working("M1")[$b^2 − 4 a c = ${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}$]`
      const [left, right] = [shown({ a, b: b + 2, c: 0 }), linear(2, -c)]
      return {
        question: typst`
Without solving it, find how many different real roots the equation $${left} = ${right}$ has. #marks(3)`,
        answer: typst`
#working()[$${shown(quadratic)} = 0$]
${working}
#working("A1")[$=$ #result[$${minus(d)}$]]
#working("B1 FT")[$b^2 − 4 a c ${sign} 0$, so there are #result[${count}]]`.replace(
          'there are #result[two equal real roots]',
          'there is #result[one real root], repeated',
        ),
        alt: plain`Without solving it, find how many different real roots the equation ${spoken({ a, b: b + 2, c: 0 })} equals ${linearSpoken(2, -c)} has.`,
        answerAlt: plain`It becomes ${spoken(quadratic)} equals 0. The discriminant is ${d}. So there are ${kind === 1 ? 'two equal roots, that is one real root' : count}.`,
        answers: [final('', number(d < 0 ? 0 : d === 0 ? 1 : 2))],
        verify() {
          const f = (x: number) => a * x * x + b * x + c
          const d = discriminant({ a, b, c })
          if (d === 0) return agree(f(-b / (2 * a)), 0) ? null : 'the curve does not touch the axis'
          const count = roots(f, -40.013, 40.017, 40_000).length
          return count === (d > 0 ? 2 : 0) ? null : `the curve crosses the axis ${count} times`
        },
      }
    },
    'which-curve': (random) => {
      const { a, b, c, order } = drawNumberOfRoots(random, 'which-curve')
      const quadratic = { a, b, c }
      const d = discriminant(quadratic)
      const kind = d < 0 ? 0 : d === 0 ? 1 : 2
      const [sign, _count] = [
        ['<', '=', '>'][kind] ?? '',
        ['no real roots', 'two equal real roots', 'two different real roots'][kind] ?? '',
      ]
      const working = typst`#working("M1")[$b^2 − 4 a c = ${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}$]`
      const letters = ['A', 'B', 'C']
      // The curves A, B, C from left to right; order says which of them has no, one, two crossings.
      const curves = order.map((crossings, n) => {
        const q = expanded(1.3, 2 + 4 * n, [1.1, 0, -1.1][crossings] ?? 0)
        const x = 2 + 4 * n
        return typst`curve-of(${drawn(q)}, from: ${rounded(x - 1.55)}, to: ${rounded(x + 1.55)}, colour: addmaths), point((${x}, 4.7), $${letters[n] ?? ''}$, mark: false, side: "centre")`
      })
      const letter = letters[order.indexOf(kind)] ?? ''
      const told = order.map(
        (crossings, n) =>
          `${letters[n]} ${['does not meet', 'touches', 'crosses'][crossings]} the x axis${crossings === 2 ? ' twice' : ''}`,
      )
      const fact = ['does not meet', 'touches', 'crosses'][kind] ?? ''
      return {
        question: typst`
The diagram shows three curves, $A$, $B$ and $C$, and the $x$-axis. One of them is the curve $y = ${shown(quadratic)}$.
#axes(axis(0, 12, numbers: false, title: $x$), axis(-1.8, 5, numbers: false), grid: false, height: 130pt, ${curves.join(', ')})
By using the discriminant, find which one. #marks(3)`,
        answer: typst`
${working}
#working("A1")[$=$ #result[$${minus(d)}$]]
#working("B1 FT")[$b^2 − 4 a c ${sign} 0$: the curve ${fact} the $x$-axis${kind === 2 ? ' twice' : ''}, so it is #result[$${letter}$]]`,
        alt: plain`The diagram shows three curves that open upwards. ${told.join('; ')}. One of them is the curve y equals ${spoken(quadratic)}. By using the discriminant, find which one.`,
        answerAlt: plain`The discriminant is ${d}, so the curve ${fact} the x axis. It is curve ${letter}.`,
        answers: [final('', word(letter))],
        verify() {
          const f = (x: number) => a * x * x + b * x + c
          const d = discriminant({ a, b, c })
          if (d === 0) return agree(f(-b / (2 * a)), 0) ? null : 'the curve does not touch the axis'
          const count = roots(f, -40.013, 40.017, 40_000).length
          return count === (d > 0 ? 2 : 0) ? null : `the curve crosses the axis ${count} times`
        },
      }
    },
  },
})

export const equalRoots = defineTemplate({
  id: 'equal-roots',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'k-in-middle': (random) => {
      drawInK(random)
      drawLeadingK(random)
      const [a, r] = [random.pick([1, 4, 9]), random.integer(1, 5)]
      const m = random.integerExcept(-5, 5, 0)
      const root = Math.sqrt(a) * r
      const equation = `${shown({ a, b: 0, c: 0 })} + (${linear(1, m, 'k')})x + ${r * r}`
      const equationSpoken = `${spoken({ a, b: 0, c: 0 })}, plus open bracket ${linearSpoken(1, m, 'k')} close bracket x, plus ${r * r},`
      const [one, other] = [-m - 2 * root, -m + 2 * root]
      const lines = typst`#working("M1")[$(${linear(1, m, 'k')})^2 − 4 times ${a} times ${r * r} = 0$]
#working("M1")[$${linear(1, m, 'k')} = plus.minus ${2 * root}$]`
      return {
        question: typst`
Find the values of the constant $k$ for which the equation
$ ${equation} = 0 $
has two equal roots. #marks(4)`,
        answer: typst`
#note[Equal roots: $b^2 − 4 a c = 0$.]
${lines}
#working("A1 A1")[$k =$ #result[$${minus(one)}$] or $k =$ #result[$${minus(other)}$]]`,
        alt: plain`Find the values of the constant k for which the equation ${equationSpoken} equals 0 has two equal roots.`,
        answerAlt: plain`Put the discriminant equal to zero. ${plain`${linearSpoken(1, m, 'k')} is plus or minus ${2 * root}`}. So k is ${one} or ${plain`${other}`}.`,
        answers: [final('', inAnyOrder([one, other], { name: 'k' }))],
        verify() {
          // With equal roots the least value of the expression is 0.
          const least = (q: Quadratic) => q.a * (q.b / (2 * q.a)) ** 2 - q.b * (q.b / (2 * q.a)) + q.c
          const found = [one, other].map((k) => ({ a, b: k + m, c: r * r }))
          return found.every((q) => agree(least(q), 0)) ? null : 'the roots are not equal'
        },
      }
    },
    'k-twice': (random) => {
      const inK = drawInK(random)
      const equation = markupInK(inK)
      const equationSpoken = spokenInK(inK)
      const [one, other] = [inK.low, inK.high]
      const lines = typst`#working("M1")[$(${linear(1, inK.u, 'k')})^2 − 4(${linear(inK.w, inK.z, 'k')}) = 0$]
#working("M1")[$${shown(discriminantInK(inK), 'k')} = 0$ \
$${factor(1, -inK.low, 'k')}${factor(1, -inK.high, 'k')} = 0$]`
      return {
        question: typst`
Find the values of the constant $k$ for which the equation
$ ${equation} = 0 $
has two equal roots. #marks(4)`,
        answer: typst`
#note[Equal roots: $b^2 − 4 a c = 0$.]
${lines}
#working("A1 A1")[$k =$ #result[$${minus(one)}$] or $k =$ #result[$${minus(other)}$]]`,
        alt: plain`Find the values of the constant k for which the equation ${equationSpoken} equals 0 has two equal roots.`,
        answerAlt: plain`Put the discriminant equal to zero. That gives ${spoken(discriminantInK(inK), 'k')} equals 0. So k is ${one} or ${plain`${other}`}.`,
        answers: [final('', inAnyOrder([one, other], { name: 'k' }))],
        verify() {
          // With equal roots the least value of the expression is 0.
          const least = (q: Quadratic) => q.a * (q.b / (2 * q.a)) ** 2 - q.b * (q.b / (2 * q.a)) + q.c
          const found = [one, other].map((k) => inKOf(inK, k))
          return found.every((q) => agree(least(q), 0)) ? null : 'the roots are not equal'
        },
      }
    },
    'and-the-root': (random) => {
      drawInK(random)
      const leading = drawLeadingK(random)
      const { high, low, b, d } = leading
      const equation = `k x^2 ${added(b)}x + (${linear(1, d, 'k')})`
      const [x, xSpoken] = [fraction(-b, 2 * high), fractionInWords(-b, 2 * high)]
      return {
        question: typst`
The equation $${equation} = 0$, where $k$ is a positive constant, has two equal roots.

Find the value of $k$, and solve the equation for this value of $k$. #marks(4)`,
        answer: typst`
#working("M1")[$${substituted(b)}^2 − 4 k(${linear(1, d, 'k')}) = 0$]
#working()[$${shown({ a: 1, b: d, c: (-b * b) / 4 }, 'k')} = 0$, $${factor(1, -high, 'k')}${factor(1, -low, 'k')} = 0$]
#working("A1")[$k > 0$, so $k =$ #result[$${high}$]]
#working("M1")[$${shown({ a: high, b, c: high + d })} = 0$]
#working("A1")[$x =$ #result[$${x}$]]`,
        alt: plain`The equation k x squared ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} x, plus, ${linearSpoken(1, d, 'k')}, equals 0, where k is a positive constant, has two equal roots. Find the value of k, and solve the equation for this value of k.`,
        answerAlt: plain`The discriminant is zero, which gives ${spoken({ a: 1, b: d, c: (-b * b) / 4 }, 'k')} equals 0. As k is positive, k is ${high}. Then the equation is ${spoken({ a: high, b, c: high + d })} equals 0, and x is ${xSpoken}.`,
        answers: [final('', number(high), 'k'), final('', number(typedFraction(-b, 2 * high)), 'x')],
        verify() {
          // With equal roots the least value of the expression is 0.
          const least = (q: Quadratic) => q.a * (q.b / (2 * q.a)) ** 2 - q.b * (q.b / (2 * q.a)) + q.c
          const found = [{ a: high, b, c: high + d }]
          return found.every((q) => agree(least(q), 0)) ? null : 'the roots are not equal'
        },
      }
    },
  },
})
