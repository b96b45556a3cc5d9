// Stationary points and their nature.

import { gradient } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, number, word } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { added, linear, linearSpoken, rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, dydx, e, power, second, shownSum, spokenSum } from './writing.ts'

const signTest =
  '#scheme[Or *M1* for the sign of the gradient on both sides of a point, *A1* for both natures]'

export const stationaryPoints = defineTemplate({
  id: 'stationary-points',
  marks: 6,
  calculator: false,
  level: 3,
  cases: {
    cubic(random) {
      const [r, s] = random.until(
        () => [random.integer(-3, 2), random.integer(1, 4)] as const,
        ([low, high]) => low < high && low !== 0,
      )
      const d = random.integerExcept(-9, 9, 0)
      const f = (x: number) => 2 * x ** 3 - 3 * (r + s) * x * x + 6 * r * s * x + d
      const y = [power(3, 2), power(2, -3 * (r + s)), power(1, 6 * r * s), power(0, d)]
      const reach = (s - r) * 0.85
      const [low, high] = [Math.min(0, f(s), f(r - reach)), Math.max(0, f(r), f(s + reach))]
      const air = (high - low) * 0.1
      return {
        question: typst`
Find the coordinates of the stationary points on the curve $y = ${shownSum(...y)}$, and determine the nature of each. #marks(6)`,
        answer: typst`
#working("M1")[$${dydx} = ${shownSum(power(2, 6), power(1, -6 * (r + s)), power(0, 6 * r * s))} = 0$]
#working("M1")[$6(${linear(1, -r)})(${linear(1, -s)}) = 0$]
#working("A1 A1")[#result[$(${r}, ${minus(f(r))})$] and #result[$(${s}, ${minus(f(s))})$]]
#working("M1")[$${second} = ${linear(12, -6 * (r + s))}$]
#working("A1")[$x = ${minus(r)}$: $${minus(6 * (r - s))} < 0$, #result[maximum] \
$x = ${s}$: $${6 * (s - r)} > 0$, #result[minimum]]
${signTest}
#axes(${bareAxes(rounded(Math.min(0, r - reach) - 0.4), rounded(s + reach + 0.4), rounded(low - air), rounded(high + air))}, height: 150pt, curve-of(x => 2 * x * x * x + (${-3 * (r + s)}) * x * x + (${6 * r * s}) * x + (${d}), from: ${rounded(r - reach)}, to: ${rounded(s + reach)}, colour: addmaths), point((${r}, ${f(r)}), $(${r}, ${minus(f(r))})$, side: "above"), point((${s}, ${f(s)}), $(${s}, ${minus(f(s))})$, side: "below"))`,
        alt: plain`Find the coordinates of the stationary points on the curve y equals ${spokenSum(...y)}, and determine the nature of each.`,
        answerAlt: plain`The derivative is 6 times open bracket ${linearSpoken(1, -r)} close bracket times open bracket ${linearSpoken(1, -s)} close bracket. The stationary points are (${r}, ${f(r)}) and (${s}, ${f(s)}). The second derivative is negative at the first, a maximum, and positive at the second, a minimum.`,
        answers: [final('', coordinates(r, f(r)), 'maximum'), final('', coordinates(s, f(s)), 'minimum')],
        verify: () =>
          compared(
            ['the gradient', gradient(f, r), 0],
            ['the gradient', gradient(f, s), 0],
            ['the bend', Math.sign(bend(f, r)), -1],
            ['the bend', Math.sign(bend(f, s)), 1],
          ),
      }
    },
    reciprocal(random) {
      const [a, k, c] = [random.integer(2, 5), random.integer(2, 4), random.integerExcept(-3, 3, 0)]
      const b = a * k * k
      const f = (x: number) => a * x + b / x + c
      const [up, down] = [c + 2 * a * k, c - 2 * a * k]
      return {
        question: typst`
A curve has equation
$ y = ${a}x + ${b}/x ${added(c)}, quad x != 0. $
Find the coordinates of its stationary points, and determine the nature of each. #marks(6)`,
        answer: typst`
#working("M1")[$${dydx} = ${a} − display(${b}/x^2) = 0$]
#working("M1")[$x^2 = ${k * k}$]
#working("A1 A1")[#result[$(${k}, ${minus(up)})$] and #result[$(−${k}, ${minus(down)})$]]
#working("M1")[$${second} = display(${2 * b}/x^3)$]
#working("A1")[$x = ${k}$: positive, #result[minimum] \
$x = −${k}$: negative, #result[maximum]]
${signTest}
#note[Here the minimum lies higher than the maximum. They are on two separate branches of the curve.]
#axes(${bareAxes(rounded(-2.6 * k), rounded(2.6 * k), rounded(Math.min(0, down - 1.6 * a * k)), rounded(Math.max(0, up + 1.6 * a * k)))}, height: 170pt, curve-of(x => ${a} * x + ${b} / x + (${c}), colour: addmaths), point((${k}, ${up}), $(${k}, ${minus(up)})$, side: "below"), point((-${k}, ${down}), $(−${k}, ${minus(down)})$, side: "above"))`,
        alt: plain`A curve has equation y equals ${a} x plus ${b} over x, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, where x is not 0. Find the coordinates of its stationary points, and determine the nature of each.`,
        answerAlt: plain`The derivative ${a} minus ${b} over x squared is zero when x is ${k} or minus ${k}. The points are (${k}, ${up}), a minimum, and (minus ${k}, ${down}), a maximum.`,
        answers: [final('', coordinates(k, up), 'minimum'), final('', coordinates(-k, down), 'maximum')],
        verify: () =>
          compared(
            ['the gradient', gradient(f, k), 0],
            ['the gradient', gradient(f, -k), 0],
            ['y', f(k), up],
            ['y', f(-k), down],
            ['the bend', Math.sign(bend(f, k)), 1],
            ['the bend', Math.sign(bend(f, -k)), -1],
          ),
      }
    },
    exponential(random) {
      const [a, n, k] = [random.integer(2, 5), random.integer(1, 3), random.integer(1, 3)]
      // y = n(e^x + a²e^−x) + k has its least value where e^x = a.
      const f = (x: number) => n * (Math.exp(x) + a * a * Math.exp(-x)) + k
      const [front, back] = [n === 1 ? '' : String(n), String(n * a * a)]
      const said = n === 1 ? '' : `${n} times `
      return {
        question: typst`
A curve has equation $y = ${front}${e}^x + ${back}${e}^(−x) + ${k}$. Show that it has only one stationary point, find its exact coordinates, and determine its nature. #marks(6)`,
        answer: typst`
#working("M1 A1")[$${dydx} = ${front}${e}^x − ${back}${e}^(−x) = 0$]
#note[Multiply by $${e}^x$.]
#working("M1")[$${e}^(2x) = ${a * a}$]
#working("A1")[$${e}^x = ${a}$ only, because $${e}^x > 0$: \
$x =$ #result[$ln ${a}$]]
#working("A1")[$y = ${n * a} + ${n * a} + ${k} =$ #result[$${2 * n * a + k}$]]
#working("B1")[$${second} = ${front}${e}^x + ${back}${e}^(−x) > 0$ for every $x$: #result[minimum]]`,
        alt: plain`A curve has equation y equals ${said}e to the power x, plus ${back} times e to the power minus x, plus ${k}. Show that it has only one stationary point, find its exact coordinates, and determine its nature.`,
        answerAlt: plain`The derivative is zero when e to the power 2 x is ${a * a}, and e to the power x is positive, so x is the natural log of ${a} only. There y is ${2 * n * a + k}. The second derivative is positive, so the point is a minimum.`,
        answers: [
          final('', coordinates(`ln ${a}`, 2 * n * a + k)),
          final('', word('minimum', 'minimum point', 'min'), 'nature'),
        ],
        verify: () =>
          compared(
            ['the gradient', gradient(f, Math.log(a)), 0],
            ['y', f(Math.log(a)), 2 * n * a + k],
            ['the bend', Math.sign(bend(f, Math.log(a))), 1],
          ),
      }
    },
  },
})

export const stationaryOfFunctions = defineTemplate({
  id: 'stationary-of-functions',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'product-with-exponential'(random) {
      const k = random.integer(2, 5)
      const a = random.integerExcept(2, 8, k)
      const f = (x: number) => a * x * Math.exp(-x / k)
      return {
        question: typst`
The diagram shows the curve $y = ${a}x ${e}^(−x/${k})$, which has a maximum point at $M$.
#axes(${bareAxes(rounded(-0.6 * k), rounded(6 * k), '-0.3', '0.5')}, height: 140pt, curve-of(x => x / ${k} * calc.exp(-x / ${k}), colour: addmaths), point((${k}, 0.3679), $M$, side: "above"))
Find the exact coordinates of $M$, and use the second derivative to show that $M$ is a maximum. #marks(5)`,
        answer: typst`
#working("M1")[$${dydx} = ${a}${e}^(−x/${k}) − ${fraction(a, k)} x ${e}^(−x/${k})$]
#working("A1")[$= ${a}${e}^(−x/${k})(1 − display(x/${k})) = 0$, so $x =$ #result[$${k}$]]
#working("A1")[$y = ${a} times ${k}${e}^(−1) =$ #result[$display(${a * k}/${e})$]]
#working("M1")[$${second} = ${fraction(-a, k)} ${e}^(−x/${k})(2 − display(x/${k}))$]
#working("A1")[At $M$: $${fraction(-a, k)} ${e}^(−1) < 0$, so #result[maximum]]`,
        alt: plain`The diagram shows the curve y equals ${a} x times e to the power open bracket minus x over ${k} close bracket. It passes through the origin, rises to a maximum point M and then falls towards the x axis. Find the exact coordinates of M, and use the second derivative to show that M is a maximum.`,
        answerAlt: plain`The derivative is ${a} times e to the power open bracket minus x over ${k} close bracket, times open bracket 1 minus x over ${k} close bracket. So x is ${k} and y is ${a * k} over e. The second derivative at M is negative, so M is a maximum.`,
        answers: [final('', coordinates(k, `${a * k}/e`), 'M')],
        verify: () =>
          compared(
            ['the gradient', gradient(f, k), 0],
            ['y', f(k), (a * k) / Math.E],
            ['the second derivative', bend(f, k), -a / k / Math.E],
          ),
      }
    },
    'on-an-interval'(random) {
      const [k, wave] = [random.integer(1, 4), random.pick(['cos', 'sin'] as const)]
      // k(x + 2 cos x) turns where sin x = ½; k(x − 2 sin x) where cos x = ½.
      const f = (x: number) => (wave === 'cos' ? k * (x + 2 * Math.cos(x)) : k * (x - 2 * Math.sin(x)))
      const [first, last] = wave === 'cos' ? ['pi/6', '(5 pi)/6'] : ['pi/3', '(5 pi)/3']
      const [u, v] = wave === 'cos' ? [Math.PI / 6, (5 * Math.PI) / 6] : [Math.PI / 3, (5 * Math.PI) / 3]
      const [firstSaid, lastSaid] =
        wave === 'cos' ? ['pi over 6', '5 pi over 6'] : ['pi over 3', '5 pi over 3']
      const [other, sign, end] =
        wave === 'cos' ? (['sin', '+', 'pi'] as const) : (['cos', '−', '2pi'] as const)
      const [firstKind, lastKind] =
        wave === 'cos' ? (['maximum', 'minimum'] as const) : (['minimum', 'maximum'] as const)
      const turn = wave === 'cos' ? '−' : ''
      const kx = linear(k, 0)
      return {
        question: typst`
A curve has equation $y = ${kx} ${sign} ${2 * k} ${wave} x$ for $0 <= x <= ${end}$. Find the exact $x$-coordinates of its stationary points, and determine the nature of each. #marks(5)`,
        answer: typst`
#working("M1")[$${dydx} = ${k} − ${2 * k} ${other} x = 0$]
#working("A1")[$${other} x = display(1/2)$]
#working("A1")[$x =$ #result[$display(${first})$] or $x =$ #result[$display(${last})$]]
#working("M1")[$${second} = ${turn}${2 * k} ${wave} x$]
#working("A1")[$x = display(${first})$: ${firstKind === 'maximum' ? 'negative' : 'positive'}, #result[${firstKind}] \
$x = display(${last})$: ${lastKind === 'maximum' ? 'negative' : 'positive'}, #result[${lastKind}]]`,
        alt: plain`A curve has equation y equals ${linearSpoken(k, 0)} ${sign === '+' ? 'plus' : 'minus'} ${2 * k} ${wave} x for x from 0 to ${end === 'pi' ? 'pi' : '2 pi'}. Find the exact x coordinates of its stationary points, and determine the nature of each.`,
        answerAlt: plain`The derivative is zero when ${other} x is a half, so x is ${firstSaid} or ${lastSaid}. The second derivative shows that the first is a ${firstKind} and the second a ${lastKind}.`,
        answers: [
          final('', number(wave === 'cos' ? 'π/6' : 'π/3'), `x at the ${firstKind}`),
          final('', number(wave === 'cos' ? '5π/6' : '5π/3'), `x at the ${lastKind}`),
        ],
        verify: () =>
          compared(
            ['the gradient', gradient(f, u), 0],
            ['the gradient', gradient(f, v), 0],
            ['the bend', Math.sign(bend(f, u)), firstKind === 'maximum' ? -1 : 1],
            ['the bend', Math.sign(bend(f, v)), lastKind === 'maximum' ? -1 : 1],
          ),
      }
    },
  },
})
