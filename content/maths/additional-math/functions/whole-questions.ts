// Long questions as they end a paper: range, inverse and composite of the same functions, one part after the other.

import { agree } from '../../kit/checking.ts'
import { expression, final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { linearSpoken, quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { added, line, quotient, quotientSaid, tall } from './printing.ts'

export const wholeQuestion = defineTemplate({
  id: 'whole-question',
  marks: 8,
  calculator: false,
  level: 5,
  cases: {
    'quotient-and-square'(random) {
      const { a, c, r, d } = random.until(
        () => ({
          a: random.integer(2, 4),
          c: random.integer(1, 3),
          r: random.integer(2, 3),
          d: random.integer(1, 5),
        }),
        ({ a, c }) => a * c < 11,
      )
      // f(x) = (ax + b)/(x − c) = a + s/(x − c); gf(x) = k where f(x) = a + r.
      const s = r * 2
      const b = s - a * c
      const k = (a + r) ** 2 + d
      return {
        question: typst`
The functions $f$ and $g$ are defined by
$ f(x) = ${quotient(line(a, b), line(1, -c))} quad "for" x > ${c}, $
$ g(x) = ${quadratic(1, 0, d)} quad "for" x >= 0. $
#part("a", 2)[Show that $f(x)$ can be written as
$ ${a} + ${quotient(String(s), line(1, -c))}. $]
#part("b", 1)[Hence write down the range of $f$.]
#part("c", 2)[Find an expression for $f^(−1)(x)$.]
#part("d", 3)[Solve the equation $g f(x) = ${k}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${line(a, b)} = ${a}(x − ${c}) + ${s}$]
#working("A1")[Divide by $x − ${c}$: ${tall(`${a} + ${quotient(String(s), line(1, -c))}`)}]]
#part("b")[#working("B1")[The fraction takes every positive value: #result[$f(x) > ${a}$]]]
#part("c")[
#working("M1")[$ y − ${a} = ${quotient(String(s), line(1, -c))} $]
#working("A1")[$f^(−1)(x) =$ ${tall(`${c} + ${quotient(String(s), line(1, -a))}`)}]]
#part("d")[
#working("M1")[$(f(x))^2 ${added(d)} = ${k}$, so $(f(x))^2 = ${(a + r) ** 2}$]
#note[Only the positive root is in the range of $f$.]
#working("M1")[$f(x) = ${a + r}$, so $x = f^(−1)(${a + r})$]
#working("A1")[$x =$ #result[${c + 2}]]]`,
        alt: plain`f of x is ${quotientSaid(linearSpoken(a, b), linearSpoken(1, -c))}, for x greater than ${c}. g of x is ${quadraticSpoken(1, 0, d)}, for x greater than or equal to 0. Part a: show that f of x equals ${a} plus, ${s} over, open bracket, x minus ${c}, close bracket. Part b: hence write down the range of f. Part c: find an expression for f inverse of x. Part d: solve the equation g f of x equals ${k}.`,
        answerAlt: plain`Part a: ${linearSpoken(a, b)} is ${a} times, open bracket, x minus ${c}, close bracket, plus ${s}, so f of x is ${a} plus, ${s} over, open bracket, x minus ${c}, close bracket. Part b: f of x is greater than ${a}. Part c: f inverse of x is ${c} plus, ${s} over, open bracket, x minus ${a}, close bracket. Part d: the square of f of x is ${(a + r) ** 2}. Only the positive root is in the range of f, so f of x is ${a + r} and x is ${c + 2}.`,
        answers: [
          final('b', inequality(`f(x) > ${a}`, 'f(x)')),
          final('c', expression(`${c} + ${s}/(x - ${a})`, 'x'), 'f^(-1)(x)'),
          final('d', number(c + 2), 'x'),
        ],
        verify: () => {
          const f = (x: number) => (a * x + 2 * r - a * c) / (x - c)
          const back = (y: number) => c + (2 * r) / (y - a)
          return agree(f(c + 2) ** 2 + d, (a + r) ** 2 + d) &&
            [0.5, 1, 7].every((t) => agree(back(f(c + t)), c + t, 1e-9))
            ? null
            : 'the solution does not fit'
        },
      }
    },
    'e-and-logarithm'(random) {
      const [p, m, r] = [random.integer(2, 6), random.integer(2, 4), random.integer(2, 7)]
      // f(x) = e^{mx} − p; g(x) = x + 2p; fg and gf.
      const k = r ** m + p
      return {
        question: typst`
The functions $f$ and $g$ are defined by $f(x) = upright(e)^(${m}x) − ${p}$ for $x in RR$ and $g(x) = x + ${2 * p}$ for $x > −${p}$.
#part("a", 1)[Write down the range of $f$.]
#part("b", 1)[Explain why $g f$ can be formed.]
#part("c", 3)[Find $f^(−1)(x)$ and state its domain.]
#part("d", 3)[Solve the equation $g f(x) = ${k}$, giving your answer as a single logarithm in its simplest form.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$f(x) > −${p}$]]]
#part("b")[#working("B1")[The range of $f$ is within the domain of $g$: #result[$x > −${p}$]]]
#part("c")[
#working("M1")[$upright(e)^(${m}x) = y + ${p}$, so $${m}x = ln(y + ${p})$]
#working("A1")[$f^(−1)(x) =$ ${tall(`display(1/${m}) ln(x + ${p})`)}]
#working("B1 FT")[domain #result[$x > −${p}$]]]
#part("d")[
#working("M1")[$upright(e)^(${m}x) − ${p} + ${2 * p} = ${k}$, so $upright(e)^(${m}x) = ${r ** m}$]
#working("M1")[$${m}x = ln ${r ** m} = ${m} ln ${r}$]
#working("A1")[$x =$ #result[$ln ${r}$]]]`,
        alt: plain`f of x is e to the power ${m} x, minus ${p}, for real x. g of x is x plus ${2 * p}, for x greater than minus ${p}. Part a: write down the range of f. Part b: explain why g f can be formed. Part c: find f inverse of x and state its domain. Part d: solve the equation g f of x equals ${k}, giving your answer as a single logarithm in its simplest form.`,
        answerAlt: plain`Part a: f of x is greater than minus ${p}. Part b: the range of f is within the domain of g, x greater than minus ${p}. Part c: f inverse of x is 1 over ${m}, times the natural logarithm of, open bracket, x plus ${p}, close bracket, for x greater than minus ${p}. Part d: e to the power ${m} x is ${r ** m}, which is ${r} to the power ${m}, so x is the natural logarithm of ${r}.`,
        answers: [
          final('a', inequality(`f(x) > -${p}`, 'f(x)')),
          final('c', expression(`ln(x + ${p})/${m}`, 'x'), 'f^(-1)(x)'),
          final('c', inequality(`x > -${p}`), 'domain'),
          final('d', number(`ln(${r})`, { form: 'one-logarithm' }), 'x'),
        ],
        verify: () => {
          const gf = Math.exp(m * Math.log(r)) - p + 2 * p
          const back = Math.log(Math.exp(m * 0.7) - p + p) / m
          return agree(gf, r ** m + p, 1e-6) && agree(back, 0.7, 1e-9) ? null : 'the solution does not fit'
        },
      }
    },
    'half-parabola'(random) {
      const p = random.integer(1, 4)
      const q = random.integer(1, 9)
      const m = random.integer(2, 3)
      const r = random.integer(2, 6)
      // f(x) = (x + p)² − q for x ≥ −p; g(x) = mx + n; fg(x) = k where the bracket is r.
      const n = r + 1 - p + m
      const constant = p * p - q
      const shownX = (top: number) =>
        top % m === 0
          ? `#result[$${minus(top / m)}$]`
          : tall(`${top < 0 ? '−' : ''}display(${Math.abs(top)}/${m})`)
      const saidX = (top: number) => (top % m === 0 ? plain`${top / m}` : plain`${top} over ${m}`)
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${quadratic(1, 2 * p, constant)}$ for $x >= −${p}$.
#part("a", 2)[Write $f(x)$ in the form $(x + a)^2 + b$, and state the range of $f$.]
#part("b", 3)[Find $f^(−1)(x)$ and state its domain.]
#part("c", 3)[The function $g$ is defined by $g(x) = ${line(m, n)}$ for $x >= k$, so that $f g$ can be formed. Solve the equation $f g(x) = ${minus(r * r - q)}$.]`,
        answer: typst`
#part("a")[
#working("B1")[#result[$(x + ${p})^2 − ${q}$]]
#working("B1")[#result[$f(x) >= −${q}$]]]
#part("b")[
#working("M1")[$(x + ${p})^2 = y + ${q}$]
#note[$x >= −${p}$, so take the positive root.]
#working("A1")[$f^(−1)(x) =$ #result[$−${p} + sqrt(x + ${q})$]]
#working("B1 FT")[domain #result[$x >= −${q}$]]]
#part("c")[
#working("M1")[$(${line(m, n + p)})^2 − ${q} = ${minus(r * r - q)}$]
#working("M1")[$${line(m, n + p)} = ${r}$, for $g(x) + ${p}$ is not negative]
#working("A1")[$x =$ ${shownX(r - p - n)}]]`,
        alt: plain`The function f is defined by f of x equals ${quadraticSpoken(1, 2 * p, constant)}, for x greater than or equal to minus ${p}. Part a: write f of x in the form, the square of, open bracket, x plus a, close bracket, plus b, and state the range of f. Part b: find f inverse of x and state its domain. Part c: the function g is defined by g of x equals ${linearSpoken(m, n)}, for x greater than or equal to k, so that f g can be formed. Solve the equation f g of x equals ${plain`${r * r - q}`}.`,
        answerAlt: plain`Part a: f of x is the square of, open bracket, x plus ${p}, close bracket, minus ${q}, and its range is f of x greater than or equal to minus ${q}. Part b: f inverse of x is minus ${p} plus the square root of, open bracket, x plus ${q}, close bracket, for x greater than or equal to minus ${q}. Part c: ${linearSpoken(m, n + p)} is ${r}, the positive root, so x is ${saidX(r - p - n)}.`,
        answers: [
          final('a', number(p), 'a'),
          final('a', number(-q), 'b'),
          final('a', inequality(`f(x) >= -${q}`, 'f(x)'), 'range of f'),
          final('b', expression(`√(x + ${q}) - ${p}`, 'x'), 'f^(-1)(x)'),
          final('b', inequality(`x >= -${q}`), 'domain'),
          final('c', number(typedFraction(r - p - n, m)), 'x'),
        ],
        verify: () => {
          const f = (x: number) => x * x + 2 * p * x + p * p - q
          const x = (r - p - n) / m
          return agree(f(m * x + n), r * r - q, 1e-9) && m * x + n >= -p ? null : 'the solution does not fit'
        },
      }
    },
  },
})
