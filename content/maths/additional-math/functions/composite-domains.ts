// When two functions can be put together, and the domain and range of what comes out.

import { agree } from '../../kit/checking.ts'
import { expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { linearSpoken, quadratic } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { added, fractionAnswer, line, quotient, quotientSaid, tall } from './printing.ts'

export const domainOfComposite = defineTemplate({
  id: 'domain-of-composite',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'can-it-be-formed'(random) {
      const [r, d] = [random.integer(2, 6), random.integerExcept(-6, 6, 0)]
      return {
        question: typst`
The functions $f$ and $g$ are defined by

$f(x) = x^2 − ${r * r}$ for $x >= 0$,

$g(x) = sqrt(x) ${added(d)}$ for $x >= 0$.
#part("a", 2)[Explain why $g f(x)$ does not exist for every $x$ in the domain of $f$.]
#part("b", 2)[The domain of $f$ is changed to $x >= k$, with $k > 0$. Find the least value of $k$ for which $g f$ can be formed, and the range of $g f$ for this $k$.]`,
        answer: typst`
#part("a")[
#working("B1")[The range of $f$ is #result[$f(x) >= −${r * r}$].]
#working("B1")[Its negative values are not in the domain of $g$; for example $f(0) = −${r * r}$ has no root.]]
#part("b")[
#working("B1")[$x^2 − ${r * r} >= 0$ for $x >= ${r}$, so $k =$ #result[${r}]]
#working("B1")[The root takes all values from 0 on: #result[$g f(x) >= ${minus(d)}$]]]`,
        alt: plain`f of x is x squared minus ${r * r}, for x greater than or equal to 0. g of x is the square root of x, ${d < 0 ? 'minus' : 'plus'} ${Math.abs(d)}, for x greater than or equal to 0. Part a: explain why g f of x does not exist for every x in the domain of f. Part b: the domain of f is changed to x greater than or equal to k, with k positive. Find the least k for which g f can be formed, and the range of g f for this k.`,
        answerAlt: plain`Part a: the range of f is f of x at least minus ${r * r}. Its negative values are not in the domain of g. For example f of 0 is minus ${r * r}, which has no root. Part b: x squared minus ${r * r} is at least 0 for x at least ${r}, so k is ${r}. The range is g f of x greater than or equal to ${plain`${d}`}.`,
        answers: [
          final('b', number(r), 'k'),
          final('b', inequality(`gf(x) >= ${d}`, 'gf(x)'), 'range of gf'),
        ],
        verify: () => {
          const gf = (x: number) => Math.sqrt(x * x - r * r) + d
          return Number.isNaN(gf(r - 0.001)) && gf(r) === d && gf(r + 1) > d ? null : 'k is another'
        },
      }
    },
    'left-out-values'(random) {
      const a = random.integer(2, 9)
      const b = random.integer(1, 5)
      const m = random.integer(2, 3)
      const n = random.integerExcept(-5, 5, 0)
      return {
        question: typst`
The functions $f$ and $g$ are defined by
$ f(x) = ${quotient(String(a), line(1, -b))} quad "for" x != ${b}, $
$ g(x) = ${line(m, n)} quad "for" x in RR. $
#part("a", 2)[Find an expression for $f g(x)$, and the value of $x$ for which it is not defined.]
#part("b", 2)[Find an expression for $g f(x)$ as a single fraction.]`,
        answer: typst`
#part("a")[
#working("B1")[$f g(x) =$ ${tall(quotient(String(a), line(m, n - b)))}]
#working("B1 FT")[not defined for $x =$ ${fractionAnswer('', b - n, m)}]]
#part("b")[
#working("M1")[$ g f(x) = ${quotient(String(m * a), line(1, -b))} ${added(n)} $]
#working("A1")[$=$ ${tall(quotient(line(n, m * a - n * b), line(1, -b)))}]]`,
        alt: plain`f of x is ${quotientSaid(String(a), linearSpoken(1, -b))}, for x not equal to ${b}. g of x is ${linearSpoken(m, n)}, for real x. Part a: find an expression for f g of x, and the value of x for which it is not defined. Part b: find an expression for g f of x as a single fraction.`,
        answerAlt: plain`Part a: f g of x is ${quotientSaid(String(a), linearSpoken(m, n - b))}. It is not defined for x equals ${fractionInWords(b - n, m)}. Part b: g f of x is ${quotientSaid(linearSpoken(n, m * a - n * b), linearSpoken(1, -b))}.`,
        answers: [
          final('a', expression(`${a}/(${line(m, n - b)})`, 'x'), 'fg(x)'),
          final('a', number(typedFraction(b - n, m)), 'x'),
          final(
            'b',
            expression(`(${line(n, m * a - n * b)})/(${line(1, -b)})`, 'x', 'single-fraction'),
            'gf(x)',
          ),
        ],
        verify: () => {
          const [f, g] = [(x: number) => a / (x - b), (x: number) => m * x + n]
          const atEdge = agree(g((b - n) / m), b)
          const holds = [-3.7, 0.2, 8.1].every(
            (x) => agree(g(f(x)), (n * x + m * a - n * b) / (x - b)) && agree(f(g(x)), a / (m * x + n - b)),
          )
          return atEdge && holds ? null : 'the composites are others'
        },
      }
    },
    'logarithm-of-a-line'(random) {
      const [m, e, low] = [random.integer(2, 4), random.integer(1, 5), random.integer(1, 4)]
      const n = -m * e
      return {
        question: typst`
The functions $f$ and $g$ are defined by $f(x) = ln x$ for $x > 0$ and $g(x) = ${line(m, n)}$ for $x > ${e - low}$.
#part("a", 2)[Explain why $f g$ cannot be formed with this domain of $g$, and find the greatest domain of $g$ for which it can.]
#part("b", 2)[For the domain that you found, find $(f g)^(−1)(x)$.]`,
        answer: typst`
#part("a")[
#working("B1")[$g$ takes values that are not positive, such as $g(${e}) = 0$; $ln$ is defined for positive numbers only.]
#working("B1")[$${line(m, n)} > 0$: #result[$x > ${e}$]]]
#part("b")[
#working("M1")[$y = ln(${line(m, n)})$, so $upright(e)^y = ${line(m, n)}$]
#working("A1")[$(f g)^(−1)(x) =$ ${tall(quotient(`upright(e)^x + ${m * e}`, String(m)))}]]`,
        alt: plain`f of x is the natural logarithm of x, for x greater than 0. g of x is ${linearSpoken(m, n)}, for x greater than ${plain`${e - low}`}. Part a: explain why f g cannot be formed with this domain of g, and find the greatest domain of g for which it can. Part b: for the domain that you found, find the inverse of f g.`,
        answerAlt: plain`Part a: g takes values that are not positive, such as g of ${e}, which is 0, and only positive numbers have logarithms. The greatest domain is x greater than ${e}. Part b: the inverse of f g is e to the power x, plus ${m * e}, all over ${m}.`,
        answers: [
          final('a', inequality(`x > ${e}`), 'domain of g'),
          final('b', expression(`(e^x + ${m * e})/${m}`, 'x'), '(fg)^(-1)(x)'),
        ],
        verify: () => {
          const fg = (x: number) => Math.log(m * x - m * e)
          const back = (y: number) => (Math.exp(y) + m * e) / m
          return Number.isNaN(fg(e - 0.01)) && [0.1, 1, 6].every((t) => agree(back(fg(e + t)), e + t))
            ? null
            : 'it does not lead back'
        },
      }
    },
    'range-of-composite'(random) {
      const [left, drawn] = [random.integer(1, 3), random.integer(2, 4)]
      const [k, m] = [random.integer(1, 6), random.integer(2, 4)]
      const [right, n] = [drawn === left ? drawn + 1 : drawn, random.integer(1, 9)]
      const top = k + Math.max(left, right) ** 2
      const [low, high] = [n - m * top, n - m * k]
      return {
        question: typst`
The functions $f$ and $g$ are defined by $f(x) = ${quadratic(1, 0, k)}$ for $−${left} <= x <= ${right}$ and $g(x) = ${line(-m, n)}$ for $x in RR$.
#part("a", 2)[Find the range of $f$.]
#part("b", 2)[Find the range of $g f$.]`,
        answer: typst`
#part("a")[
#note[The least value is at $x = 0$, within the domain. The greatest is at the end farther from 0.]
#working("M1")[$f(0) = ${k}$ and $f(${minus(right > left ? right : -left)}) = ${top}$]
#working("A1")[#result[$${k} <= f(x) <= ${top}$]]]
#part("b")[
#note[The range of $f$ is what $g$ starts from.]
#working("M1 FT")[$g(${k}) = ${minus(high)}$ and $g(${top}) = ${minus(low)}$]
#working("A1")[#result[$${minus(low)} <= g f(x) <= ${minus(high)}$]]]`,
        alt: plain`f of x is x squared plus ${k}, for x from minus ${left} to ${right}, both included. g of x is ${linearSpoken(-m, n)}, for real x. Part a: find the range of f. Part b: find the range of g f.`,
        answerAlt: plain`Part a: the least value is ${k}, at x equals 0, and the greatest is ${top}, at the end farther from 0. So f of x is from ${k} to ${top}. Part b: g of ${k} is ${plain`${high}`} and g of ${top} is ${plain`${low}`}, so g f of x is from ${plain`${low}`} to ${plain`${high}`}, both included.`,
        answers: [
          final('a', inequality(`${k} <= f(x) <= ${top}`, 'f(x)')),
          final('b', inequality(`${low} <= gf(x) <= ${high}`, 'gf(x)')),
        ],
        verify: () => {
          const wide = left + right
          const values = Array.from(
            { length: 100 * wide + 1 },
            (_, at) => n - m * ((at / 100 - left) ** 2 + k),
          )
          return agree(Math.max(...values), n - m * k, 1e-6) &&
            agree(Math.min(...values), n - m * (k + Math.max(left, right) ** 2), 1e-6)
            ? null
            : 'the range is another'
        },
      }
    },
  },
})

export const compositeWithE = defineTemplate({
  id: 'composite-with-e',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'logarithm-inside'(random) {
      const [drawn, r] = [random.integer(1, 6), random.integer(2, 9)]
      const p = drawn === r ? drawn + 1 : drawn
      return {
        question: typst`
The functions $f$ and $g$ are defined by $f(x) = upright(e)^(2x)$ for $x in RR$ and $g(x) = ln(x + ${p})$ for $x > −${p}$.
#part("a", 2)[Show that $f g(x) = (x + ${p})^2$.]
#part("b", 2)[Solve the equation $f g(x) = ${r * r}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$f g(x) = upright(e)^(2 ln(x + ${p}))$]
#working("A1")[$= upright(e)^(ln (x + ${p})^2) =$ #result[$(x + ${p})^2$]]]
#part("b")[
#working("M1")[$x + ${p} = plus.minus ${r}$, so $x = ${minus(r - p)}$ or $x = −${r + p}$]
#note[$−${r + p}$ is not in the domain of $g$.]
#working("A1")[$x =$ #result[$${minus(r - p)}$] only]]`,
        alt: plain`f of x is e to the power 2 x, for real x. g of x is the natural logarithm of open bracket x plus ${p} close bracket, for x greater than minus ${p}. Part a: show that f g of x equals open bracket x plus ${p} close bracket squared. Part b: solve the equation f g of x equals ${r * r}.`,
        answerAlt: plain`Part a: f g of x is e to the power open bracket 2 times the natural logarithm of open bracket x plus ${p} close bracket, close bracket. That is the square of open bracket x plus ${p} close bracket. Part b: x plus ${p} is ${r} or minus ${r}. The second gives minus ${r + p}, which is not in the domain of g. So x is ${plain`${r - p}`} only.`,
        answers: [final('b', number(r - p), 'x')],
        verify: () => {
          const fg = (x: number) => Math.exp(2 * Math.log(x + p))
          return agree(fg(r - p), r * r, 1e-6) && Number.isNaN(fg(-r - p))
            ? null
            : 'the solution does not fit'
        },
      }
    },
    'square-of-e'(random) {
      const [p = 0, q = 0] = random.distinct([2, 3, 4, 5, 6, 7], 2).sort((a, b) => a - b)
      const k = random.integer(1, 9)
      return {
        question: typst`
For $x in RR$, $f(x) = upright(e)^x$ and $g(x) = ${quadratic(1, -(p + q), p * q + k)}$.
#part("a", 1)[Write down an expression for $g f(x)$.]
#part("b", 3)[Solve the equation $g f(x) = ${k}$, giving your answers in exact form.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$upright(e)^(2x) − ${p + q}upright(e)^x + ${p * q + k}$]]]
#part("b")[
#working("M1")[$upright(e)^(2x) − ${p + q}upright(e)^x + ${p * q} = 0$]
#working("M1")[$(e^x − ${p})(e^x − ${q}) = 0$]
#working("A1")[$x =$ #result[$ln ${p}$] or $x =$ #result[$ln ${q}$]]]`,
        alt: plain`For real x, f of x is e to the power x, and g of x is x squared minus ${p + q} x plus ${p * q + k}. Part a: write down an expression for g f of x. Part b: solve the equation g f of x equals ${k}, giving your answers in exact form.`,
        answerAlt: plain`Part a: g f of x is e to the power 2 x, minus ${p + q} times e to the power x, plus ${p * q + k}. Part b: the equation is a quadratic in e to the power x, with the roots ${p} and ${q}. So x is the natural logarithm of ${p} or the natural logarithm of ${q}.`,
        answers: [
          final('a', expression(`e^(2x) - ${p + q}e^x + ${p * q + k}`, 'x'), 'gf(x)'),
          final('b', inAnyOrder([`ln(${p})`, `ln(${q})`], { name: 'x' })),
        ],
        verify: () => {
          const gf = (x: number) => Math.exp(x) ** 2 - (p + q) * Math.exp(x) + p * q + k
          return [Math.log(p), Math.log(q)].every((x) => agree(gf(x), k, 1e-6))
            ? null
            : 'a solution does not fit'
        },
      }
    },
    'line-inside'(random) {
      const [a, m, n] = [random.integer(2, 4), random.integer(2, 5), random.integerExcept(-7, 7, 0)]
      const [c, inner] = [random.integerExcept(-6, 6, 0), random.integer(2, 9)]
      const k = a * inner + c
      return {
        question: typst`
For $x in RR$, $f(x) = ${a}upright(e)^x ${added(c)}$ and $g(x) = ${line(m, n)}$.

Solve the equation $f g(x) = ${minus(k)}$, giving your answer in exact form. #marks(4)`,
        answer: typst`
#working("B1")[$f g(x) = ${a}upright(e)^(${line(m, n)}) ${added(c)}$]
#working("M1")[$${a}upright(e)^(${line(m, n)}) = ${k - c}$, so $upright(e)^(${line(m, n)}) = ${inner}$]
#working("M1")[$${line(m, n)} = ln ${inner}$]
#working("A1")[$x =$ ${tall(quotient(n < 0 ? `${-n} + ln ${inner}` : `ln ${inner} − ${n}`, String(m)))}]`,
        alt: plain`For real x, f of x is ${a} times e to the power x, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, and g of x is ${linearSpoken(m, n)}. Solve the equation f g of x equals ${plain`${k}`}, giving your answer in exact form.`,
        answerAlt: plain`f g of x is ${a} times e to the power open bracket ${linearSpoken(m, n)} close bracket, then ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}. So the power of e is ${inner}, and x is the natural logarithm of ${inner} ${n < 0 ? 'plus' : 'minus'} ${Math.abs(n)}, all over ${m}.`,
        answers: [final('', number(`(ln(${inner}) - ${substituted(n)})/${m}`), 'x')],
        verify: () => {
          const x = (Math.log(inner) - n) / m
          return agree(a * Math.exp(m * x + n) + c, a * inner + c, 1e-6) ? null : 'the solution does not fit'
        },
      }
    },
  },
})
