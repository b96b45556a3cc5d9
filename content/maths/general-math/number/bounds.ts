// Limits of accuracy, and the bounds of what is calculated from rounded numbers.

import { agree } from '../../kit/checking.ts'
import { final, inOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const writeErrorInterval = (random: Random, { unit, isLength }: { unit: number; isLength: boolean }) => {
  const value = isLength ? random.decimal(3.2, 9.7, 1) : random.integer(210, 480, 10)
  const low = Number((value - unit / 2).toFixed(2))
  const high = Number((value + unit / 2).toFixed(2))
  const told = isLength
    ? `The length, $l$ cm, of a jute fibre is ${value.toFixed(1)} cm, correct to 1 decimal place.`
    : `The mass, $l$ grams, of a hilsa fish is ${value} g, correct to 2 significant figures.`
  const spoken = isLength
    ? `The length, l centimetres, of a jute fibre is ${value.toFixed(1)} centimetres, correct to 1 decimal place.`
    : `The mass, l grams, of a hilsa fish is ${value} grams, correct to 2 significant figures.`
  const places = isLength ? 2 : 0
  const [from, to] = [Number((value - unit).toFixed(2)), Number((value + unit).toFixed(2))]
  // The line is drawn in half units, so that its numbers are whole; the labels say what they stand for.
  const label = (x: number, at: number) =>
    `point((${at}, 0), [${x.toFixed(isLength ? (at % 2 === 0 ? 1 : 2) : 0)}], side: "below", mark: false)`
  return {
    question: typst`
${told}

Complete the statement. #h(8pt) $... <= l < ...$ #marks(2)`,
    answer: typst`
#note[The rounding is to the nearest ${unit}, so the bounds are half of that, ${unit / 2}, away.]
#sketch(edge((-2.4, 0), (2.4, 0)), ${[-2, -1, 0, 1, 2].map((at) => `edge((${at}, 0), (${at}, 0.14))`).join(', ')}, edge((-1, 0.4), (1, 0.4), colour: maths), point((-1, 0.4), none), sketch-part((), to => dot(to((1, 0.4)), radius: 4.5pt, colour: surface, stroke: outline(colour: maths, thickness: 2pt))), sketch-part((), to => dot(to((-1, 0.4)), radius: 4.5pt, colour: maths)), ${[from, low, value, high, to].map((x, n) => label(x, n - 2)).join(', ')}, padding: (24pt, 26pt))
#working("B1 B1")[#result[$${low.toFixed(places)} <= l < ${high.toFixed(places)}$]]
#note[${high.toFixed(places)} itself would be rounded up, so $l$ is less than it.]`,
    alt: plain`${spoken} Complete the statement: blank is less than or equal to l, which is less than blank.`,
    answerAlt: plain`The bounds are ${unit / 2} on either side. ${low.toFixed(places)} is less than or equal to l, and l is less than ${high.toFixed(places)}.`,
    answers: [
      final(
        '',
        inOrder([low.toFixed(places), high.toFixed(places)], { each: { unit: isLength ? 'cm' : 'g' } }),
      ),
    ],
    verify: () => {
      const round = (x: number) => Math.round(x / unit + 1e-9) * unit
      if (!agree(round(low), value) || agree(round(low - unit / 1000), value))
        return `${low} is not the lowest`
      return agree(round(high - unit / 1000), value) && !agree(round(high), value)
        ? null
        : `${high} is not the upper bound`
    },
  }
}

export const errorInterval = defineTemplate({
  id: 'error-interval',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'decimal-place': (random) => writeErrorInterval(random, { unit: 0.1, isLength: true }),
    'significant-figures': (random) => writeErrorInterval(random, { unit: 10, isLength: false }),
  },
})

export const calculatedBounds = defineTemplate({
  id: 'bounds-of-a-result',
  marks: 3,
  calculator: true,
  level: 4,
  cases: {
    area(random) {
      const [long, wide] = [random.integer(14, 28), random.integer(7, 12)]
      const answer = (long + 0.5) * (wide + 0.5)
      const [l, w] = [long + 0.5, wide + 0.5]
      return {
        question: typst`
The sides of a rectangular pond are measured to the nearest metre.
#sketch(polygon-of((0, 0), (${long}, 0), (${long}, ${wide}), (0, ${wide}), sides: ([${long} m], [${wide} m]), angles: ("right", "right", "right", "right"), fill: physics-wash), height: 180pt)
Calculate the upper bound of its area. #marks(3)`,
        answer: typst`
#working("B1")[upper bounds: ${l} m and ${w} m]
#working("M1")[$${l} times ${w}$]
#working("A1")[#result[${answer} m²]]
#note[A bound is given exactly; it is not rounded.]`,
        alt: plain`A rectangular pond is ${long} metres long and ${wide} metres wide, each to the nearest metre. Calculate the upper bound of its area.`,
        answerAlt: plain`The upper bounds of the sides are ${l} metres and ${w} metres. The area is at most ${answer} square metres.`,
        answers: [final('', number(answer, { unit: 'm²' }))],
        verify: () => {
          // The extremes are at corners of the intervals: try them all.
          const ends = (x: number, half: number) => [x - half, x + half]
          const [first, second] = [ends(long, 0.5), ends(wide, 0.5)]
          const results = first.flatMap((x) => second.map((y) => x * y))
          const extreme = Math.max(...results)
          return agree(extreme, answer) ? null : `the extreme is ${extreme}`
        },
      }
    },
    perimeter(random) {
      const [long, wide] = [random.integer(14, 28), random.integer(7, 12)]
      const answer = 2 * (long - 0.5 + wide - 0.5)
      const bound = -0.5
      const [l, w] = [long + bound, wide + bound]
      return {
        question: typst`
The sides of a rectangular pond are measured to the nearest metre.
#sketch(polygon-of((0, 0), (${long}, 0), (${long}, ${wide}), (0, ${wide}), sides: ([${long} m], [${wide} m]), angles: ("right", "right", "right", "right"), fill: physics-wash), height: 180pt)
Calculate the lower bound of its perimeter. #marks(3)`,
        answer: typst`
#working("B1")[lower bounds: ${l} m and ${w} m]
#working("M1")[$2 times (${l} + ${w})$]
#working("A1")[#result[${answer} m]]
#note[A bound is given exactly; it is not rounded.]`,
        alt: plain`A rectangular pond is ${long} metres long and ${wide} metres wide, each to the nearest metre. Calculate the lower bound of its perimeter.`,
        answerAlt: plain`The lower bounds of the sides are ${l} metres and ${w} metres. The perimeter is at least ${answer} metres.`,
        answers: [final('', number(answer, { unit: 'm' }))],
        verify: () => {
          // The extremes are at corners of the intervals: try them all.
          const ends = (x: number, half: number) => [x - half, x + half]
          const [first, second] = [ends(long, 0.5), ends(wide, 0.5)]
          const results = first.flatMap((x) => second.map((y) => 2 * (x + y)))
          const extreme = Math.min(...results)
          return agree(extreme, answer) ? null : `the extreme is ${extreme}`
        },
      }
    },
    speed(random) {
      random.integer(14, 28)
      random.integer(7, 12)
      const [metres, seconds] = [random.integer(20, 40, 1) * 10, random.decimal(24, 58, 1)]
      const answer = (metres + 5) / (seconds - 0.05)
      const printed = significant(answer)
      return {
        question: typst`
Shirin runs ${metres} m, correct to the nearest 10 metres. Her time is ${seconds.toFixed(1)} seconds, correct to the nearest 0.1 second.

Calculate the upper bound of her average speed. #marks(3)`,
        answer: typst`
#note[A quotient is greatest when the top is as large and the bottom as small as it can be.]
#working("B1")[distance at most ${metres + 5} m, time at least ${(seconds - 0.05).toFixed(2)} s]
#working("M1")[$${metres + 5} div ${(seconds - 0.05).toFixed(2)}$]
#working("A1")[#result[${printed} m/s] (3 s.f.)]`,
        alt: plain`Shirin runs ${metres} metres, correct to the nearest 10 metres. Her time is ${seconds.toFixed(1)} seconds, correct to the nearest 0.1 second. Calculate the upper bound of her average speed.`,
        answerAlt: plain`The greatest distance is ${metres + 5} metres and the least time is ${(seconds - 0.05).toFixed(2)} seconds. The upper bound is ${printed} metres per second to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm/s'))],
        verify: () => {
          // The extremes are at corners of the intervals: try them all.
          const ends = (x: number, half: number) => [x - half, x + half]
          const [first, second] = [ends(metres, 5), ends(seconds, 0.05)]
          const results = first.flatMap((x) => second.map((y) => x / y))
          const extreme = Math.max(...results)
          return agree(extreme, answer) ? null : `the extreme is ${extreme}`
        },
      }
    },
  },
})
