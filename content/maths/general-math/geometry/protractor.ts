// Measuring angles with a protractor.

import { agree, angleAt } from '../../kit/checking.ts'
import { onCircle } from '../../kit/figures.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A half-round protractor of radius 5 on the line to the right: a part of a sketch. */
const protractor = (): string => {
  const marks = Array.from({ length: 37 }, (_, k) => k * 5)
  const lines = marks.map((at) => {
    const inner = at % 30 === 0 ? 4.35 : at % 10 === 0 ? 4.5 : 4.75
    return `segment(to(${pair(onCircle(at, inner))}), to(${pair(onCircle(at))}), stroke: fine())`
  })
  const numbers = marks
    .filter((at) => at % 30 === 0)
    .map(
      (at) =>
        `text-at(to(${pair(onCircle(Math.min(174, Math.max(6, at)), 3.75))}), [${at}], colour: ink-soft)`,
    )
  return `segment-of((0, 0), 5, 0deg, 180deg, fill: none), sketch-part(((0, 5.1),), to => { ${[...lines, ...numbers].join('; ')} })`
}

/** Clear of the numbers. */
const drawReading = (random: Random, least: number, most: number): number =>
  random.until(
    () => random.integer(least, most, 5),
    (at) => at % 30 >= 10 && at % 30 <= 20,
  )

/** The angle AOB, from one reading to another. */
const between = (first: number, last: number) => {
  const line = (at: number, name: string) =>
    `edge((0, 0), ${pair(onCircle(at, 5.9))}, colour: maths), point(${pair(onCircle(at, 5.9))}, $${name}$, away: (0, 0), mark: false)`
  const figure = `#sketch(${protractor()}, ${line(first, 'A')}, ${line(last, 'B')}, point((0, 0), $O$, side: "below"), height: 250pt, padding: (24pt, 24pt))`
  const read = `On the protractor, OA is at ${first} degrees and OB is at ${last} degrees.`
  const isMeasured = (answer: number, isReflex = false) => {
    const size = angleAt([0, 0], onCircle(first), onCircle(last))
    return agree(isReflex ? 360 - size : size, answer, 1e-6) ? null : `measured, the angle is ${size}`
  }
  return { figure, read, answer: last - first, isMeasured }
}

const named = (first: number, last: number) => {
  const { figure, read, answer, isMeasured } = between(first, last)
  const isZero = first === 0
  return {
    question: typst`
The diagram shows an angle $A O B$ and a protractor.
${figure}
#part("a", 1)[Write down the size of angle $A O B$.]
#part("b", 1)[Write down the mathematical name for this type of angle.]`,
    answer: typst`
#part("a")[#working("B1")[${isZero ? '' : `$${last}° - ${first}° =$ `}#result[$${answer}°$]]]
#part("b")[#working("B1 FT")[#result[${answer < 90 ? 'acute' : answer === 90 ? 'right angle' : 'obtuse'}]]]`,
    alt: plain`The diagram shows an angle AOB and a protractor with its centre at O. ${read} Part a: write down the size of angle AOB. Part b: write down the mathematical name for this type of angle.`,
    answerAlt: plain`Part a: angle AOB is ${isZero ? '' : `${last} minus ${first}, `}${answer} degrees. Part b: it is ${answer < 90 ? 'acute' : answer === 90 ? 'a right angle' : 'obtuse'}.`,
    answers: [
      final('a', number(answer, { unit: '°' })),
      final('b', answer < 90 ? word('acute') : answer === 90 ? word('right angle', 'right') : word('obtuse')),
    ],
    verify: () => isMeasured(answer),
  }
}

export const readProtractor = defineTemplate({
  id: 'read-a-protractor',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'from-zero': (random) => named(0, drawReading(random, 100, 165)),
    'between-two-lines': (random) => named(drawReading(random, 20, 50), drawReading(random, 105, 165)),
    reflex(random) {
      const [first, last] = [drawReading(random, 20, 50), drawReading(random, 105, 165)]
      const { figure, read, isMeasured } = between(first, last)
      const answer = 360 - (last - first)
      return {
        question: typst`
The diagram shows two lines $O A$ and $O B$ and a protractor.
${figure}
Find the size of the reflex angle $A O B$. #marks(2)`,
        answer: typst`
#working("M1")[$${last}° - ${first}° = ${last - first}°$ is the smaller angle $A O B$]
#working("A1")[reflex angle $= 360° - ${last - first}° =$ #result[$${answer}°$]]`,
        alt: plain`The diagram shows two lines OA and OB and a protractor with its centre at O. ${read} Find the size of the reflex angle AOB.`,
        answerAlt: plain`The smaller angle AOB is ${last} minus ${first}, ${last - first} degrees. The reflex angle is 360 minus ${last - first}, which is ${answer} degrees.`,
        answers: [final('', number(answer, { unit: '°' }))],
        verify: () => isMeasured(answer, true),
      }
    },
  },
})
