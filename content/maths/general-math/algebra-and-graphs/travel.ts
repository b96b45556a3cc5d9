// Travel graphs: speed–time with acceleration and area, distance–time with meetings and rests.

import { agree, integrate } from '../../kit/checking.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { shown } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** Exact if it ends soon, else to 3 significant figures. */
const toThree = (value: number): string =>
  Number.isInteger(Math.round(value * 1e6) / 1e4) ? String(Number(decimals(value, 2))) : significant(value)

/** The value of a line through points at x. */
const onLine = (points: readonly (readonly [number, number])[], x: number): number => {
  const n = Math.max(
    1,
    points.findIndex(([end]) => end >= x),
  )
  const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = [points[n - 1], points[n]]
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
}

const drawSpeeds = (random: Random) => {
  const [rise, level] = [random.pick([4, 5, 8, 10]), random.pick([20, 30, 40])]
  const c = rise + level + random.pick([5, 10, 15])
  return { a: rise, b: rise + level, c, v: random.pick([8, 10, 12, 16, 20]) }
}

/** A speed that rises until a, stays until b and falls until c. */
const trapezium = (a: number, b: number, c: number, v: number) =>
  [
    [0, 0],
    [a, v],
    [b, v],
    [c, 0],
  ] as const

/** The area below straight lines through the points, which must be the distance. */
const hasArea = (points: readonly (readonly [number, number])[], wanted: number) => {
  const area = points.slice(1).reduce((sum, [to], n) => {
    const [from] = points[n] ?? [0]
    return sum + integrate((x) => onLine(points, x), from, to)
  }, 0)
  return agree(area, wanted, 1e-3 * wanted) ? null : `the area is ${area}`
}

export const speedTime = defineTemplate({
  id: 'speed-time-graph',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'acceleration-and-distance'(random) {
      const { a, b, c, v } = drawSpeeds(random)
      const distance = ((c + b - a) * v) / 2
      const acceleration = v / a
      const top = v + (v > 12 ? 4 : 2)
      const titles = `axis(0, ${c}, step: ${c > 45 ? 20 : 10}, minor: 2, title: [Time (s)]), axis(0, ${top}, step: ${top > 12 ? 4 : 2}, title: [Speed (m/s)])`
      return {
        question: typst`
The speed–time graph shows the journey of a bus between two stops.
#travel-graph(${titles}, ((0, 0), (${a}, ${v}), (${b}, ${v}), (${c}, 0)), point((${a}, ${v}), $(${a}, ${v})$, side: "above"), point((${b}, ${v}), $(${b}, ${v})$, side: "above"), point((${c}, 0), none), height: 170pt)
The bus stops after ${c} seconds.
#part("a", 1)[Calculate the acceleration in the first ${a} seconds.]
#part("b", 3)[Calculate the distance between the stops.]
#part("c", 1)[Calculate the average speed.]`,
        answer: typst`
#part("a")[#working("B1")[$display(${v}/${a}) =$ #result[${toThree(acceleration)} m/s²]]]
#part("b")[
#note[The distance is the area below the graph, a trapezium.]
#working("M2")[$display(1/2)(${c} + ${b - a}) times ${v}$]
#scheme[*M1* for the area of one part, such as $${b - a} times ${v}$]
#working("A1")[#result[${distance} m]]]
#part("c")[#working("B1 FT")[$${distance} div ${c} =$ #result[${toThree(distance / c)} m/s]]]`,
        alt: plain`A speed-time graph in seconds and metres per second shows the journey of a bus. The speed rises steadily from 0 to ${v} in the first ${a} seconds, stays ${v} until ${b} seconds and falls steadily to 0 at ${c} seconds. Part a: calculate the acceleration in the first ${a} seconds. Part b: calculate the distance between the stops. Part c: calculate the average speed.`,
        answerAlt: plain`Part a: ${toThree(acceleration)} metres per second squared. Part b: the area below the graph is a trapezium. The distance is ${distance} metres. Part c: ${distance} divided by ${c} is ${toThree(distance / c)} metres per second.`,
        answers: [
          final('a', threeFigures(acceleration, 'm/s²')),
          final('b', number(distance, { unit: 'm' })),
          final('c', threeFigures(distance / c, 'm/s')),
        ],
        verify: () => hasArea(trapezium(a, b, c, v), distance),
      }
    },
    'unknown-time'(random) {
      const { a, b, c, v } = drawSpeeds(random)
      const distance = ((c + b - a) * v) / 2
      return {
        question: typst`
The sketch shows the speed–time graph of a train between two stations. The distance between the stations is ${distance} m.
#travel-graph(axis(0, ${c + 4}, numbers: false, labels: ((${a}, [${a}]), (${b}, $T$), (${c}, $T + ${c - b}$)), title: [Time (s)]), axis(0, ${v * 1.25}, numbers: false, labels: ((${v}, [${v}]),), title: [Speed (m/s)]), ((0, 0), (${a}, ${v}), (${b}, ${v}), (${c}, 0)), data-line(((0, ${v}), (${a}, ${v})), dash: "dashed", colour: ink-soft), data-line(((${a}, 0), (${a}, ${v})), dash: "dashed", colour: ink-soft), data-line(((${b}, 0), (${b}, ${v})), dash: "dashed", colour: ink-soft), grid: false, height: 150pt)
#part("a", 1)[Calculate the deceleration at the end.]
#part("b", 4)[Find the value of $T$.]`,
        answer: typst`
#part("a")[#working("B1")[$display(${v}/${c - b}) =$ #result[${toThree(v / (c - b))} m/s²]]]
#part("b")[
#note[The area of the trapezium is the distance.]
#working("M2")[$display(1/2)(T + ${c - b} + T − ${a}) times ${v} = ${distance}$]
#scheme[*M1* for the area of one part in terms of $T$]
#working("M1")[$${shown([2, c - b - a], 'T')} = ${(2 * distance) / v}$]
#working("A1")[$T =$ #result[${b}]]]`,
        alt: plain`A speed-time graph shows a train between two stations. The speed rises steadily from 0 to ${v} metres per second in ${a} seconds, stays ${v} until T seconds and falls steadily to 0 at T plus ${c - b} seconds. The distance between the stations is ${distance} metres. Part a: calculate the deceleration at the end. Part b: find the value of T.`,
        answerAlt: plain`Part a: ${toThree(v / (c - b))} metres per second squared. Part b: half the sum of the parallel sides, times ${v}, is ${distance}. So T is ${b}.`,
        answers: [final('a', threeFigures(v / (c - b), 'm/s²')), final('b', number(b, { unit: 's' }), 'T')],
        verify: () => hasArea(trapezium(a, b, c, v), distance),
      }
    },
    'km-per-hour'(random) {
      const { a, b, c, v } = drawSpeeds(random)
      const distance = ((2 * b - a) * v) / 2
      const fast = (v * 18) / 5
      return {
        question: typst`
The sketch shows the speed–time graph of a motorcycle.
#travel-graph(axis(0, ${c + 4}, numbers: false, labels: ((${a}, [${a}]), (${b}, [${b}])), title: [Time (s)]), axis(0, ${v * 1.25}, numbers: false, labels: ((${v}, $v$),), title: [Speed (m/s)]), ((0, 0), (${a}, ${v}), (${b}, ${v})), data-line(((0, ${v}), (${a}, ${v})), dash: "dashed", colour: ink-soft), data-line(((${a}, 0), (${a}, ${v})), dash: "dashed", colour: ink-soft), data-line(((${b}, 0), (${b}, ${v})), dash: "dashed", colour: ink-soft), grid: false, height: 150pt)
In the first ${b} seconds it travels ${distance} m.
#part("a", 3)[Find the value of $v$.]
#part("b", 2)[Change $v$ m/s to km/h.]`,
        answer: typst`
#part("a")[
#working("M2")[$display(1/2)(${b} + ${b - a}) v = ${distance}$]
#scheme[*M1* for the area of one part in terms of $v$]
#working("A1")[$v =$ #result[${v}]]]
#part("b")[
#working("M1 FT")[$${v} times 60 times 60 div 1000$]
#working("A1")[#result[${Number(decimals(fast, 1))} km/h]]]`,
        alt: plain`A speed-time graph shows a motorcycle. The speed rises steadily from 0 to v metres per second in ${a} seconds and stays v until ${b} seconds. In the first ${b} seconds it travels ${distance} metres. Part a: find the value of v. Part b: change v metres per second to kilometres per hour.`,
        answerAlt: plain`Part a: half the sum of ${b} and ${b - a}, times v, is ${distance}. So v is ${v}. Part b: this is ${Number(decimals(fast, 1))} kilometres per hour.`,
        answers: [final('a', number(v), 'v'), final('b', inNamedUnit(number(fast, { unit: 'km/h' })))],
        verify: () => hasArea(trapezium(a, b, c, v).slice(0, 3), distance),
      }
    },
  },
})

export const distanceTime = defineTemplate({
  id: 'distance-time-graph',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    'there-and-back'(random) {
      // Out in a minutes, a rest, and back; all on the grid of 10 minutes.
      const [a, back] = random.distinct([20, 30, 40], 2) as [number, number]
      const b = a + random.pick([10, 20])
      const c = b + back
      const d = random.pick([6, 8, 10, 12])
      const out = (d * 60) / a
      const home = (d * 60) / (c - b)
      const axes = `axis(0, ${c + 10}, step: 20, minor: 2, title: [Time (min)]), axis(0, ${d + 2}, step: 2, title: [Distance (km)])`
      return {
        question: typst`
The travel graph shows Farhan's cycle ride from his home to the market and back.
#travel-graph(${axes}, ((0, 0), (${a}, ${d}), (${b}, ${d}), (${c}, 0)), height: 180pt)
#part("a", 1)[Write down how long he stayed at the market.]
#part("b", 2)[Calculate his speed on the way to the market in km/h.]
#part("c", 1)[On which way was he faster? Give a reason.]`,
        answer: typst`
#part("a")[#working("B1")[#result[${b - a} minutes]]]
#part("b")[
#working("M1")[${d} km in ${a} min: $${d} div ${a} times 60$]
#working("A1")[#result[${out} km/h]]]
#part("c")[#working("B1")[on the way #result[${out > home ? 'to the market' : 'home'}]: that part of the graph is steeper]]`,
        alt: plain`A travel graph shows Farhan's distance from home on his ride to the market and back, in kilometres against time in minutes. It rises steadily from 0 to ${d} kilometres in ${a} minutes, stays there until ${b} minutes and falls steadily to 0 at ${c} minutes. Part a: how long did he stay at the market? Part b: calculate his speed on the way to the market in kilometres per hour. Part c: on which way was he faster? Give a reason.`,
        answerAlt: plain`Part a: ${b - a} minutes. Part b: ${d} kilometres in ${a} minutes is ${out} kilometres per hour. Part c: he was faster on the way ${out > home ? 'to the market' : 'home'}, because that part of the graph is steeper.`,
        answers: [
          final('a', inNamedUnit(number(b - a, { unit: 'minutes' }))),
          final('b', inNamedUnit(number(out, { unit: 'km/h' }))),
        ],
        verify: () => (agree(out * (a / 60), d) && a < b && b < c ? null : 'the ride is odd'),
      }
    },
    'two-travellers'(random) {
      // One leaves at 0 and needs c minutes; the other starts from the far end at a and needs b; they meet at m.
      const [d, a, b, c, m] = random.until(
        () => {
          const [d, a, b, c] = [
            random.pick([24, 30, 36, 48]),
            random.pick([10, 20]),
            random.pick([20, 30, 40]),
            random.pick([60, 90]),
          ]
          return [d, a, b, c, (b * c + a * c) / (b + c)] as const
        },
        ([d, , b, c, m]) =>
          (d * 60) / b <= 80 &&
          (d * 60) / c >= 20 &&
          Number.isInteger(m) &&
          m % 2 === 0 &&
          Number.isInteger((d * m) / c),
      )
      const axes = `axis(0, ${c}, step: ${c > 60 ? 30 : 20}, minor: ${c > 60 ? 3 : 2}, title: [Time (min)]), axis(0, ${d}, step: ${d / 6}, minor: 1, title: [Distance (km)])`
      const lines = (extra: string) =>
        `#travel-graph(${axes}, ((0, 0), (${c}, ${d})), data-line(((${a}, ${d}), (${a + b}, 0)), colour: addmaths)${extra}, height: 190pt)`
      const place = (d * m) / c
      return {
        question: typst`
Village $P$ and village $Q$ are ${d} km apart. The graph shows the journey of a van from $P$ to $Q$, and that of a motorcycle from $Q$ to $P$. Distances are measured from $P$.
${lines('')}
#part("a", 1)[Find how long the motorcycle needs.]
#part("b", 2)[Calculate the speed of the van in km/h.]
#part("c", 1)[Find how far from $P$ they meet.]`,
        answer: typst`
#part("a")[#working("B1")[From ${a} min to ${a + b} min: #result[${b} min]]]
#part("b")[
#working("M1")[$${d} div ${c} times 60$]
#working("A1")[#result[${(d * 60) / c} km/h]]]
#part("c")[
#working("B1")[where the lines cross, after ${m} min: #result[${place} km]]
${lines(`, guides(${m}, ${place})`)}]`,
        alt: plain`Villages P and Q are ${d} kilometres apart. A graph of distance from P in kilometres against time in minutes shows two straight lines. The van goes from 0 at 0 minutes to ${d} at ${c} minutes. The motorcycle goes from ${d} at ${a} minutes to 0 at ${a + b} minutes. Part a: find how long the motorcycle needs. Part b: calculate the speed of the van in kilometres per hour. Part c: find how far from P they meet.`,
        answerAlt: plain`Part a: ${b} minutes. Part b: ${d} kilometres in ${c} minutes is ${(d * 60) / c} kilometres per hour. Part c: the lines cross after ${m} minutes, ${place} kilometres from P.`,
        answers: [
          final('a', number(b, { unit: 'min' })),
          final('b', inNamedUnit(number((d * 60) / c, { unit: 'km/h' }))),
          final('c', number(place, { unit: 'km' })),
        ],
        verify: () =>
          agree(place, d - (d / b) * (m - a)) && m > a && m < a + b ? null : 'they are apart at that time',
      }
    },
  },
})
