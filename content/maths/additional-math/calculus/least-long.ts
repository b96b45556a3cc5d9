// Long questions on the least value of something that matters: the surface of a tent, the cost of a crossing.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { simplestForm } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bend } from './writing.ts'

const slope = (name: string, to: string) => `display((dif ${name})/(dif ${to}))`
const bending = (name: string, to: string) => `display((dif^2 ${name})/(dif ${to}^2))`

export const leastInContext = defineTemplate({
  id: 'least-in-context',
  marks: 13,
  calculator: false,
  level: 5,
  cases: {
    'triangular-prism'(random) {
      // A prism of volume m³/4 on an equilateral triangle has the surface √3(x²/2 + m³/x), least at x = m.
      const m = random.pick([4, 6, 8, 10])
      const volume = m ** 3 / 4
      const cube = m ** 3
      const surface = (x: number) => Math.sqrt(3) * ((x * x) / 2 + cube / x)
      const [least, rate] = [(3 * m * m) / 2, (7 * m) / 2]
      return {
        question: typst`
A chocolate bar is sold in a closed box, a prism whose cross-section is an equilateral triangle of side $x$~cm. The box is $y$~cm long and its volume is ${volume}~cm³.
#sketch(prism(((0, 0), (4, 0), (2, 3.464)), 9, sides: ($x$, none, none), depth-label: $y$), height: 150pt)
#part("a", 2)[Show that $y = display((${cube} sqrt(3))/(3x^2))$.]
#part("b", 3)[Hence show that the surface area of the box is $S$~cm², where
$ S = sqrt(3)(x^2/2 + ${cube}/x). $]
#part("c", 3)[Find the value of $x$ for which $S$ has a stationary value.]
#part("d", 3)[Find, in its simplest form, this stationary value, and show that it is a minimum.]
#part("e", 2)[Find, in terms of $p$, the approximate change in $S$ as $x$ increases from ${m / 2} to $${m / 2} + p$, where $p$ is small.]`,
        answer: typst`
#part("a")[
#working("M1")[$display(1/2) x^2 sin 60° times y = ${volume}$]
#working("A1")[$display(sqrt(3)/4) x^2 y = ${volume}$, so \
$y = display(${cube}/(sqrt(3) x^2)) = display((${cube} sqrt(3))/(3x^2))$]]
#part("b")[
#working("M1")[$S = 2 times display(sqrt(3)/4) x^2 + 3x y$]
#working("M1 dep")[$3x y = 3x times display((${cube} sqrt(3))/(3x^2)) = display((${cube} sqrt(3))/x)$]
#working("A1")[$S = display(sqrt(3)/2) x^2 + display((${cube} sqrt(3))/x)$ \
#result[$= sqrt(3)(display(x^2/2) + display(${cube}/x))$]]]
#part("c")[
#working("M1")[$${slope('S', 'x')} = sqrt(3)(x − display(${cube}/x^2))$]
#working("M1 dep")[$x = display(${cube}/x^2)$, so $x^3 = ${cube}$]
#working("A1")[#result[$x = ${m}$]]]
#part("d")[
#working("B1 FT")[$S = sqrt(3)(${(m * m) / 2} + ${m * m}) =$ #result[$${least} sqrt(3)$]]
#working("M1")[$${bending('S', 'x')} = sqrt(3)(1 + display(${2 * cube}/x^3))$]
#working("A1")[which is positive, so $S$ is #result[a minimum]]
#scheme[Or: the sign of $${slope('S', 'x')}$ on either side of $x = ${m}$.]]
#part("e")[
#working("M1")[$${slope('S', 'x')}$ at $x = ${m / 2}$: $sqrt(3)(${m / 2} − ${4 * m})$]
#working("A1 oe")[change $approx$ #result[$−${fraction(7 * m, 2)} sqrt(3) p$]]]`,
        alt: plain`A chocolate bar is sold in a closed box, a prism whose cross-section is an equilateral triangle of side x centimetres. The box is y centimetres long and its volume is ${volume} cubic centimetres. Part a: show that y is the fraction with numerator ${cube} root 3 and denominator 3 x squared. Part b: hence show that the surface area of the box in square centimetres is S equals root 3 times, open bracket, half of x squared, plus ${cube} over x, close bracket. Part c: find the value of x for which S has a stationary value. Part d: find, in its simplest form, this stationary value, and show that it is a minimum. Part e: find, in terms of p, the approximate change in S as x increases from ${m / 2} to ${m / 2} plus p, where p is small.`,
        answerAlt: plain`Part a: the triangle has area root 3 over 4 times x squared; times y it is ${volume}. Part b: S is two triangles and three rectangles, which is root 3 times, open bracket, half of x squared, plus ${cube} over x, close bracket. Part c: the derivative is root 3 times, open bracket, x, minus ${cube} over x squared, close bracket. It is 0 when x is ${m}. Part d: S is ${least} root 3. The second derivative is positive, so it is a minimum. Part e: the change is about minus ${7 * m} over 2 times root 3 times p${m % 2 === 0 ? plain`, that is minus ${rate} root 3 p` : ''}.`,
        answers: [
          final('c', number(m, { unit: 'cm' }), 'x'),
          final('d', simplestForm(`${least}√3`, 'cm²'), 'S'),
          final('e', expression(`-${rate}√3*p`, 'p')),
        ],
        verify() {
          const height = (x: number) => volume / ((x * x * Math.sqrt(3)) / 4)
          const whole = (x: number) => (x * x * Math.sqrt(3)) / 2 + 3 * x * height(x)
          const at = roots((x) => gradient(whole, x), 1, 20)[0] ?? 0
          return compared(
            ['y', height(3), (cube * Math.sqrt(3)) / 27],
            ['S', whole(3), surface(3)],
            ['x', at, m],
            ['the least S', whole(m), least * Math.sqrt(3)],
            ['the bend', Math.sign(bend(whole, m)), 1],
            ['the change', gradient(whole, m / 2), -rate * Math.sqrt(3)],
          )
        },
      }
    },
    'cost-of-a-crossing'(random) {
      // C = far(crew/v + kv): least at v² = crew/k.
      const [far, crew, k, best, fast, limit] = random.pick([
        [120, 1800, 2, 30, 40, 24],
        [60, 1200, 3, 20, 30, 15],
        [90, 1600, 4, 20, 40, 16],
        [50, 2700, 3, 30, 50, 25],
      ] as const)
      const [over, each] = [far * crew, far * k]
      const cost = (v: number) => over / v + each * v
      const rate = each - over / (fast * fast)
      const cheapest = 2 * each * best
      const say = (n: number) => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, n < 10_000 ? '' : ' ')
      const boxed = (n: number) => (n < 10_000 ? `${n}` : `#box[${say(n)}]`)
      return {
        question: typst`
A launch travels ${far}~km along a river at a constant speed of $v$~km/h. The crew costs ${crew} taka per hour. The fuel costs $${k}v^2$ taka per hour.
#part("a", 3)[Show that the cost of the journey is $C$ taka, where
$ C = ${boxed(over)}/v + ${each}v. $]
#part("b", 2)[Find $${slope('C', 'v')}$.]
#part("c", 5)[Find the speed for which the cost is stationary, and the cost at this speed. Show that it is a minimum.]
#part("d", 2)[Use calculus to find the approximate increase in the cost when the speed increases from ${fast} to $${fast} + p$ km/h, where $p$ is small.]
#part("e", 1)[On one stretch of the river the speed limit is ${limit}~km/h. State, with a reason, the cheapest speed that is allowed there.]`,
        answer: typst`
#part("a")[
#working("B1")[time $= display(${far}/v)$ hours]
#working("M1")[$C = display(${far}/v) times (${crew} + ${k}v^2)$]
#working("A1")[#result[$C = display(${boxed(over)}/v) + ${each}v$]]]
#part("b")[
#working("B2")[#result[$−display(${boxed(over)}/v^2) + ${each}$]]
#scheme[*B1* for each term.]]
#part("c")[
#working("M1")[$display(${boxed(over)}/v^2) = ${each}$]
#working("A1")[$v^2 = ${best * best}$ and $v > 0$: #result[${best} km/h]]
#working("A1")[$C = ${cheapest / 2} + ${cheapest / 2} =$ #result[${say(cheapest)} taka]]
#working("M1")[$${bending('C', 'v')} = display(${boxed(2 * over)}/v^3)$]
#working("A1")[which is positive for $v > 0$: #result[a minimum]]]
#part("d")[
#working("M1")[at $v = ${fast}$: $${slope('C', 'v')} = −${over / (fast * fast)} + ${each}$]
#working("A1 FT")[increase $approx$ #result[$${rate}p$ taka]]]
#part("e")[#working("B1 FT")[#result[${limit} km/h], because $C$ decreases as $v$ increases up to ${best}.]]`,
        alt: plain`A launch travels ${far} kilometres along a river at a constant speed of v kilometres per hour. The crew costs ${crew} taka per hour. The fuel costs ${k} v squared taka per hour. Part a: show that the cost of the journey, C taka, is ${over} over v, plus ${each} v. Part b: find the derivative of C with respect to v. Part c: find the speed for which the cost is stationary, and the cost at this speed. Show that it is a minimum. Part d: use calculus to find the approximate increase in the cost when the speed increases from ${fast} to ${fast} plus p kilometres per hour, where p is small. Part e: on one stretch of the river the speed limit is ${limit} kilometres per hour. State, with a reason, the cheapest speed that is allowed there.`,
        answerAlt: plain`Part a: the journey takes ${far} over v hours at, open bracket, ${crew} plus ${k} v squared, close bracket, taka per hour, which is ${over} over v, plus ${each} v. Part b: the derivative is minus ${over} over v squared, plus ${each}. Part c: v squared is ${best * best}, so the speed is ${best} kilometres per hour and the cost is ${cheapest} taka. The second derivative is positive, so it is a minimum. Part d: the derivative at ${fast} is ${rate}, so the cost increases by about ${rate} p taka. Part e: ${limit} kilometres per hour, because the cost decreases as the speed increases up to ${best}.`,
        answers: [
          final('b', expression(`-${over}/v^2 + ${each}`, 'v'), 'dC/dv'),
          final('c', number(best, { unit: 'km/h' }), 'v'),
          final('c', number(cheapest, { unit: 'taka' }), 'C'),
          final('d', expression(`${rate}p`, 'p')),
          final('e', number(limit, { unit: 'km/h' })),
        ],
        verify() {
          const whole = (v: number) => (far / v) * (crew + k * v * v)
          const at = roots((v) => gradient(whole, v), 5, 90)[0] ?? 0
          return compared(
            ['C', whole(7), cost(7)],
            ['v', at, best],
            ['the least C', whole(best), cheapest],
            ['the bend', Math.sign(bend(whole, best)), 1],
            ['the rate', gradient(whole, fast), rate],
            ['below the limit', Math.sign(whole(limit - 1) - whole(limit)), 1],
          )
        },
      }
    },
  },
})
