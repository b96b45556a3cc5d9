// Functions that are their own inverses.

import { agree } from '../../kit/checking.ts'
import { coordinates, expression, final, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, plot } from './plots.ts'
import { bracket, line, quotient, quotientSaid, said, tall } from './printing.ts'

export const selfInverse = defineTemplate({
  id: 'self-inverse',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    show(random) {
      const { a, b, at } = random.until(
        () => ({ a: random.integer(2, 6), b: random.integer(1, 9), at: random.integer(20, 90) }),
        ({ a, b }) => a * a + b !== 0,
      )
      return {
        question: typst`
The function $f$ is defined, for $x != ${a}$, by
$ f(x) = ${quotient(line(a, b), line(1, -a))}. $
#part("a", 2)[Show that $f^2(x) = x$.]
#part("b", 1)[Write down an expression for $f^(−1)(x)$.]
#part("c", 1)[Find the value of $f^7(${a + 1})$, where $f^7$ means that $f$ is applied seven times.]`,
        answer: typst`
#part("a")[
#working("M1")[$ f^2(x) = (${a} (${quotient(line(a, b), line(1, -a))}) + ${b})/(${quotient(line(a, b), line(1, -a))} − ${a}) $]
#note[Multiply above and below by $x − ${a}$.]
#working("A1")[$ = (${a * a}x + ${a * b} + ${b}x − ${a * b})/(${line(a, b)} − ${a}x + ${a * a}) = (${a * a + b}x)/${a * a + b} = x $]]
#part("b")[
#note[$f$ undoes itself.]
#working("B1")[$f^(−1)(x) =$ ${tall(quotient(line(a, b), line(1, -a)))}]]
#part("c")[
#note[Six of the seven undo each other, so $f$ once is left.]
#working("B1")[$f(${a + 1}) =$ #result[${a * (a + 1) + b}]]]`.replaceAll(/([+−] )1x/g, '$1x'),
        alt: plain`The function f is defined, for x not equal to ${a}, by f of x equals ${quotientSaid(linearSpoken(a, b), linearSpoken(1, -a))}. Part a: show that f applied twice to x gives x. Part b: write down an expression for f inverse of x. Part c: find the value of f to the power 7 of ${a + 1}, which means that f is applied seven times.`,
        answerAlt: plain`Part a: put f of x into f, and multiply above and below by x minus ${a}. The numerator becomes ${a * a + b} x and the denominator ${a * a + b}, so the result is x. Part b: f is its own inverse, so f inverse of x is ${quotientSaid(linearSpoken(a, b), linearSpoken(1, -a))}. Part c: six of the seven undo each other, so the value is f of ${a + 1}, which is ${a * (a + 1) + b}.`,
        answers: [
          final('b', expression(`(${line(a, b)})/(${line(1, -a)})`, 'x'), 'f^(-1)(x)'),
          final('c', number(a * (a + 1) + b)),
        ],
        verify: () => {
          const f = (x: number) => (a * x + b) / (x - a)
          let value = a + 1
          for (let times = 0; times < 7; times += 1) value = f(value)
          return agree(value, a * (a + 1) + b, 1e-6) && agree(f(f(at)), at, 1e-6)
            ? null
            : `seven times gives ${value}`
        },
      }
    },
    'find-the-constant'(random) {
      const { a, b, c, x } = random.until(
        () => ({
          a: random.integer(2, 5),
          b: random.integerExcept(-9, 9, 0),
          c: random.integer(2, 3),
          x: random.integer(1, 6),
        }),
        ({ a, b, c, x }) =>
          a * a + b * c !== 0 && c * x !== a && Number.isInteger((a * x + b) / (c * x - a)) && a % c !== 0,
      )
      return {
        question: typst`
The function $f$ is defined by
$ f(x) = ${quotient(line(a, b), `${c}x + k`)} $
where $k$ is a constant, and the denominator is not 0. It is given that $f^(−1)(x) = f(x)$.
#part("a", 3)[By finding $f^(−1)(x)$ in terms of $k$, find the value of $k$.]
#part("b", 1)[Find the value of $f(${x})$.]`,
        answer: typst`
#part("a")[
#working("M1")[$y(${c}x + k) = ${line(a, b)}$ \
$x(${c}y − ${a}) = ${minus(b)} − k y$]
#working("A1")[$ f^(−1)(x) = (−k x ${b < 0 ? '−' : '+'} ${Math.abs(b)})/(${c}x − ${a}) $]
#note[Compare this with $f(x)$.]
#working("A1")[$k =$ #result[$−${a}$]]]
#part("b")[#working("B1 FT")[$f(${x}) = ${minus(a * x + b)} ÷ ${substituted(c * x - a)} =$ #result[$${minus((a * x + b) / (c * x - a))}$]]]`,
        alt: plain`The function f is defined by f of x equals ${quotientSaid(linearSpoken(a, b), `${c} x plus k`)}, where k is a constant. It is given that f inverse of x equals f of x. Part a: by finding f inverse of x in terms of k, find the value of k. Part b: find the value of f of ${x}.`,
        answerAlt: plain`Part a: f inverse of x is minus k x ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)}, all over ${c} x minus ${a}. Comparing it with f of x gives k equals minus ${a}. Part b: f of ${x} is ${plain`${(a * x + b) / (c * x - a)}`}.`,
        answers: [final('a', number(-a), 'k'), final('b', number((a * x + b) / (c * x - a)))],
        verify: () => {
          const f = (x: number) => (a * x + b) / (c * x - a)
          return [0.3, 7, -11].every((x) => agree(f(f(x)), x, 1e-6)) ? null : 'f twice does not lead back'
        },
      }
    },
    'symmetric-graph'(random) {
      const [c, r] = [random.integer(1, 4), random.integer(1, 3)]
      const d = r * r
      const reach = c + r * 3.2
      const picture = plot(
        { x: [-0.8, reach * 1.1], y: [-0.8, reach * 0.8], equal: true },
        `asymptote(x: ${c})`,
        `asymptote(y: ${c})`,
        curve(`${c} + ${d} / (x - ${c})`, { from: c + 0.05 }),
      )
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$ and its asymptotes, where, for $x > ${c}$,
$ f(x) = ${c} + ${quotient(String(d), line(1, -c))}. $
${picture}
#part("a", 1)[State how the graph shows that $f^(−1)(x) = f(x)$.]
#part("b", 3)[Find the coordinates of the point on the graph that lies on the line $y = x$.]`,
        answer: typst`
#part("a")[#working("B1")[It is symmetric about the line #result[$y = x$], so reflecting it in this line changes nothing.]]
#part("b")[
#working("M1")[$ ${c} + ${quotient(String(d), line(1, -c))} = x $]
#working("M1")[$${bracket(1, -c)}^2 = ${d}$, so $x − ${c} = plus.minus ${r}$]
#working("A1")[$x > ${c}$, so the point is #result[$(${c + r}, ${c + r})$]]]`,
        alt: plain`The diagram shows the graph of y equals f of x, where f of x equals ${c} plus ${quotientSaid(String(d), linearSpoken(1, -c))}, for x greater than ${c}. The asymptotes are x equals ${c} and y equals ${c}. Part a: state how the graph shows that f inverse of x equals f of x. Part b: find the coordinates of the point on the graph that lies on the line y equals x.`,
        answerAlt: plain`Part a: the graph is symmetric about the line y equals x, so reflecting it in this line changes nothing. Part b: ${c} plus ${quotientSaid(String(d), linearSpoken(1, -c))} equals x, so the square of open bracket ${linearSpoken(1, -c)} close bracket is ${d}. Since x is greater than ${said(c)}, the point has x ${c + r} and y ${c + r}.`,
        answers: [final('b', coordinates(c + r, c + r))],
        verify: () => {
          const f = (x: number) => c + (r * r) / (x - c)
          return agree(f(c + r), c + r) && agree(f(f(c + 0.7)), c + 0.7, 1e-9) ? null : 'the point is another'
        },
      }
    },
  },
})
