// Constants found from stationary points, the graph of the derivative, and second derivatives in equations.

import { agree, gradient, integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number, openOrClosed } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { added, inequalitySketch, linear, linearSpoken, rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bend, dydx, e, power, second, shownSum, spokenSum } from './writing.ts'

export const fromConditions = defineTemplate({
  id: 'constants-from-conditions',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'point-and-gradient'(random) {
      const [a, b, c] = [random.integer(1, 4), random.integerExcept(-4, 4, 0), random.pick([1, 2])]
      const k = b * c * c
      const f = (x: number) => a * x * x + k / x
      const [q, m] = [f(c), 2 * a * c - b]
      return {
        question: typst`
The curve $y = a x^2 + display(b/x)$ passes through the point $(${c}, ${minus(q)})$, and the gradient of the curve there is $${minus(m)}$. Find the value of $a$ and of $b$. #marks(4)`,
        answer: typst`
#working("M1")[point: $${c === 1 ? '' : c * c}a + ${c === 1 ? 'b' : `display(b/${c})`} = ${minus(q)}$]
#working("M1")[$${dydx} = 2a x − display(b/x^2)$, \
so $${2 * c}a − ${c === 1 ? 'b' : `display(b/${c * c})`} = ${minus(m)}$]
#note[${c === 1 ? 'Add the two equations.' : 'Double the second equation and add it to the first.'}]
#working("A1 A1")[$a =$ #result[$${a}$], $b =$ #result[$${minus(k)}$]]`,
        alt: plain`The curve y equals a x squared plus b over x passes through the point (${c}, ${q}), and the gradient of the curve there is ${m}. Find the value of a and of b.`,
        answerAlt: plain`The point and the gradient give two equations in a and b. Solving them, a is ${a} and b is ${k}.`,
        answers: [final('', number(a), 'a'), final('', number(k), 'b')],
        verify: () => compared(['the gradient', gradient(f, c), m], ['y', f(c), q]),
      }
    },
    'two-stationary-points'(random) {
      const [r, s] = random.until(
        () => [random.integer(-4, 2), random.integer(1, 5)] as const,
        ([low, high]) => low < high && low !== 0 && low + high !== 0 && (low + high) % 2 === 0,
      )
      const [a, b] = [(-3 * (r + s)) / 2, 3 * r * s]
      return {
        question: typst`
The curve $y = x^3 + a x^2 + b x + 2$ has stationary points where $x = ${minus(r)}$ and where $x = ${s}$. Find the value of $a$ and of $b$. #marks(4)`,
        answer: typst`
#working("M1")[$${dydx} = 3x^2 + 2a x + b$]
#note[It is zero at both points, so it has these two factors.]
#working("M1")[$3x^2 + 2a x + b = 3(${linear(1, -r)})(${linear(1, -s)})$ \
$= ${shownSum(power(2, 3), power(1, -3 * (r + s)), power(0, b))}$]
#working("A1 A1")[$a =$ #result[$${minus(a)}$], $b =$ #result[$${minus(b)}$]]`,
        alt: plain`The curve y equals x cubed plus a x squared plus b x plus 2 has stationary points where x is ${r} and where x is ${s}. Find the value of a and of b.`,
        answerAlt: plain`The derivative, 3 x squared plus 2 a x plus b, has the factors ${linearSpoken(1, -r)} and ${linearSpoken(1, -s)}. So a is ${a} and b is ${b}.`,
        answers: [final('', number(a), 'a'), final('', number(b), 'b')],
        verify() {
          const f = (x: number) => x ** 3 + a * x * x + b * x + 2
          return compared(['the gradient', gradient(f, r), 0], ['the gradient', gradient(f, s), 0])
        },
      }
    },
  },
})

export const gradientGraph = defineTemplate({
  id: 'graph-of-the-derivative',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'read-from-graph'(random) {
      const [p, q] = random.until(
        () => [random.integer(-4, 1), random.integer(1, 5)] as const,
        ([low, high]) => high - low >= 3,
      )
      const up = random.sign()
      const depth = ((q - p) / 2) ** 2
      return {
        question: typst`
The diagram shows the graph of $y = f'(x)$, the *derivative* of $f(x)$.
#axes(axis(${p - 2}, ${q + 2}, title: $x$, at-edge: true), axis(${up === 1 ? -1.4 : -2}, ${up === 1 ? 2 : 1.4}, numbers: false, title: $y$), height: 165pt, curve-of(x => ${up} * (x - (${p})) * (x - (${q})) / ${rounded(depth)}, colour: addmaths))
#part("a", 1)[Write down the $x$-coordinates of the stationary points of the curve $y = f(x)$.]
#part("b", 2)[State which of them is a maximum point. Give a reason.]
#part("c", 1)[Write down the set of values of $x$ for which $f(x)$ is decreasing.]`,
        answer: typst`
#part("a")[
#note[A stationary point of $f$ is where $f'$ is zero.]
#working("B1")[#result[$x = ${minus(p)}$] and #result[$x = ${q}$]]]
#part("b")[
#working("B1")[#result[$x = ${minus(up === 1 ? p : q)}$]]
#working("B1")[$f'(x)$ goes from positive to negative there: the curve rises, then falls.]]
#part("c")[
#note[$f$ decreases where $f'(x)$ is below the axis.]
#working("B1 FT")[#result[${up === 1 ? typst`$${minus(p)} < x < ${q}$` : typst`$x < ${minus(p)}$ or $x > ${q}$`}]]]`,
        alt: plain`The diagram shows the graph of the derivative of f, a parabola that opens ${up === 1 ? 'upwards' : 'downwards'} and crosses the x axis at ${p} and ${q}. Part a: write down the x coordinates of the stationary points of the curve y equals f of x. Part b: state which of them is a maximum point, with a reason. Part c: write down the set of values of x for which f is decreasing.`,
        answerAlt: plain`Part a: x is ${p} and ${q}, where the derivative is zero. Part b: x is ${up === 1 ? p : q}, because the derivative goes from positive to negative there. Part c: ${up === 1 ? plain`x between ${p} and ${q}` : plain`x less than ${p}, or x greater than ${q}`}.`,
        answers: [
          final('a', inAnyOrder([p, q], { name: 'x' })),
          final('b', number(up === 1 ? p : q), 'x'),
          final('c', openOrClosed(up === 1 ? `${p} < x < ${q}` : `x < ${p} or x > ${q}`)),
        ],
        verify() {
          // f itself is added up from thin strips of its derivative, and its values are compared.
          const slope = (x: number) => up * (x - p) * (x - q)
          const rise = (from: number, to: number) => integrate(slope, from, to)
          const top = up === 1 ? p : q
          return rise(top - 1, top) > 0 && rise(top, top + 1) < 0
            ? null
            : 'it is not the highest point near by'
        },
      }
    },
    'where-decreasing'(random) {
      const [r, s] = random.until(
        () => [random.integer(-5, 3), random.integer(1, 6)] as const,
        ([low, high]) => low < high && (low + high) % 2 === 0 && low !== 0,
      )
      const d = random.integerExcept(-9, 9, 0)
      const f = (x: number) => x ** 3 - 1.5 * (r + s) * x * x + 3 * r * s * x + d
      const y = [power(3, 1), power(2, (-3 * (r + s)) / 2), power(1, 3 * r * s), power(0, d)]
      const slope = [power(2, 3), power(1, -3 * (r + s)), power(0, 3 * r * s)]
      return {
        question: typst`
Find the set of values of $x$ for which $y = ${shownSum(...y)}$ decreases as $x$ increases. #marks(4)`,
        answer: typst`
#working("M1")[$${dydx} = ${shownSum(...slope)}$]
#note[$y$ decreases where the gradient is negative.]
#working("M1")[$${shownSum(...slope)} < 0$]
#working("A1")[$3(${linear(1, -r)})(${linear(1, -s)}) < 0$: critical values $${minus(r)}$ and $${s}$]
${inequalitySketch({ a: 3, b: -3 * (r + s), c: 3 * r * s }, [minus(r), minus(s)], true, 'x', '#box(inset: (bottom: 9pt), $(dif y)/(dif x)$)')}
#working("A1")[#result[$${minus(r)} < x < ${s}$]]`,
        alt: plain`Find the set of values of x for which y equals ${spokenSum(...y)} decreases as x increases.`,
        answerAlt: plain`The derivative is 3 times open bracket ${linearSpoken(1, -r)} close bracket times open bracket ${linearSpoken(1, -s)} close bracket. It is negative for x between ${r} and ${s}.`,
        answers: [final('', openOrClosed(`${r} < x < ${s}`))],
        verify() {
          const wrong = Array.from({ length: 241 }, (_, n) => -12.05 + n / 10).find(
            (x) => gradient(f, x) < 0 !== (x > r && x < s),
          )
          return wrong === undefined ? null : `the gradient has the other sign at ${wrong}`
        },
      }
    },
  },
})

export const secondDerivative = defineTemplate({
  id: 'second-derivative',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'two-exponentials'(random) {
      const [p, q] = random.until(
        () => [random.integer(1, 4), random.integer(-4, -1)] as const,
        ([one, other]) => one + other !== 0,
      )
      const [a, b] = [random.integer(2, 6), random.integer(2, 6)]
      const f = (x: number) => a * Math.exp(p * x) + b * Math.exp(q * x)
      const [px, qx] = [linear(p, 0), linear(q, 0)]
      const [pq, sum] = [p * q, p + q]
      const left = `${second} ${-sum < 0 ? '−' : '+'} ${Math.abs(sum) === 1 ? '' : Math.abs(sum)}${dydx} ${pq < 0 ? '−' : '+'} ${Math.abs(pq) === 1 ? '' : Math.abs(pq)}y`
      return {
        question: typst`
Given that $y = ${a}${e}^(${px}) + ${b}${e}^(${qx})$, show that
$ ${left} = k $
for all $x$, and state the value of the constant $k$. #marks(4)`,
        answer: typst`
#working("B1")[$${dydx} = ${a * p}${e}^(${px}) − ${-b * q}${e}^(${qx})$]
#working("B1")[$${second} = ${a * p * p}${e}^(${px}) + ${b * q * q}${e}^(${qx})$]
#working("M1 dep")[terms in $${e}^(${px})$: \
$${a * p * p} ${added(-sum * a * p)} ${added(pq * a)} = 0$ \
terms in $${e}^(${qx})$: \
$${b * q * q} ${added(-sum * b * q)} ${added(pq * b)} = 0$]
#working("A1")[so $k =$ #result[$0$]]`,
        alt: plain`Given that y equals ${a} times e to the power ${linearSpoken(p, 0)}, plus ${b} times e to the power ${linearSpoken(q, 0)}, show that the second derivative of y, ${-sum < 0 ? 'minus' : 'plus'} ${Math.abs(sum) === 1 ? '' : `${Math.abs(sum)} times `}the first derivative, minus ${pq === -1 ? '' : `${-pq} `}y, is equal to k for all x, and state the value of the constant k.`,
        answerAlt: plain`The first derivative has coefficients ${a * p} and ${b * q}, the second ${a * p * p} and ${b * q * q}. In the sum the terms cancel for each exponential, so k is 0.`,
        answers: [final('', number(0), 'k')],
        verify() {
          const left = bend(f, 0.3) - sum * gradient(f, 0.3) + pq * f(0.3)
          return agree(left, 0, 1e-4 * f(0.3)) ? null : `the terms leave ${left}`
        },
      }
    },
    product(random) {
      const [k, a] = [random.integer(2, 5), random.integer(2, 6)]
      const f = (x: number) => a * x * Math.exp(-k * x)
      return {
        question: typst`
Given that $y = ${a}x ${e}^(−${k}x)$, show that
$ (dif^2 y)/(dif x^2) + ${2 * k} (dif y)/(dif x) = m y, $
where $m$ is an integer to be found. #marks(4)`,
        answer: typst`
#working("M1")[$${dydx} = ${a}${e}^(−${k}x) − ${a * k}x ${e}^(−${k}x)$]
#working("A1")[$${second} = −${2 * a * k}${e}^(−${k}x) + ${a * k * k}x ${e}^(−${k}x)$]
#working("M1")[$${second} + ${2 * k}${dydx} = −${2 * a * k}${e}^(−${k}x) + ${2 * a * k}${e}^(−${k}x)$ \
$+ ${a * k * k}x ${e}^(−${k}x) − ${2 * a * k * k}x ${e}^(−${k}x)$]
#working("A1")[$= −${a * k * k}x ${e}^(−${k}x) = −${k * k}y$ \
$m =$ #result[$−${k * k}$]]`,
        alt: plain`Given that y equals ${a} x times e to the power minus ${k} x, show that the second derivative of y plus ${2 * k} times the first derivative is m y, where m is an integer to be found.`,
        answerAlt: plain`By the product rule twice, the terms without x cancel, and what is left is minus ${a * k * k} x times e to the power minus ${k} x. So m is minus ${k * k}.`,
        answers: [final('', number(-k * k), 'm')],
        verify() {
          const found = (bend(f, 0.4) + 2 * k * gradient(f, 0.4)) / f(0.4)
          return agree(found, -k * k, 1e-3) ? null : `m is ${found}`
        },
      }
    },
  },
})
