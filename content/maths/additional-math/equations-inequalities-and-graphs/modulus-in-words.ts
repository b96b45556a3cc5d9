// Moduli that say something: a tolerance, a distance along a road, a range of temperatures.

import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongStretches } from './checks.ts'
import { bands, rational, solutionAsked } from './expressions.ts'

export const modulusInWords = defineTemplate({
  id: 'modulus-in-words',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'write-as-modulus'(random) {
      const a = random.pick([250, 400, 500, 750])
      const b = random.integer(4, 12)
      return {
        question: typst`
A factory in Bogura fills bags with spice. A bag is accepted if its mass, $m$ grams, satisfies $${a - b} <= m <= ${a + b}$.
Write this condition in the form $|m − p| <= q$, where $p$ and $q$ are integers. #marks(3)`,
        answer: typst`
#note[$p$ is halfway between the ends, and $q$ is the distance from there to each of them.]
#working("M1")[$ p = (${a - b} + ${a + b})/2 $]
#working("A1")[$p =$ ${tallResult(String(a))}]
#working("A1")[$q =$ ${tallResult(String(b))}, so $|m − ${a}| <= ${b}$]`,
        alt: plain`A factory in Bogura fills bags with spice. A bag is accepted if its mass, m grams, is from ${a - b} to ${a + b}, both included. Write this condition in the form: the modulus of open bracket m minus p close bracket is less than or equal to q, where p and q are integers.`,
        answerAlt: plain`p is halfway between the ends, ${a}, and q is the distance from there to each end, ${b}.`,
        answers: namedNumbers('', { p: a, q: b }),
        verify: () => {
          for (let m = a - 40; m <= a + 40; m += 1) {
            if (Math.abs(m - a) <= b !== (m >= a - b && m <= a + b))
              return `${m} grams are judged in two ways`
          }
          return null
        },
      }
    },
    'on-a-road'(random) {
      const gap = random.integer(2, 6)
      const a = random.integer(2, 9)
      // Twice as far from A at a as from B at a + 3·gap.
      const b = a + 3 * gap
      const [beyond, between] = [b + 3 * gap, b - gap]
      return {
        question: typst`
On a straight road from Dhaka, a school is ${a} km and a market is ${b} km along the road. A bus is $x$ km along the same road, and it is twice as far from the school as from the market, so that
$ abs(x − ${a}) = 2 abs(x − ${b}) $
Find the two possible values of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$x − ${a} = 2(x − ${b})$ \
or $x − ${a} = −2(x − ${b})$]
#working("A1")[$x =$ ${tallResult(String(beyond))} (beyond the market)]
#working("A1")[$x =$ ${tallResult(String(between))} (between the two)]`,
        alt: plain`On a straight road from Dhaka, a school is ${a} kilometres and a market is ${b} kilometres along the road. A bus is x kilometres along the same road, twice as far from the school as from the market, so that the modulus of open bracket x minus ${a} close bracket equals 2 times the modulus of open bracket x minus ${b} close bracket. Find the two possible values of x.`,
        answerAlt: plain`x minus ${a} is 2 times open bracket x minus ${b} close bracket, or minus that. So x is ${beyond}, beyond the market, or ${between}, between the two.`,
        answers: [final('', inAnyOrder([beyond, between], { name: 'x', each: { unit: 'km' } }))],
        verify: () => {
          const good = (x: number) => Math.abs(x - a) === 2 * Math.abs(x - b)
          const found = Array.from({ length: 201 }, (_, x) => x).filter(good)
          return found.join() === [between, beyond].join() ? null : `the bus is at ${found.join(' or ')}`
        },
      }
    },
    temperature(random) {
      const [a, b] = [random.integer(54, 64), random.integer(7, 15)]
      const set = bands(rational(a - b, 2), rational(a + b, 2), true)
      const [low, high] = [(a - b) / 2, (a + b) / 2]
      return {
        question: typst`
In a shed in Sylhet where tea leaves wither, the temperature $T$ °C must satisfy $|2T − ${a}| < ${b}$.
Find the range of temperatures that are allowed. #marks(3)`,
        answer: typst`
#working("M1")[$−${b} < 2T − ${a} < ${b}$]
#working("A1")[$${a - b} < 2T < ${a + b}$]
#working("A1")[${tallResult(typst`${low} < T < ${high}`)}]`,
        alt: plain`In a shed in Sylhet where tea leaves wither, the temperature, T degrees Celsius, must satisfy: the modulus of open bracket 2 T minus ${a} close bracket is less than ${b}. Find the range of temperatures that are allowed.`,
        answerAlt: plain`2 T minus ${a} lies between minus ${b} and ${b}, so T is between ${low} and ${high}, both excluded.`,
        answers: solutionAsked('', set, true, 'T'),
        verify: () => wrongStretches((t) => Math.abs(2 * t - a) < b, set, 0.0137, 60),
      }
    },
  },
})
