// Two unknown lengths, or a speed and a time, from two facts of which one is not linear.

import { final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { factor, rational } from './expressions.ts'

const triples = [
  [15, 8, 17],
  [12, 5, 13],
  [24, 7, 25],
  [20, 15, 25],
  [24, 10, 26],
  [21, 20, 29],
  [16, 12, 20],
  [24, 18, 30],
] as const
const journeys = [
  [15, 5],
  [20, 5],
  [12, 4],
  [18, 6],
  [24, 8],
  [24, 6],
  [10, 5],
  [16, 4],
] as const

/** Tries all pairs of whole numbers up to 60. */
const onlyPair = (x: number, y: number, holds: (u: number, v: number) => boolean): string | null => {
  const found: string[] = []
  for (let u = 1; u <= 60; u += 1) for (let v = 1; v <= 60; v += 1) if (holds(u, v)) found.push(`${u}, ${v}`)
  return found.join(' or ') === `${x}, ${y}` ? null : `they are ${found.join(' or ')}`
}

export const simultaneousInWords = defineTemplate({
  id: 'simultaneous-in-words',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    diagonal(random) {
      const [x, y, other] = random.pick(triples)
      const half = x + y
      return {
        question: typst`
A rectangular garden in Rajshahi is $x$ m long and $y$ m wide, with $x > y$.
#sketch(polygon-of((0, 0), (${x}, 0), (${x}, ${y}), (0, ${y})), edge((0, 0), (${x}, ${y}), body: [${other} m], dash: "dashed"), edge((0, 0), (${x}, 0), body: $x$, away: (${x / 2}, ${y})), edge((${x}, 0), (${x}, ${y}), body: $y$, away: (0, ${y / 2})), height: 170pt)
Its perimeter is ${2 * half} m and the path along its diagonal is ${other} m. Form two equations and solve them to find $x$ and $y$. #marks(5)`,
        answer: typst`
#working("B1")[$x + y = ${half}$ and $x^2 + y^2 = ${other * other}$]
#working("M1")[$x^2 + (${half} − x)^2 = ${other * other}$]
#working("A1")[$${quadratic(1, -half, x * y)} = 0$]
#working("M1")[$${factor(rational(x))}${factor(rational(y))} = 0$]
#working("A1")[$x =$ ${tallResult(String(x))}, $y =$ ${tallResult(String(y))}]`,
        alt: plain`A rectangular garden in Rajshahi is x metres long and y metres wide, with x greater than y. Its perimeter is ${2 * half} metres and the path along its diagonal is ${other} metres. Form two equations and solve them to find x and y.`,
        answerAlt: plain`x plus y is ${half}, and x squared plus y squared is ${other * other}. So ${quadraticSpoken(1, -half, x * y)} equals 0. As x is the greater, x is ${x} and y is ${y}.`,
        answers: [final('', number(x, { unit: 'm' }), 'x'), final('', number(y, { unit: 'm' }), 'y')],
        verify: () => onlyPair(x, y, (u, v) => u > v && u + v === half && Math.hypot(u, v) === other),
      }
    },
    'two-squares'(random) {
      const { x, y } = random.until(
        () => {
          const y = random.integer(3, 9)
          return { x: y + random.integer(2, 6), y }
        },
        ({ x, y }) => (3 * x + 4 * y) % 5 !== 0,
      )
      const [fence, area] = [4 * x + 2 * y, x * x + y * y]
      const sum = 2 * x + y
      return {
        question: typst`
Two square ponds with sides $x$ m and $y$ m lie side by side, as in the diagram, where $x$ and $y$ are integers.
#sketch(polygon-of((0, 0), (${x}, 0), (${x}, ${x}), (0, ${x}), fill: maths-wash), polygon-of((${x}, 0), (${x + y}, 0), (${x + y}, ${y}), (${x}, ${y}), fill: maths-wash), edge((0, 0), (${x}, 0), body: $x$, away: (0, ${x})), edge((${x}, 0), (${x + y}, 0), body: $y$, away: (${x}, ${y})), height: 190pt)
The outline of the two together is ${fence} m long, and their total area is #box[${area} m².] Find $x$ and $y$. #marks(5)`,
        // The second root is (3x + 4y)/5.
        answer: typst`
#working("B1")[$x^2 + y^2 = ${area}$ and $4x + 2y = ${fence}$]
#working("M1")[$y = ${sum} − 2x$ \ $x^2 + (${sum} − 2x)^2 = ${area}$]
#working("A1")[$${quadratic(5, -4 * sum, sum * sum - area)} = 0$]
#working("M1")[$${factor(rational(x))}(5x − ${3 * x + 4 * y}) = 0$]
#note[The other root is not an integer.]
#working("A1")[$x =$ ${tallResult(String(x))}, $y =$ ${tallResult(String(y))}]`,
        alt: plain`The diagram shows two square ponds side by side with their bases on one line. The larger has sides of x metres, the smaller of y metres, and one side of the smaller lies along a side of the larger. x and y are integers. The outline of the two together is ${fence} metres long, and their total area is ${area} square metres. Find x and y.`,
        answerAlt: plain`The outline is 4 x plus 2 y, so 2 x plus y is ${sum}. x squared plus y squared is ${area}. Putting y equal to ${sum} minus 2 x gives a quadratic of which only the root ${x} is an integer, so x is ${x} and y is ${y}.`,
        answers: [final('', number(x, { unit: 'm' }), 'x'), final('', number(y, { unit: 'm' }), 'y')],
        verify: () => onlyPair(x, y, (u, v) => u > v && 4 * u + 2 * v === fence && u * u + v * v === area),
      }
    },
    journey(random) {
      const [v, faster] = random.pick(journeys)
      const t = (v + faster) / faster
      const distance = v * t
      const inT = [1, -1, -distance / faster] as const
      return {
        question: typst`
A launch sails ${distance} km at $v$ km/h in $t$ hours. If it sailed ${faster} km/h faster, it would need 1 hour less.
Form two equations and solve them to find $v$ and $t$. #marks(5)`,
        answer: typst`
#working("B1")[$v t = ${distance}$ and $(v + ${faster})(t − 1) = ${distance}$]
#note[Multiply out the second and take the first from it.]
#working("M1")[$${faster}t − v − ${faster} = 0$, $v = ${faster}t − ${faster}$]
#working("A1")[$(${faster}t − ${faster})t = ${distance}$ \ $${quadratic(...inT, 't')} = 0$]
#working("M1")[$${factor(rational(t), 't')}${factor(rational(1 - t), 't')} = 0$]
#note[A time cannot be negative.]
#working("A1")[$t =$ ${tallResult(String(t))}, $v =$ ${tallResult(String(v))}]`,
        alt: plain`A launch sails ${distance} kilometres at v kilometres per hour in t hours. If it sailed ${faster} kilometres per hour faster, it would need 1 hour less. Form two equations and solve them to find v and t.`,
        answerAlt: plain`v t is ${distance}, and open bracket v plus ${faster} close bracket times open bracket t minus 1 close bracket is also ${distance}. So v equals ${faster} t minus ${faster}, and ${quadraticSpoken(...inT, 't')} equals 0. t is ${t} and v is ${v}.`,
        answers: [final('', number(v, { unit: 'km/h' }), 'v'), final('', number(t, { unit: 'hours' }), 't')],
        verify: () =>
          onlyPair(
            v,
            t,
            (one, other) => one * other === distance && (one + faster) * (other - 1) === distance,
          ),
      }
    },
  },
})
