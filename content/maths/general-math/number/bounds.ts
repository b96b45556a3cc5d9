// Limits of accuracy, and the bounds of what is calculated from rounded numbers.

import { agree } from '../../kit/checking.ts'
import { significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const errorInterval = defineTemplate({
  id: 'error-interval',
  marks: 2,
  calculator: false,
  level: 2,
  cases: ['decimal-place', 'significant-figures'],
  draw(random, which) {
    const unit = which === 'decimal-place' ? 0.1 : 10
    const value = which === 'decimal-place' ? random.decimal(3.2, 9.7, 1) : random.integer(210, 480, 10)
    return {
      which,
      unit,
      value,
      low: Number((value - unit / 2).toFixed(2)),
      high: Number((value + unit / 2).toFixed(2)),
    }
  },
  write({ which, unit, value, low, high }) {
    const isLength = which === 'decimal-place'
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
    const line = `#sketch(edge((-2.4, 0), (2.4, 0)), ${[-2, -1, 0, 1, 2].map((at) => `edge((${at}, 0), (${at}, 0.14))`).join(', ')}, edge((-1, 0.4), (1, 0.4), colour: maths), point((-1, 0.4), none), sketch-part((), to => dot(to((1, 0.4)), radius: 4.5pt, colour: surface, stroke: outline(colour: maths, thickness: 2pt))), sketch-part((), to => dot(to((-1, 0.4)), radius: 4.5pt, colour: maths)), ${[from, low, value, high, to].map((x, n) => label(x, n - 2)).join(', ')}, padding: (24pt, 26pt))`
    return {
      question: typst`
${told}

Complete the statement. #h(8pt) $... <= l < ...$ #marks(2)`,
      answer: typst`
#note[The rounding is to the nearest ${unit}, so the bounds are half of that, ${unit / 2}, away.]
${line}
#working("B1 B1")[#result[$${low.toFixed(places)} <= l < ${high.toFixed(places)}$]]
#note[${high.toFixed(places)} itself would be rounded up, so $l$ is less than it.]`,
      alt: plain`${spoken} Complete the statement: blank is less than or equal to l, which is less than blank.`,
      answerAlt: plain`The bounds are ${unit / 2} on either side. ${low.toFixed(places)} is less than or equal to l, and l is less than ${high.toFixed(places)}.`,
    }
  },
  verify({ unit, value, low, high }) {
    const round = (x: number) => Math.round(x / unit + 1e-9) * unit
    if (!agree(round(low), value) || agree(round(low - unit / 1000), value)) return `${low} is not the lowest`
    return agree(round(high - unit / 1000), value) && !agree(round(high), value)
      ? null
      : `${high} is not the upper bound`
  },
})

export const calculatedBounds = defineTemplate({
  id: 'bounds-of-a-result',
  marks: 3,
  calculator: true,
  level: 4,
  cases: ['area', 'perimeter', 'speed'],
  draw(random, which) {
    const [long, wide] = [random.integer(14, 28), random.integer(7, 12)]
    const [metres, seconds] = [random.integer(20, 40, 1) * 10, random.decimal(24, 58, 1)]
    const answer = {
      area: (long + 0.5) * (wide + 0.5),
      perimeter: 2 * (long - 0.5 + wide - 0.5),
      speed: (metres + 5) / (seconds - 0.05),
    }[which]
    return { which, long, wide, metres, seconds, answer }
  },
  write({ which, long, wide, metres, seconds, answer }) {
    if (which === 'speed') {
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
      }
    }
    const isArea = which === 'area'
    const bound = isArea ? 0.5 : -0.5
    const [l, w] = [long + bound, wide + bound]
    return {
      question: typst`
The sides of a rectangular pond are measured to the nearest metre.
#sketch(polygon-of((0, 0), (${long}, 0), (${long}, ${wide}), (0, ${wide}), sides: ([${long} m], [${wide} m]), angles: ("right", "right", "right", "right"), fill: physics-wash), height: 180pt)
Calculate the ${isArea ? 'upper bound of its area' : 'lower bound of its perimeter'}. #marks(3)`,
      answer: typst`
#working("B1")[${isArea ? 'upper' : 'lower'} bounds: ${l} m and ${w} m]
#working("M1")[$${isArea ? `${l} times ${w}` : `2 times (${l} + ${w})`}$]
#working("A1")[#result[${answer} ${isArea ? 'm²' : 'm'}]]
#note[A bound is given exactly; it is not rounded.]`,
      alt: plain`A rectangular pond is ${long} metres long and ${wide} metres wide, each to the nearest metre. Calculate the ${isArea ? 'upper bound of its area' : 'lower bound of its perimeter'}.`,
      answerAlt: plain`The ${isArea ? 'upper' : 'lower'} bounds of the sides are ${l} metres and ${w} metres. The ${isArea ? 'area is at most' : 'perimeter is at least'} ${answer} ${isArea ? 'square metres' : 'metres'}.`,
    }
  },
  verify({ which, long, wide, metres, seconds, answer }) {
    // The extremes are at corners of the intervals: try them all.
    const ends = (x: number, half: number) => [x - half, x + half]
    const [first, second] =
      which === 'speed' ? [ends(metres, 5), ends(seconds, 0.05)] : [ends(long, 0.5), ends(wide, 0.5)]
    const results = first.flatMap((x) =>
      second.map((y) => (which === 'speed' ? x / y : which === 'area' ? x * y : 2 * (x + y))),
    )
    const extreme = which === 'perimeter' ? Math.min(...results) : Math.max(...results)
    return agree(extreme, answer) ? null : `the extreme is ${extreme}`
  },
})
