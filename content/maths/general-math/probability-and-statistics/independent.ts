// Independent events given in words: exactly one, at least one, and a probability to be found from their product.

import { exact, oneOfEach } from '../../kit/chance.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const pairs = [
  { first: 'Rumana', second: 'Faisal', does: 'passes the test', both: 'pass the test' },
  { first: 'Tareq', second: 'Mina', does: 'scores a penalty', both: 'score a penalty' },
  { first: 'Anika', second: 'Sajid', does: 'arrives on time', both: 'arrive on time' },
] as const

/** Of 100, or of 10³, equally likely outcomes, the share in which `holds` is true. */
const shareOf = (chances: readonly number[], holds: (happens: readonly boolean[]) => boolean): number => {
  const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const outcomes = oneOfEach(...chances.map(() => tenths))
  const fitting = outcomes.filter((outcome) =>
    holds(outcome.map((tenth, n) => tenth < Math.round((chances[n] ?? 0) * 10))),
  )
  return fitting.length / outcomes.length
}

const drawIndependentEvents = (random: Random) => {
  // With p + q = 1 the two products would be squares, and the working hard to follow.
  const [p = 0.6, q = 0.7] = random.until(
    () => random.distinct([0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9], 2),
    ([a = 0, b = 0]) => exact(a + b) !== 1,
  )
  return { people: random.pick(pairs), p, q, rain: random.pick([0.2, 0.3, 0.4, 0.6]) }
}

export const independentEvents = defineTemplate({
  id: 'independent-events',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'exactly-one'(random) {
      const { people, p, q } = drawIndependentEvents(random)
      const { first, second, does } = people
      const [one, other] = [exact(p * (1 - q)), exact((1 - p) * q)]
      return {
        question: typst`
The probability that ${first} ${does} is ${p}. The probability that ${second} ${does} is ${q}. The two events are independent.

Find the probability that exactly one of them ${does}. #marks(3)`,
        answer: typst`
#note[Either ${first} and not ${second}, or ${second} and not ${first}.]
#working("M1")[$${p} times ${exact(1 - q)} = ${one}$]
#working("M1")[$${exact(1 - p)} times ${q} = ${other}$]
#working("A1")[$${one} + ${other} =$ #result[${exact(one + other)}]]`,
        alt: plain`The probability that ${first} ${does} is ${p}. The probability that ${second} ${does} is ${q}. The two events are independent. Find the probability that exactly one of them ${does}.`,
        answerAlt: plain`${first} and not ${second} is ${p} times ${exact(1 - q)}, ${one}. ${second} and not ${first} is ${exact(1 - p)} times ${q}, ${other}. Together ${exact(one + other)}.`,
        answers: [final('', threeFigures(exact(one + other)))],
        verify: () => {
          const found = shareOf([p, q], ([a, b]) => a !== b)
          const answer = p * (1 - q) + (1 - p) * q
          return Math.abs(found - answer) < 1e-9 ? null : `counted, it is ${found}`
        },
      }
    },
    'at-least-one-of-three'(random) {
      const { rain } = drawIndependentEvents(random)
      const dry = exact(1 - rain)
      const none = exact(dry ** 3)
      return {
        question: typst`
During the monsoon in Sylhet, the probability that it does *not* rain on a day is ${dry}, independently of other days.

Find the probability that it rains on at least one of three days. #marks(3)`,
        answer: typst`
#note[“At least one” is everything except “none”.]
#working("M1")[no rain on three days: $${dry}^3 = ${none}$]
#working("M1")[$1 - ${none}$]
#working("A1")[#result[${exact(1 - none)}]]
#scheme[Or, by the first day with rain: $${rain} + ${dry} times ${rain} + ${dry}^2 times ${rain}$ #linebreak() *M1* for two of the three terms, *M1* for all of them added]`,
        alt: plain`The probability that it does not rain on a day is ${dry}, independently of other days. Find the probability that it rains on at least one of three days.`,
        answerAlt: plain`No rain on three days has probability ${dry} cubed, which is ${none}. 1 minus ${none} is ${exact(1 - none)}.`,
        answers: [final('', threeFigures(exact(1 - none)))],
        verify: () => {
          const found = shareOf([rain, rain, rain], (days) => days.includes(true))
          const answer = 1 - (1 - rain) ** 3
          return Math.abs(found - answer) < 1e-9 ? null : `counted, it is ${found}`
        },
      }
    },
    'find-the-other'(random) {
      const { people, p, q } = drawIndependentEvents(random)
      const { first, second, does, both: bothDo } = people
      const both = exact(p * q)
      return {
        question: typst`
The probability that ${first} ${does} is ${p}. The probability that both ${first} and ${second} ${bothDo} is ${both}. The two events are independent.
#part("a", 1)[Find the probability that ${second} ${does}.]
#part("b", 2)[Find the probability that neither of them ${does}.]`,
        answer: typst`
#part("a")[#working("B1")[$${both} div ${p} =$ #result[${q}]]]
#part("b")[
#working("M1 FT")[$(1 - ${p}) times (1 - ${q})$]
#working("A1")[$${exact(1 - p)} times ${exact(1 - q)} =$ #result[${exact((1 - p) * (1 - q))}]]]`,
        alt: plain`The probability that ${first} ${does} is ${p}. The probability that both ${first} and ${second} ${bothDo} is ${both}. The two events are independent. Part a: find the probability that ${second} ${does}. Part b: find the probability that neither of them ${does}.`,
        answerAlt: plain`Part a: ${both} divided by ${p} is ${q}. Part b: ${exact(1 - p)} times ${exact(1 - q)} is ${exact((1 - p) * (1 - q))}.`,
        answers: [final('a', number(q)), final('b', threeFigures(exact((1 - p) * (1 - q))))],
        verify: () => {
          const found = shareOf([p, q], ([a, b]) => !a && !b)
          const answer = (1 - p) * (1 - q)
          return Math.abs(found - answer) < 1e-9 ? null : `counted, it is ${found}`
        },
      }
    },
  },
})
