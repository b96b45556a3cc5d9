// The formulas of composite functions.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { added, bracket, line, quotient, quotientSaid, tall } from './printing.ts'

const places = [-7.3, -2.1, 0.4, 1.7, 5.2]
const sameEverywhere = (f: (x: number) => number, g: (x: number) => number): string | null => {
  const wrong = places.find((x) => !agree(f(x), g(x), 1e-8 * Math.max(1, Math.abs(f(x)))))
  return wrong === undefined ? null : `the formula is wrong at ${wrong}`
}

export const compositeFormula = defineTemplate({
  id: 'composite-formula',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'square-and-line'(random) {
      const c = random.integerExcept(-9, 9, 0)
      const m = random.integer(2, 3)
      const n = random.integerExcept(-5, 5, 0)
      const fg = [m * m, 2 * m * n, n * n + c] as const
      return {
        question: typst`
$f(x) = x^2 ${added(c)}$ and $g(x) = ${line(m, n)}$ for $x in RR$.

Find an expression, in its simplest form, for
#part("a", 2)[$f g(x)$,]
#part("b", 2)[$g f(x)$.]`,
        answer: typst`
#part("a")[
#working("M1")[$f g(x) = ${bracket(m, n)}^2 ${added(c)}$]
#working("A1")[$=$ #result[$${quadratic(...fg)}$]]]
#part("b")[
#working("M1")[$g f(x) = ${m}(x^2 ${added(c)}) ${added(n)}$]
#working("A1")[$=$ #result[$${quadratic(m, 0, m * c + n)}$]]]`,
        alt: plain`f of x is ${quadraticSpoken(1, 0, c)} and g of x is ${linearSpoken(m, n)}, for real x. Find an expression, in its simplest form, for: part a, f g of x; part b, g f of x.`,
        answerAlt: plain`Part a: f g of x is the square of open bracket ${linearSpoken(m, n)} close bracket, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, which is ${quadraticSpoken(...fg)}. Part b: g f of x is ${quadraticSpoken(m, 0, m * c + n)}.`,
        answers: [
          final('a', expression(quadratic(...fg), 'x', 'expanded'), 'fg(x)'),
          final('b', expression(quadratic(m, 0, m * c + n), 'x', 'expanded'), 'gf(x)'),
        ],
        verify: () => {
          const [f, g] = [(x: number) => x * x + c, (x: number) => m * x + n]
          return (
            sameEverywhere(
              (x) => f(g(x)),
              (x) => m * m * x * x + 2 * m * n * x + n * n + c,
            ) ??
            sameEverywhere(
              (x) => g(f(x)),
              (x) => m * x * x + m * c + n,
            )
          )
        },
      }
    },
    'line-three-times'(random) {
      const [m, n] = [random.integer(2, 3) * random.sign(), random.integerExcept(-5, 5, 0)]
      const [n2, n3] = [m * n + n, m * m * n + m * n + n]
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${line(m, n)}$ for $x in RR$.
#part("a", 2)[Find $f^2(x)$ in the form $a x + b$.]
#part("b", 2)[The function $f$ is applied three times to $x$. Find the result in the form $c x + d$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${m < 0 ? '−' : ''}${Math.abs(m)}(${line(m, n)}) ${added(n)}$]
#working("A1")[$=$ #result[$${line(m * m, n2)}$]]]
#part("b")[
#working("M1")[$${m < 0 ? '−' : ''}${Math.abs(m)}(${line(m * m, n2)}) ${added(n)}$]
#working("A1")[$=$ #result[$${line(m ** 3, n3)}$]]]`,
        alt: plain`The function f is defined by f of x equals ${linearSpoken(m, n)}, for real x. Part a: find f applied twice to x, in the form a x plus b. Part b: the function f is applied three times to x. Find the result in the form c x plus d.`,
        answerAlt: plain`Part a: f applied twice gives ${linearSpoken(m * m, n2)}. Part b: f applied three times gives ${linearSpoken(m ** 3, n3)}.`,
        answers: [
          final('a', expression(line(m * m, n2), 'x', 'expanded')),
          final('b', expression(line(m ** 3, n3), 'x', 'expanded')),
        ],
        verify: () => {
          const f = (x: number) => m * x + n
          return (
            sameEverywhere(
              (x) => f(f(x)),
              (x) => m * m * x + m * n + n,
            ) ??
            sameEverywhere(
              (x) => f(f(f(x))),
              (x) => m ** 3 * x + m * m * n + m * n + n,
            )
          )
        },
      }
    },
    'quotient-twice'(random) {
      const { a, b } = random.until(
        () => ({ a: random.integer(1, 6), b: random.integer(1, 4) }),
        ({ a, b }) => a !== b * b && a % b !== 0,
      )
      const bottom = line(-b, a + b * b)
      // Of all that is above and below.
      const common = highestCommonFactor(a, b)
      return {
        question: typst`
The function $f$ is defined, for $x != ${b}$, by
$ f(x) = ${quotient(String(a), line(1, -b))}. $
Find $f^2(x)$ as a single fraction in its simplest form, and the value of $x$, other than $x = ${b}$, that is not in the domain of $f^2$. #marks(4)`,
        answer: typst`
#working("M1")[$ f^2(x) = ${a}/(${quotient(String(a), line(1, -b))} − ${b}) $]
#note[Multiply above and below by $x − ${b}$.]
#working("M1")[$ = (${a}(x − ${b}))/(${a} − ${b === 1 ? '' : b}(x − ${b})) $]
#working("A1")[$f^2(x) =$ ${tall(quotient(`${a === 1 ? `x − ${b}` : `${a}(x − ${b})`}`, bottom))}]
#working("B1 FT")[The denominator is 0 when $x =$ ${tall(`display(${a + b * b}/${b})`)}]`,
        alt: plain`The function f is defined, for x not equal to ${b}, by f of x equals ${quotientSaid(String(a), linearSpoken(1, -b))}. Find f applied twice to x as a single fraction in its simplest form, and the value of x, other than ${b}, that is not in the domain of f applied twice.`,
        answerAlt: plain`Put f of x into f and multiply above and below by x minus ${b}. The result is ${quotientSaid(`${a} times open bracket x minus ${b} close bracket`, linearSpoken(-b, a + b * b))}. Its denominator is 0 when x is ${a + b * b} over ${b}, so this value is not in the domain.`,
        answers: [
          final(
            '',
            expression(
              `(${a / common}(x - ${b}))/(${line(-b / common, (a + b * b) / common)})`,
              'x',
              'single-fraction',
            ),
            'f^2(x)',
          ),
          final('', number(typedFraction(a + b * b, b)), 'x'),
        ],
        verify: () => {
          const f = (x: number) => a / (x - b)
          return sameEverywhere(
            (x) => f(f(x)),
            (x) => (a * (x - b)) / (a + b * b - b * x),
          )
        },
      }
    },
  },
})
