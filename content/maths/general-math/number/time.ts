// Time: clock faces, the 24-hour clock, timetables and time zones.

import {
  final,
  duration as lengthOfTime,
  on24HourClock,
  clock as timeOfDay,
} from '../../kit/final-answers.ts'
import { clock, duration } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A clock face at that time. */
const face = (minutes: number): string => {
  const hand = (turn: number, reach: number, width: string) =>
    `edge((0, 0), from-point((0, 0), ${reach}, ${90 - turn}deg)${width})`
  const ticks = Array.from(
    { length: 12 },
    (_, n) => `edge(from-point((0, 0), 4.6, ${n * 30}deg), from-point((0, 0), 5, ${n * 30}deg))`,
  )
  const numbers = Array.from(
    { length: 12 },
    (_, n) => `point(from-point((0, 0), 3.85, ${60 - 30 * n}deg), [${n + 1}], side: "centre", mark: false)`,
  )
  return `#sketch(circle-of((0, 0), 5), ${ticks.join(', ')}, ${numbers.join(', ')}, ${hand((minutes % 720) / 2, 2.2, ', colour: maths, tip: true')}, ${hand((minutes % 60) * 6, 3.3, ', colour: maths, tip: true')}, point((0, 0), none), height: 190pt, padding: (8pt, 8pt))`
}

export const clockFace = defineTemplate({
  id: 'clock-face',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    afternoon(random) {
      const start = 60 * random.integer(13, 17) + random.integer(10, 50, 5)
      const length = 60 * random.integer(1, 3) + random.integer(20, 55, 5)
      const minutesEarly = random.integer(12, 38)
      return {
        question: typst`
The clock shows the time at which a film begins one afternoon.
${face(start)}
#part("a", 1)[Write this time using the 24-hour clock.]
#part("b", 1)[The film lasts ${duration(length)}. Write down the time at which it ends.]
#part("c", 1)[Lamia arrives ${minutesEarly} minutes before the film begins. Write down the time at which she arrives.]`,
        answer: typst`
#part("a")[#working("B1")[#result[${clock(start)}]]
#note[After noon, add 12 to the hour.]]
#part("b")[#working("B1")[${clock(start)} + ${Math.floor(length / 60)} h ${length % 60} min $=$ #result[${clock(start + length)}]]]
#part("c")[#working("B1")[#result[${clock(start - minutesEarly)}]]]`,
        alt: plain`A clock shows ${clock(start - 720)} in the afternoon, when a film begins. Part a: write this time using the 24-hour clock. Part b: the film lasts ${duration(length)}. Write down when it ends. Part c: Lamia arrives ${minutesEarly} minutes before the film begins. Write down the time at which she arrives.`,
        answerAlt: plain`Part a: ${clock(start)}. Part b: the film ends at ${clock(start + length)}. Part c: Lamia arrives at ${clock(start - minutesEarly)}.`,
        answers: [
          final('a', on24HourClock(start)),
          final('b', timeOfDay(start + length)),
          final('c', timeOfDay(start - minutesEarly)),
        ],
        verify: () => {
          const value = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
          if (value(clock(start + length)) - value(clock(start)) !== length)
            return 'the film has another length'
          return value(clock(start - minutesEarly)) + minutesEarly === start
            ? null
            : 'she arrives at another time'
        },
      }
    },
  },
})

export const timetable = defineTemplate({
  id: 'timetable',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    train(random) {
      const steps = [random.integer(42, 58), random.integer(75, 110), random.integer(95, 130)]
      const starts = [
        420 + random.integer(5, 55, 5),
        660 + random.integer(10, 50, 5),
        900 + random.integer(5, 55, 5),
      ]
      const slower = random.integer(8, 19)
      const late = random.integer(24, 48)
      const arrivals = starts.map((start, train) => {
        let at = start
        return [start, ...steps.map((step) => (at += step + (train === 1 ? slower : 0)))]
      })
      const stations = ['Dhaka', 'Narsingdi', 'Bhairab', 'Sreemangal']
      const rows = stations.map((station, n) =>
        [`[${station}]`, ...arrivals.map((times) => `[${clock(times[n] ?? 0)}]`)].join(', '),
      )
      const [morning = [], noon = []] = arrivals
      const [first = 0, , , last = 0] = morning
      const [from = 0, , , to = 0] = noon
      const reached = (noon[1] ?? 0) - late
      return {
        question: typst`
Part of a railway timetable:
#table(columns: 4, inset: (x: 5pt, y: 7pt), ${rows.join(', ')})
#part("a", 1)[Work out how long the first train takes from Dhaka to Sreemangal.]
#part("b", 1)[Work out how much longer the second train takes.]
#part("c", 1)[Anika reaches Narsingdi station at ${clock(reached)}. Work out how long she must wait for the next train to Sreemangal.]`,
        answer: typst`
#part("a")[#working("B1")[${clock(first)} to ${clock(last)}: #result[${duration(last - first)}]]]
#part("b")[#working("B1")[${duration(to - from)}, so #result[${duration(to - from - last + first)}] longer]]
#part("c")[#working("B1")[The next train leaves at ${clock(noon[1] ?? 0)}: #result[${duration(late)}]]]`,
        alt: plain`A railway timetable. ${arrivals.map((times, train) => `Train ${train + 1}: ${stations.map((station, n) => `${station} ${clock(times[n] ?? 0)}`).join(', ')}.`).join(' ')} Part a: how long does the first train take from Dhaka to Sreemangal? Part b: how much longer does the second train take? Part c: Anika reaches Narsingdi at ${clock(reached)}. How long must she wait for the next train?`,
        answerAlt: plain`Part a: from ${clock(first)} to ${clock(last)} is ${duration(last - first)}. Part b: ${duration(to - from - last + first)} longer. Part c: the next train leaves at ${clock(noon[1] ?? 0)}, so she waits ${duration(late)}.`,
        answers: [
          final('a', lengthOfTime(last - first)),
          final('b', lengthOfTime(to - from - last + first)),
          final('c', lengthOfTime(late)),
        ],
        verify: () => {
          const [first = [], second = []] = arrivals
          const lasts = (times: readonly number[]) => (times[3] ?? 0) - (times[0] ?? 0)
          if (lasts(second) - lasts(first) !== 3 * slower) return 'the second train is slower by another time'
          const reached = (second[1] ?? 0) - late
          return reached > (first[1] ?? 0) && arrivals.every((times) => times.every((time) => time < 1440))
            ? null
            : 'another train comes first'
        },
      }
    },
  },
})

const flights = [
  { from: 'Dhaka', to: 'London', behind: 6, hours: [10, 11] },
  { from: 'Dhaka', to: 'Dubai', behind: 2, hours: [5, 5] },
  { from: 'Dhaka', to: 'Kuala Lumpur', behind: -2, hours: [3, 4] },
  { from: 'Dhaka', to: 'Tokyo', behind: -3, hours: [5, 6] },
] as const

const drawTimeZones = (random: Random) => {
  const flight = random.pick(flights)
  return {
    flight,
    leaves: 60 * random.integer(8, 22) + random.integer(5, 55, 5),
    length: 60 * random.integer(flight.hours[0], flight.hours[1]) + random.integer(5, 55, 5),
  }
}

export const timeZones = defineTemplate({
  id: 'time-zones',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    arrival(random) {
      const { flight, leaves, length } = drawTimeZones(random)
      const { from, to, behind } = flight
      const size = Math.abs(behind)
      const side = behind > 0 ? 'behind' : 'ahead of'
      const inDhaka = leaves + length
      const local = inDhaka - behind * 60
      const day = local >= 1440 ? ' the next day' : ''
      const told = `The local time in ${to} is ${size} hours ${side} the local time in ${from}.`
      return {
        question: typst`
${told} A flight leaves ${from} at ${clock(leaves)} and takes ${duration(length)}.

Find the local time in ${to} when it arrives. #marks(3)`,
        answer: typst`
#working("M1")[${from} time: ${clock(leaves)} + ${Math.floor(length / 60)} h ${length % 60} min]
#working("A1")[${clock(inDhaka)}${inDhaka >= 1440 ? ' the next day' : ''} in ${from}]
#working("A1")[${size} h ${behind > 0 ? 'earlier' : 'later'}: #result[${clock(local)}${day}]]`,
        alt: plain`${told} A flight leaves ${from} at ${clock(leaves)} and takes ${duration(length)}. Find the local time in ${to} when it arrives.`,
        answerAlt: plain`In ${from} it is then ${clock(inDhaka)}${inDhaka >= 1440 ? ' the next day' : ''}. ${to} is ${size} hours ${side} that, so the local time is ${clock(local)}${day}.`,
        answers: [final('', timeOfDay((local + 1440) % 1440))],
        verify: () => {
          const { behind } = flight

          // In universal time, to which Dhaka is 6 hours ahead.
          const universal = leaves - 360 + length
          return universal + (6 - behind) * 60 === leaves + length - behind * 60
            ? null
            : 'by universal time it arrives at another time'
        },
      }
    },
    'length-of-flight'(random) {
      const { flight, leaves, length } = drawTimeZones(random)
      const { from, to, behind } = flight
      const size = Math.abs(behind)
      const side = behind > 0 ? 'behind' : 'ahead of'
      const inDhaka = leaves + length
      const local = inDhaka - behind * 60
      const day = local >= 1440 ? ' the next day' : ''
      const told = `The local time in ${to} is ${size} hours ${side} the local time in ${from}.`
      return {
        question: typst`
${told} A flight leaves ${from} at ${clock(leaves)} and arrives in ${to} at ${clock(local)} local time${day}.

Find how long the flight takes. #marks(3)`,
        answer: typst`
#note[Both times must be of one place.]
#working("M1")[${clock(local)} in ${to} is ${clock(inDhaka)} in ${from}${inDhaka >= 1440 ? ' the next day' : ''}]
#working("M1")[from ${clock(leaves)} to ${clock(inDhaka)}]
#working("A1")[#result[${duration(length)}]]`,
        alt: plain`${told} A flight leaves ${from} at ${clock(leaves)} and arrives in ${to} at ${clock(local)} local time${day}. Find how long the flight takes.`,
        answerAlt: plain`${clock(local)} in ${to} is ${clock(inDhaka)} in ${from}. From ${clock(leaves)} to then the flight takes ${duration(length)}.`,
        answers: [final('', lengthOfTime(length))],
        verify: () => {
          const { behind } = flight

          // In universal time, to which Dhaka is 6 hours ahead.
          const universal = leaves - 360 + length
          return universal + (6 - behind) * 60 === leaves + length - behind * 60
            ? null
            : 'by universal time it arrives at another time'
        },
      }
    },
  },
})
