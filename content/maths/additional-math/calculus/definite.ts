// Definite integrals, and integrals found by turning a derivative round.

import { gradient, integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, upToConstant } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { dydx, e, power, spokenSum } from './writing.ts'

export const definiteIntegral = defineTemplate({
  id: 'definite-integral',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    logarithm(random) {
      // The bracket grows from `bottom` to `ratio` times as much in whole steps of x, and has no common factor.
      const [a, ratio, bottom] = random.pick([
        [2, 3, 1],
        [2, 3, 3],
        [2, 3, 5],
        [2, 5, 1],
        [2, 5, 3],
        [3, 4, 1],
        [3, 4, 2],
        [4, 5, 1],
        [4, 5, 3],
      ] as const)
      const [times, p] = [random.integer(2, 3), random.integer(1, 3)]
      const [b, q, top] = [bottom - a * p, p + (bottom * (ratio - 1)) / a, bottom * ratio]
      const inside = linear(a, b)
      const k = a * times
      const wanted = ratio ** times
      return {
        question: typst`
Show that
$ integral_${p}^${q} ${k}/(${inside}) dif x = ln N, $
where $N$ is an integer to be found. #marks(4)`,
        answer: typst`
#working("M1 A1")[$= [${times} ln (${inside})]_${p}^${q}$]
#working("M1")[$= ${times} ln ${top} − ${times} ln ${bottom}$ \
$= ${times} ln ${ratio}$]
#working("A1")[$= ln ${ratio}^${times} = ln ${wanted}$, so #result[$N = ${wanted}$]]`,
        alt: plain`Show that the integral from ${p} to ${q} of ${k} over open bracket ${linearSpoken(a, b)} close bracket, with respect to x, is the natural log of N, where N is an integer to be found.`,
        answerAlt: plain`The integral is ${times} times the natural log of the bracket. Between the limits it is ${times} times the log of ${ratio}, so N is ${wanted}.`,
        answers: [final('', number(wanted), 'N')],
        verify: () =>
          compared(['e to the integral', Math.exp(integrate((x) => k / (a * x + b), p, q)), wanted]),
      }
    },
    trigonometric(random) {
      const [a, b] = [random.integer(2, 9), 2 * random.integer(1, 4)]
      return {
        question: typst`
Find the exact value of
$ integral_0^(pi/4) (${a} sec^2 x + ${b} sin 2x) dif x. $
#marks(4)`,
        answer: typst`
#working("M1 A1")[$= [${a} tan x − ${b / 2 === 1 ? '' : b / 2} cos 2x]_0^(pi/4)$]
#note[The lower limit counts, too: $cos 0 = 1$.]
#working("M1")[$= (${a} − 0) − (0 − ${b / 2})$]
#working("A1")[$=$ #result[$${a + b / 2}$]]`,
        alt: plain`Find the exact value of the integral from 0 to pi over 4 of, ${a} secant squared x plus ${b} sin 2 x, with respect to x.`,
        answerAlt: plain`The integral is ${a} tan x minus ${b / 2} cos 2 x. Between the limits its value is ${a + b / 2}.`,
        answers: [final('', number(a + b / 2))],
        verify: () =>
          compared([
            'the integral',
            integrate((x) => a / Math.cos(x) ** 2 + b * Math.sin(2 * x), 0, Math.PI / 4),
            a + b / 2,
          ]),
      }
    },
    'find-the-limit'(random) {
      const [c, k, n] = [random.integer(1, 4), random.integer(2, 5), random.integer(2, 9)]
      const value = c * (n - 1)
      return {
        question: typst`
Given that
$ integral_0^a ${c * k}${e}^(${k}x) dif x = ${value}, $
find the exact value of the constant $a$. #marks(4)`,
        answer: typst`
#working("M1 A1")[$[${c === 1 ? '' : c}${e}^(${k}x)]_0^a = ${c === 1 ? '' : c}${e}^(${k}a) − ${c}$]
#working("M1")[$${c === 1 ? '' : c}${e}^(${k}a) − ${c} = ${value}$, so $${e}^(${k}a) = ${n}$]
#working("A1 oe")[$a =$ #result[$display(1/${k}) ln ${n}$]]`,
        alt: plain`Given that the integral from 0 to a of ${c * k} times e to the power ${k} x, with respect to x, is ${value}, find the exact value of the constant a.`,
        answerAlt: plain`The integral is ${c} times e to the power ${k} a, minus ${c}. So e to the power ${k} a is ${n}, and a is 1 over ${k} times the natural log of ${n}.`,
        answers: [final('', number(`ln(${n})/${k}`), 'a')],
        verify: () =>
          compared(['the integral', integrate((x) => c * k * Math.exp(k * x), 0, Math.log(n) / k), value]),
      }
    },
    'power-of-bracket'(random) {
      const [a, n, p] = [random.integer(2, 4), random.pick([2, 3]), random.integer(1, 2)]
      const [low, high] = [random.integer(0, 1), random.integer(2, 3)]
      const b = low - a * p
      // The upper limit makes the bracket whole.
      const q = p + (high - low)
      const last = a * (q - p) + low
      const inside = linear(a, b)
      const [top, bottom] = [last ** (n + 1) - low ** (n + 1), a * (n + 1)]
      return {
        question: typst`
Evaluate
$ integral_${p}^${q} (${inside})^${n} dif x. $
#marks(4)`,
        answer: typst`
#working("M1 A1")[$= [display((${inside})^${n + 1}/${bottom})]_${p}^${q}$]
#working("M1")[$= display((${last}^${n + 1} − ${low}^${n + 1})/${bottom})$]
#working("A1")[$=$ #result[$${fraction(top, bottom)}$]]`,
        alt: plain`Evaluate the integral from ${p} to ${q} of the bracket ${linearSpoken(a, b)}, to the power ${n}, with respect to x.`,
        answerAlt: plain`The integral is the bracket to the power ${n + 1}, over ${bottom}. At the limits the bracket is ${last} and ${low}, so the value is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(`${top}/${bottom}`, { to: { figures: 3 } }))],
        verify: () => compared(['the integral', integrate((x) => (a * x + b) ** n, p, q), top / bottom]),
      }
    },
  },
})

export const reverseOfDerivative = defineTemplate({
  id: 'reverse-of-a-derivative',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    logarithm(random) {
      const [n, m] = [random.integer(2, 5), random.integer(2, 4)]
      // With respect to x: d(xⁿ ln x)/dx = n xⁿ⁻¹ ln x + xⁿ⁻¹.
      const lower = n === 2 ? 'x' : `x^${n - 1}`
      const k = n * m
      const said = spokenSum(power(n - 1, 1))
      const whole = [`${m} x^${n} ln x`, fraction(m, n)] as const
      return {
        question: typst`
#part("a", 2)[Differentiate $x^${n} ln x$ with respect to $x$.]
#part("b", 3)[Hence find $integral ${k}${lower} ln x dif x$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${n}${lower} times ln x + x^${n} times display(1/x)$]
#working("A1 oe")[$=$ #result[$${n}${lower} ln x + ${lower}$]]]
#part("b")[
#note[Turn part (a) round: integrate both sides.]
#working("M1 FT")[$x^${n} ln x = integral ${n}${lower} ln x dif x + integral ${lower} dif x$]
#working("M1")[$integral ${n}${lower} ln x dif x = x^${n} ln x − display(x^${n}/${n})$]
#working("A1 oe")[times ${m}: #result[$${whole[0]} − ${whole[1] === '1' ? '' : whole[1]} x^${n} + c$]]]`,
        alt: plain`Part a: differentiate ${spokenSum(power(n, 1))} times the natural log of x. Part b: hence find the integral of ${k} ${said} times the natural log of x.`,
        answerAlt: plain`Part a: ${n} ${said} times the natural log of x, plus ${said}. Part b: ${m} ${spokenSum(power(n, 1))} times the natural log of x, minus ${spokenSum(power(n, m, n))}, plus c.`,
        answers: [
          final('a', expression(`${n}x^${n - 1}*ln x + x^${n - 1}`, 'x')),
          final('b', upToConstant(`${m}x^${n}*ln x - ${m}/${n}*x^${n}`, 'x')),
        ],
        verify: () =>
          compared([
            'the derivative',
            gradient((x) => m * x ** n * Math.log(x) - (m / n) * x ** n, 1.7),
            k * 1.7 ** (n - 1) * Math.log(1.7),
          ]),
      }
    },
    exponential(random) {
      const k = random.integer(2, 6)
      return {
        question: typst`
#part("a", 2)[Given that $y = x ${e}^(${k}x)$, find $${dydx}$.]
#part("b", 3)[Hence find the exact value of
$ integral_0^1 ${k * k}x ${e}^(${k}x) dif x. $]`,
        answer: typst`
#part("a")[
#working("M1 A1 oe")[$${dydx} =$ #result[$${e}^(${k}x) + ${k}x ${e}^(${k}x)$]]]
#part("b")[
#working("M1 FT")[$integral ${k}x ${e}^(${k}x) dif x = x ${e}^(${k}x) − display(1/${k})${e}^(${k}x)$]
#note[The integral asked for is ${k} times this.]
#working("M1")[$[${k}x ${e}^(${k}x) − ${e}^(${k}x)]_0^1$ \
$= (${k}${e}^${k} − ${e}^${k}) − (0 − 1)$]
#working("A1")[$=$ #result[$${k === 2 ? '' : k - 1}${e}^${k} + 1$]]]`,
        alt: plain`Part a: given that y equals x times e to the power ${k} x, find the derivative of y. Part b: hence find the exact value of the integral from 0 to 1 of ${k * k} x times e to the power ${k} x.`,
        answerAlt: plain`Part a: e to the power ${k} x, plus ${k} x times e to the power ${k} x. Part b: the integral is open bracket ${k} x minus 1 close bracket, times e to the power ${k} x. Between the limits it is ${k - 1} times e to the power ${k}, plus 1.`,
        answers: [
          final('a', expression(`e^(${k}x) + ${k}x*e^(${k}x)`, 'x'), 'dy/dx'),
          final('b', number(`${k - 1}*e^${k} + 1`)),
        ],
        verify: () =>
          compared([
            'the integral',
            integrate((x) => k * k * x * Math.exp(k * x), 0, 1),
            (k - 1) * Math.exp(k) + 1,
          ]),
      }
    },
    'root-of-a-quadratic'(random) {
      const [c, p, end] = random.pick([
        [9, 4, 5],
        [16, 3, 5],
        [25, 12, 13],
        [36, 8, 10],
        [144, 5, 13],
      ] as const)
      const a = random.integer(1, 5)
      const start = Math.sqrt(c)
      const k = 3 * a
      const value = a * (end ** 3 - start ** 3)
      return {
        question: typst`
#part("a", 2)[Differentiate $(x^2 + ${c})^(3/2)$ with respect to $x$.]
#part("b", 3)[Hence evaluate
$ integral_0^${p} ${k}x sqrt(x^2 + ${c}) dif x. $]`,
        answer: typst`
#part("a")[
#working("M1")[$display(3/2)(x^2 + ${c})^(1/2) times 2x$]
#working("A1 oe")[$=$ #result[$3x sqrt(x^2 + ${c})$]]]
#part("b")[
#working("M1 FT")[$= [${a === 1 ? '' : a}(x^2 + ${c})^(3/2)]_0^${p}$]
#working("M1")[$= ${a === 1 ? '' : `${a}(`}${end}^3 − ${start}^3${a === 1 ? '' : ')'}$]
#working("A1")[$=$ #result[$${value}$]]]`,
        alt: plain`Part a: differentiate, open bracket x squared plus ${c} close bracket, to the power open bracket 3 over 2 close bracket, with respect to x. Part b: hence evaluate the integral from 0 to ${p} of ${k} x times the square root of open bracket x squared plus ${c} close bracket.`,
        answerAlt: plain`Part a: 3 x times the square root of open bracket x squared plus ${c} close bracket. Part b: the integral is ${a} times the bracket to the power 3 over 2. At the limits its root is ${end} and ${start}, so the value is ${value}.`,
        answers: [final('a', expression(`3x*√(x^2 + ${c})`, 'x')), final('b', number(value))],
        verify: () => compared(['the integral', integrate((x) => k * x * Math.sqrt(x * x + c), 0, p), value]),
      }
    },
  },
})
