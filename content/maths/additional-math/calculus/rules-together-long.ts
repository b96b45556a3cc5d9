// Long questions that use the rules of differentiation together and go back by integration: a bracket times a root, and an
// oscillation that dies away.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, number, upToConstant } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bareAxes, bend, dydx, e, origin } from './writing.ts'

export const rulesTogether = defineTemplate({
  id: 'rules-together',
  marks: 11,
  calculator: false,
  level: 5,
  cases: {
    'bracket-times-root'(random) {
      // y = (x − k)√(2x + k) with the derivative 3x/√(2x + k); k and 2·end + k are squares.
      const [k, end] = random.pick([
        [4, 6],
        [1, 4],
        [9, 8],
        [4, 16],
        [1, 12],
        [9, 20],
        [16, 10],
      ] as const)
      const f = (x: number) => (x - k) * Math.sqrt(Math.max(0, 2 * x + k))
      const root = Math.sqrt(k)
      const last = Math.sqrt(2 * end + k)
      const low = -k * root
      const area = lowestTerms((end - k) * last + k * root, 3)
      const under = `sqrt(2x + ${k})`
      const g = `x / calc.sqrt(2 * x + ${k})`
      const top = end / last
      return {
        question: typst`
#part("a", 4)[It is given that $y = (x − ${k}) ${under}$ for $x > −${fraction(k, 2)}$. Show that $ (dif y)/(dif x) = (3x)/${under}. $]
#part("b", 2)[Hence find the coordinates of the stationary point of the curve $y = (x − ${k}) ${under}$.]
#part("c", 2)[Use the result of part (a) to find $display(integral x/${under} dif x)$.]
The diagram shows the curve $y = display(x/${under})$ for $x >= 0$.
#axes(${bareAxes(rounded(-0.12 * end), rounded(1.3 * end), rounded(-0.14 * top), rounded(1.4 * top))}, height: 130pt, area-between(x => ${g}, from: 0, to: ${end}), curve-of(x => ${g}, from: 0, to: ${rounded(1.25 * end)}, colour: addmaths), edge((${end}, 0), (${end}, ${rounded(top)})), point((${end}, 0), $${end}$, mark: false, side: "below"), ${origin})
#part("d", 3)[Find the area of the shaded region, enclosed by the curve, the $x$-axis and the line $x = ${end}$.]`,
        answer: typst`
#part("a")[
#working("B1")[$display((dif)/(dif x)) ${under} = display(1/2)(2x + ${k})^(−1/2) times 2 = display(1/${under})$]
#working("M1")[product rule: $${dydx} = ${under} + (x − ${k}) times display(1/${under})$]
#working("M1")[$= display((2x + ${k} + x − ${k})/${under})$]
#working("A1")[$= display((3x)/${under})$]]
#part("b")[
#working("M1")[$3x = 0$, so $x = 0$]
#working("A1")[$y = −${k} times sqrt(${k})$: #result[$(0, ${minus(low)})$]]]
#part("c")[
#working("M1")[the reverse of (a), divided by 3]
#working("A1")[#result[$display(1/3)(x − ${k}) ${under} + c$]]]
#part("d")[
#working("M1 FT")[limits 0 and ${end} put into their integral]
#working("A1")[$display(1/3)(${minus(end - k)}) times ${last} − display(1/3)(−${k}) times ${root}$]
#working("A1")[#result[$${fraction(...area)}$]]]`,
        alt: plain`Part a: it is given that y equals, open bracket, x minus ${k}, close bracket, times the square root of, open bracket, 2 x plus ${k}, close bracket, for x greater than minus ${fractionInWords(k, 2)}. Show that the derivative of y is 3 x over the square root of, open bracket, 2 x plus ${k}, close bracket. Part b: hence find the coordinates of the stationary point of this curve. Part c: use the result of part a to find the integral of x over the square root of, open bracket, 2 x plus ${k}, close bracket. A diagram shows the curve y equals x over the square root of, open bracket, 2 x plus ${k}, close bracket, for x from 0 on. Part d: find the area of the shaded region, enclosed by the curve, the x axis and the line x equals ${end}.`,
        answerAlt:
          plain`Part a: the product rule gives the root, plus x minus ${k} over the root. Over one denominator the numerator is 2 x plus ${k} plus x minus ${k}, which is 3 x. Part b: x is 0, and the point is (0, ${low}). Part c: 1 over 3, times, open bracket, x minus ${k}, close bracket, times the root, plus c. Part d: with the limits 0 and ${end} it is ${fractionInWords(...area)}.`.replace(
            '(0, -',
            '(0, minus ',
          ),
        answers: [
          final('b', coordinates(0, low)),
          final('c', upToConstant(`1/3*(x - ${k})√(2x + ${k})`, 'x')),
          final('d', number(typedFraction(...area))),
        ],
        verify() {
          const [still = 1] = roots((x) => gradient(f, x), -0.37 * k, end)
          return compared(
            ['the derivative', gradient(f, 1.7), (3 * 1.7) / Math.sqrt(2 * 1.7 + k)],
            ['the stationary point', still + 1, 1],
            ['its height', f(0), low],
            ['the area', integrate((x) => x / Math.sqrt(2 * x + k), 0, end), area[0] / area[1]],
            ['upwards', Math.sign(bend(f, 0)), 1],
          )
        },
      }
    },
    'dying-oscillation'(random) {
      // y = ae^{−kx} sin kx.
      const [a, k] = random.pick([
        [6, 1],
        [4, 2],
        [6, 3],
        [10, 1],
        [8, 2],
        [12, 3],
      ] as const)
      const f = (x: number) => a * Math.exp(-k * x) * Math.sin(k * x)
      const kx = k === 1 ? 'x' : `${k}x`
      const saidKx = k === 1 ? 'x' : `${k} x`
      const decay = `${e}^(−${kx})`
      const saidDecay = `e to the power minus ${saidKx}, end of power,`
      const [lead, twice] = [a * k, 2 * a * k * k]
      const peak = Math.PI / (4 * k)
      const area = lowestTerms(a, 2 * k)
      const shownArea = fraction(...area) === '1' ? '' : fraction(...area)
      const end = k === 1 ? 'pi/2' : `pi/${2 * k}`
      const picture = `${a} * calc.exp(-${k} * x) * calc.cos(${k} * x)`
      return {
        question: typst`
#part("a", 3)[It is given that $y = ${a} ${decay} sin ${kx}$. Show that $ (dif y)/(dif x) = ${lead} ${decay} (cos ${kx} − sin ${kx}). $]
#part("b", 3)[The point $M$ is the stationary point of the curve $y = ${a} ${decay} sin ${kx}$ with the smallest positive $x$-coordinate. Find the exact coordinates of $M$.]
#part("c", 2)[Show that $ (dif^2 y)/(dif x^2) = −${twice} ${decay} cos ${kx}. $]
The diagram shows the curve $y = ${a} ${decay} cos ${kx}$ for $0 <= x <= display(${end})$.
#axes(${bareAxes(rounded(-0.15 / k), rounded(2 / k), rounded(-0.16 * a), rounded(1.25 * a))}, height: 130pt, area-between(x => ${picture}, from: 0, to: ${rounded(2 * peak)}), curve-of(x => ${picture}, from: 0, to: ${rounded(2 * peak)}, colour: addmaths), point((${rounded(2 * peak)}, 0), $inline(${end})$, mark: false, side: "below"), ${origin})
#part("d", 3)[Use part (c) to find the exact area of the shaded region.]`,
        answer: typst`
#part("a")[
#working("B1")[$display((dif)/(dif x)) ${decay} = −${k === 1 ? '' : k}${decay}$ #h(3pt) _soi_]
#working("M1")[product rule: $−${lead} ${decay} sin ${kx} + ${a} ${decay} times ${k === 1 ? '' : `${k} `}cos ${kx}$]
#working("A1")[$= ${lead} ${decay} (cos ${kx} − sin ${kx})$]]
#part("b")[
#working("M1")[$cos ${kx} = sin ${kx}$, so $tan ${kx} = 1$]
#working("A1")[$x =$ #result[$display(pi/${4 * k})$]]
#working("A1")[$y = ${a} ${e}^(−pi/4) sin display(pi/4) =$ #result[$${a / 2} sqrt(2) ${e}^(−pi/4)$]]]
#part("c")[
#working("M1")[product rule: $−${lead * k} ${decay} (cos ${kx} − sin ${kx}) + ${lead} ${decay} (−${k === 1 ? '' : k}sin ${kx} − ${k === 1 ? '' : k}cos ${kx})$]
#working("A1")[the terms in $sin ${kx}$ cancel: $−${twice} ${decay} cos ${kx}$]]
#part("d")[
#working("M1")[$integral ${a} ${decay} cos ${kx} dif x = −display(1/${2 * k * k}) times ${dydx}$]
#working("A1")[$= −${fraction(a, 2 * k) === '1' ? '' : fraction(a, 2 * k)}[${decay} (cos ${kx} − sin ${kx})]_0^(${end})$]
#working("A1 oe")[$= −${fraction(a, 2 * k) === '1' ? '' : fraction(a, 2 * k)}(−${e}^(−pi/2) − 1) =$ #result[$${shownArea}(1 + ${e}^(−pi/2))$]]]`,
        alt: plain`Part a: it is given that y equals ${a} times ${saidDecay} times sin ${saidKx}. Show that the derivative of y is ${lead} times ${saidDecay} times, open bracket, cos ${saidKx} minus sin ${saidKx}, close bracket. Part b: the point M is the stationary point of this curve with the smallest positive x coordinate. Find the exact coordinates of M. Part c: show that the second derivative of y is minus ${twice} times ${saidDecay} times cos ${saidKx}. A diagram shows the curve y equals ${a} times ${saidDecay} times cos ${saidKx}, for x from 0 to pi over ${2 * k}. The region enclosed by this curve and the two axes is shaded. Part d: use part c to find the exact area of the shaded region.`,
        answerAlt: plain`Part a: the product rule, with the derivative of the power of e. Part b: the tangent of ${saidKx} is 1, so x is pi over ${4 * k}, and y is ${a / 2} root 2 times e to the power minus pi over 4. Part c: in the second derivative the terms with the sine cancel. Part d: the integral is minus 1 over ${2 * k * k} times the first derivative. From 0 to pi over ${2 * k} it is ${fractionInWords(...area)} times, open bracket, 1 plus e to the power minus pi over 2, close bracket.`,
        answers: [
          final('b', coordinates(`π/${4 * k}`, `${a / 2}√2*e^(-π/4)`), 'M'),
          final('d', number(`${typedFraction(...area)}*(1 + e^(-π/2))`)),
        ],
        verify() {
          const [still = 0] = roots((x) => gradient(f, x), 0.0013, 3 / k)
          const other = (x: number) => a * Math.exp(-k * x) * Math.cos(k * x)
          return compared(
            [
              'the derivative',
              gradient(f, 0.3),
              lead * Math.exp(-0.3 * k) * (Math.cos(0.3 * k) - Math.sin(0.3 * k)),
            ],
            ['M', still, peak],
            ['its height', f(still), (a / 2) * Math.SQRT2 * Math.exp(-Math.PI / 4)],
            [
              'the second derivative',
              Number(bend(f, 0.3).toFixed(3)),
              Number((-2 * k * k * other(0.3)).toFixed(3)),
            ],
            ['the area', integrate(other, 0, 2 * peak), (area[0] / area[1]) * (1 + Math.exp(-Math.PI / 2))],
          )
        },
      }
    },
  },
})
