// Two unknown lengths, or a speed and a time, from two facts of which one is not linear.

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

export const simultaneousInWords = defineTemplate({
  id: 'simultaneous-in-words',
  marks: 5,
  calculator: false,
  level: 3,
  cases: ['diagonal', 'two-squares', 'journey'],
  draw(random, which) {
    if (which === 'diagonal') {
      const [x, y, other] = random.pick(triples)
      return { which, x, y, other }
    }
    if (which === 'journey') {
      const [x, other] = random.pick(journeys)
      return { which, x, y: (x + other) / other, other }
    }
    return random.until(
      () => {
        const y = random.integer(3, 9)
        return { which, x: y + random.integer(2, 6), y, other: 0 }
      },
      ({ x, y }) => (3 * x + 4 * y) % 5 !== 0,
    )
  },
  write({ which, x, y, other }) {
    const half = x + y
    const shorter = quadratic(1, -half, x * y)
    const factors = `${factor(rational(x))}${factor(rational(y))}`
    if (which === 'diagonal') {
      return {
        question: typst`
A rectangular garden in Rajshahi is $x$ m long and $y$ m wide, with $x > y$.
#sketch(polygon-of((0, 0), (${x}, 0), (${x}, ${y}), (0, ${y})), edge((0, 0), (${x}, ${y}), body: [${other} m], dash: "dashed"), edge((0, 0), (${x}, 0), body: $x$, away: (${x / 2}, ${y})), edge((${x}, 0), (${x}, ${y}), body: $y$, away: (0, ${y / 2})), height: 170pt)
Its perimeter is ${2 * half} m and the path along its diagonal is ${other} m. Form two equations and solve them to find $x$ and $y$. #marks(5)`,
        answer: typst`
#working("B1")[$x + y = ${half}$ and $x^2 + y^2 = ${other * other}$]
#working("M1")[$x^2 + (${half} − x)^2 = ${other * other}$]
#working("A1")[$${shorter} = 0$]
#working("M1")[$${factors} = 0$]
#working("A1")[$x =$ ${tallResult(String(x))}, $y =$ ${tallResult(String(y))}]`,
        alt: plain`A rectangular garden in Rajshahi is x metres long and y metres wide, with x greater than y. Its perimeter is ${2 * half} metres and the path along its diagonal is ${other} metres. Form two equations and solve them to find x and y.`,
        answerAlt: plain`x plus y is ${half}, and x squared plus y squared is ${other * other}. So ${quadraticSpoken(1, -half, x * y)} equals 0. As x is the greater, x is ${x} and y is ${y}.`,
      }
    }
    if (which === 'two-squares') {
      const [fence, area] = [4 * x + 2 * y, x * x + y * y]
      return {
        question: typst`
Two square ponds with sides $x$ m and $y$ m lie side by side, as in the diagram, where $x$ and $y$ are integers.
#sketch(polygon-of((0, 0), (${x}, 0), (${x}, ${x}), (0, ${x}), fill: maths-wash), polygon-of((${x}, 0), (${x + y}, 0), (${x + y}, ${y}), (${x}, ${y}), fill: maths-wash), edge((0, 0), (${x}, 0), body: $x$, away: (0, ${x})), edge((${x}, 0), (${x + y}, 0), body: $y$, away: (${x}, ${y})), height: 190pt)
The outline of the two together is ${fence} m long, and their total area is ${area} m#super[2]. Find $x$ and $y$. #marks(5)`,
        answer: squares(x, y, fence, area),
        alt: plain`The diagram shows two square ponds side by side with their bases on one line. The larger has sides of x metres, the smaller of y metres, and one side of the smaller lies along a side of the larger. x and y are integers. The outline of the two together is ${fence} metres long, and their total area is ${area} square metres. Find x and y.`,
        answerAlt: plain`The outline is 4 x plus 2 y, so 2 x plus y is ${2 * x + y}. x squared plus y squared is ${area}. Putting y equal to ${2 * x + y} minus 2 x gives a quadratic of which only the root ${x} is an integer, so x is ${x} and y is ${y}.`,
      }
    }
    const distance = x * y
    return {
      question: typst`
A launch sails ${distance} km at $v$ km/h in $t$ hours. If it sailed ${other} km/h faster, it would need 1 hour less.
Form two equations and solve them to find $v$ and $t$. #marks(5)`,
      answer: typst`
#working("B1")[$v t = ${distance}$ and $(v + ${other})(t − 1) = ${distance}$]
#note[Multiply out the second and take the first from it.]
#working("M1")[$${other}t − v − ${other} = 0$, $v = ${other}t − ${other}$]
#working("A1")[$(${other}t − ${other})t = ${distance}$ \ $${quadratic(1, -1, -distance / other, 't')} = 0$]
#working("M1")[$${factor(rational(y), 't')}${factor(rational(1 - y), 't')} = 0$]
#note[A time cannot be negative.]
#working("A1")[$t =$ ${tallResult(String(y))}, $v =$ ${tallResult(String(x))}]`,
      alt: plain`A launch sails ${distance} kilometres at v kilometres per hour in t hours. If it sailed ${other} kilometres per hour faster, it would need 1 hour less. Form two equations and solve them to find v and t.`,
      answerAlt: plain`v t is ${distance}, and v plus ${other}, times, t minus 1, is also ${distance}. So v equals ${other} t minus ${other}, and ${quadraticSpoken(1, -1, -distance / other, 't')} equals 0. t is ${y} and v is ${x}.`,
    }
  },
  verify({ which, x, y, other }) {
    const found: string[] = []
    for (let u = 1; u <= 60; u += 1) {
      for (let v = 1; v <= 60; v += 1) {
        const holds = {
          diagonal: u > v && 2 * (u + v) === 2 * (x + y) && Math.hypot(u, v) === other,
          'two-squares': u > v && 4 * u + 2 * v === 4 * x + 2 * y && u * u + v * v === x * x + y * y,
          journey: u * v === x * y && (u + other) * (v - 1) === x * y,
        }[which]
        if (holds) found.push(`${u}, ${v}`)
      }
    }
    return found.join(' or ') === `${x}, ${y}` ? null : `they are ${found.join(' or ')}`
  },
})

const squares = (x: number, y: number, fence: number, area: number): string => {
  const sum = 2 * x + y
  // 5x² − 4sx + s² − area = 0 has the second root (3x + 4y)/5.
  const [b, c] = [-4 * sum, sum * sum - area]
  const other = 3 * x + 4 * y
  return typst`
#working("B1")[$x^2 + y^2 = ${area}$ and $4x + 2y = ${fence}$]
#working("M1")[$y = ${sum} − 2x$ \ $x^2 + (${sum} − 2x)^2 = ${area}$]
#working("A1")[$${quadratic(5, b, c)} = 0$]
#working("M1")[$${factor(rational(x))}(5x − ${other}) = 0$]
#note[The other root is not an integer.]
#working("A1")[$x =$ ${tallResult(String(x))}, $y =$ ${tallResult(String(y))}]`
}
