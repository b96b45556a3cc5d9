// Rounding, estimates, and limits of accuracy with the bounds of what is calculated from rounded numbers.

import { agree, roundsTo } from '../../kit/checking.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const rounding = defineTemplate({
  id: 'rounding',
  marks: 3,
  calculator: false,
  level: 1,
  cases: ['three-ways', 'zeros-that-count'],
  draw(random, which) {
    const value =
      which === 'three-ways'
        ? random.decimal(2100, 9800, 3)
        : random.integer(3, 8) + (random.integer(95, 97) * 10 + random.integer(5, 9)) / 1000
    return random.until(
      () => ({
        which,
        value: which === 'three-ways' ? random.decimal(2100, 9800, 3) : value,
        small: random.integer(2041, 9079) / 1_000_000,
      }),
      ({ value: number, small }) =>
        Math.round(number * 1000) % 10 !== 0 &&
        Math.round(small * 1e6) % 10 !== 0 &&
        Math.round(small * 1e6) % 10 !== 5 &&
        Math.abs((number % 100) - 50) > 1,
    )
  },
  write({ which, value, small }) {
    const isThree = which === 'three-ways'
    const first = isThree ? significant(value, 2) : decimals(value, 1)
    const second = decimals(value, 2)
    const third = significant(small, 3)
    const told = isThree ? '2 significant figures' : '1 decimal place'
    const shown = isThree ? grouped(Number(first)) : first
    return {
      question: typst`
#part("a", 1)[Write ${isThree ? tied(value, 3) : value.toFixed(3)} correct to ${told}.]
#part("b", 1)[Write ${isThree ? tied(value, 3) : value.toFixed(3)} correct to 2 decimal places.]
#part("c", 1)[Write ${small.toFixed(6)} correct to 3 significant figures.]`,
      answer: typst`
#part("a")[#working("B1")[#result[${shown}]]
#note[${isThree ? 'Zeros fill the places before the point.' : 'The last zero is written if it is a place that was asked for.'}]]
#part("b")[#working("B1")[#result[${isThree ? grouped(value, 2) : second}]]]
#part("c")[#working("B1")[#result[${third}]]
#note[Zeros at the front are not significant; a zero between other digits is.]]`,
      alt: plain`Part a: write ${value.toFixed(3)} correct to ${told}. Part b: write ${value.toFixed(3)} correct to 2 decimal places. Part c: write ${small.toFixed(6)} correct to 3 significant figures.`,
      answerAlt: plain`Part a: ${first}. Part b: ${second}. Part c: ${third}.`,
    }
  },
  verify({ which, value, small }) {
    const first = Number(which === 'three-ways' ? significant(value, 2) : decimals(value, 1))
    if (Math.abs(first - value) > (which === 'three-ways' ? 50 : 0.05) + 1e-9)
      return `${first} is too far away`
    return roundsTo(value, decimals(value, 2)) &&
      Math.abs(Number(significant(small)) - small) <= 0.000005 + 1e-12
      ? null
      : 'a rounded number is too far away'
  },
})

export const estimate = defineTemplate({
  id: 'estimate',
  marks: 2,
  calculator: false,
  level: 2,
  cases: ['quotient', 'with-root'],
  draw(random, which) {
    const near = (x: number, unit: number) =>
      Number((x * unit + (random.sign() * random.integer(5, 38) * unit) / 100).toFixed(unit >= 10 ? 1 : 3))
    if (which === 'quotient') {
      const [p, q, r] = random.until(
        () => [random.integer(2, 9), random.integer(2, 9), random.pick([2, 4, 5])],
        ([x = 1, y = 1, z = 1]) => (x * y * 10) % z === 0,
      )
      const [x = 2, y = 2, z = 2] = [p, q, r]
      return {
        which,
        a: near(x, 10),
        b: near(y, 1),
        c: near(z, 0.1),
        ra: x * 10,
        rb: y,
        rc: z / 10,
        value: (x * 10 * y) / (z / 10),
      }
    }
    const square = random.pick([4, 9])
    const [y, z] = [random.integer(2, 8), random.pick([2, 5])]
    return {
      which,
      a: near(square, 100),
      b: near(y, 10),
      c: near(z, 0.1),
      ra: square * 100,
      rb: y * 10,
      rc: z / 10,
      value: (Math.sqrt(square * 100) + y * 10) / (z / 10),
    }
  },
  write({ which, a, b, c, ra, rb, rc, value }) {
    const isRoot = which === 'with-root'
    const top = (x: number, y: number) => (isRoot ? `sqrt(${x}) + ${y}` : `${x} times ${y}`)
    const total = isRoot ? Math.sqrt(ra) + rb : ra * rb
    const spoken = isRoot ? `the square root of ${a}, plus ${b}` : `${a} times ${b}`
    return {
      question: typst`
By writing each number correct to 1 significant figure, estimate the value of
$ (${top(a, b)})/${c}. $
#marks(2)`,
      answer: typst`
#working("M1")[$ (${top(ra, rb)})/${rc} = ${total}/${rc} $]
#note[To divide by ${rc}, ${rc === 0.5 ? 'multiply by 2' : `multiply top and bottom by 10: $display(${total * 10}/${rc * 10})$`}.]
#working("A1")[#result[${grouped(value)}]]`,
      alt: plain`By writing each number correct to 1 significant figure, estimate the value of this fraction: ${spoken}, all over ${c}.`,
      answerAlt: plain`The numbers become ${ra}, ${rb} and ${rc}. The top is ${total}. ${total} divided by ${rc} is ${value}.`,
    }
  },
  verify({ which, a, b, c, ra, rb, rc, value }) {
    const one = (x: number) => Number(x.toPrecision(1))
    if (one(a) !== ra || one(b) !== rb || one(c) !== rc)
      return `${a}, ${b}, ${c} do not round to ${ra}, ${rb}, ${rc}`
    const exact = (which === 'quotient' ? a * b : Math.sqrt(a) + b) / c
    return agree(value * rc, which === 'quotient' ? ra * rb : Math.sqrt(ra) + rb) &&
      exact / value > 0.4 &&
      exact / value < 2.5
      ? null
      : `the exact value is ${exact}`
  },
})

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
