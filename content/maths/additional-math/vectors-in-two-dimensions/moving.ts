// One thing that moves with constant velocity: its velocity from two positions, and where it is when.

import { distance, type Point } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { lengthMarkup } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { less, plus, times } from '../../kit/vectors.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anyVector,
  changing,
  changingSpoken,
  i,
  ij,
  ijSpoken,
  j,
  length,
  mapOf,
  movingIj,
  partsOf,
  wholeVector,
} from './ij.ts'
import { inIj } from './typed.ts'

/** '09 30' from hours after midnight. */
const clock = (hours: number): string => {
  const whole = Math.floor(hours)
  return `${String(whole).padStart(2, '0')}~${String(Math.round((hours - whole) * 60)).padStart(2, '0')}`
}

/** '9 30', spoken. */
const clockSpoken = (hours: number) =>
  clock(hours).replace('~', ' ').replace(/ 00$/, ' hundred hours').replace(/^0/, '')

const drawLaunch = (random: Random, isWhole: boolean) => {
  return random.until(
    () => {
      const start = anyVector(random, 15)
      const velocity = isWhole
        ? times(random.integer(1, 2), wholeVector(random, 2))
        : times(2, anyVector(random, 9))
      const [from, hours, more] = [random.integer(6, 11), random.integer(2, 4), random.pick([1, 1.5, 2, 2.5])]
      const end = plus(start, times(hours, velocity))
      return { start, end, velocity, from, hours, more, last: plus(end, times(more, velocity)) }
    },
    ({ end, last }) => end.every((v) => v !== 0) && last.every((v) => v !== 0),
  )
}

export const velocityFromPositions = defineTemplate({
  id: 'velocity-from-positions',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    later(random) {
      const { start, end, velocity, from, hours, more, last } = drawLaunch(random, false)
      const path = less(end, start)
      const [one, two, three] = [clock(from), clock(from + hours), clock(from + hours + more)]
      const launch = typst`The launch from Chandpur moves with constant velocity. Relative to a lighthouse $O$, its position vector is #box[$(${ij(start)})$ km] at ${one} and #box[$(${ij(end)})$ km] at ${two}.`
      const launchSpoken = plain`The launch from Chandpur moves with constant velocity. Relative to a lighthouse O, its position vector in kilometres is ${ijSpoken(start)} at ${clockSpoken(from)} and ${ijSpoken(end)} at ${clockSpoken(from + hours)}.`
      const velocityWorked = typst`#working("M1")[$ 1/${hours} ((${ij(end)}) − (${ij(start)})) $]
#working("A1")[$= display(1/${hours}) (${ij(path)}) =$ #linebreak() #result[$(${ij(velocity)})$ km/h]]`
      return {
        question: typst`
${launch}
#part("a", 2)[Find its velocity.]
#part("b", 2)[Find its position vector at ${three}.]`,
        answer: typst`
#part("a")[
${velocityWorked}]
#part("b")[
#working("M1 FT")[$(${ij(end)}) + ${more === 1 ? '' : more} (${ij(velocity)})$]
#working("A1")[$=$ #result[$(${ij(last)})$ km]]]`,
        alt: plain`${launchSpoken} Part a: find its velocity. Part b: find its position vector at ${clockSpoken(from + hours + more)}.`,
        answerAlt: plain`Part a: in ${hours} hours it goes ${ijSpoken(path)}, so its velocity is ${ijSpoken(velocity)} kilometres per hour. Part b: after ${more} more ${more === 1 ? 'hour' : 'hours'} its position vector is ${ijSpoken(last)}, in kilometres.`,
        answers: [final('a', inIj(velocity)), final('b', inIj(last))],
        verify: () => {
          // Minute by minute from the first position.
          let place = start
          for (let minute = 0; minute < hours * 60; minute += 1) place = plus(place, times(1 / 60, velocity))
          if (distance(place, end) > 1e-6) return `after ${hours} h it is at ${place.join(', ')}`
          for (let minute = 0; minute < more * 60; minute += 1) place = plus(place, times(1 / 60, velocity))
          return distance(place, last) < 1e-6 ? null : `at last it is at ${place.join(', ')}`
        },
      }
    },
    speed(random) {
      const { start, end, velocity, from, hours, more, last } = drawLaunch(random, true)
      const path = less(end, start)
      const [one, two] = [clock(from), clock(from + hours)]
      const launch = typst`The launch from Chandpur moves with constant velocity. Relative to a lighthouse $O$, its position vector is #box[$(${ij(start)})$ km] at ${one} and #box[$(${ij(end)})$ km] at ${two}.`
      const launchSpoken = plain`The launch from Chandpur moves with constant velocity. Relative to a lighthouse O, its position vector in kilometres is ${ijSpoken(start)} at ${clockSpoken(from)} and ${ijSpoken(end)} at ${clockSpoken(from + hours)}.`
      const velocityWorked = typst`#working("M1")[$ 1/${hours} ((${ij(end)}) − (${ij(start)})) $]
#working("A1")[$= display(1/${hours}) (${ij(path)}) =$ #linebreak() #result[$(${ij(velocity)})$ km/h]]`
      return {
        question: typst`
${launch}
#part("a", 2)[Find its velocity.]
#part("b", 2)[Find its speed, and how far it sails in 20 minutes.]`,
        answer: typst`
#part("a")[
${velocityWorked}]
#part("b")[
#working("B1 FT")[speed $= ${lengthMarkup(velocity)} =$ #result[${length(velocity)} km/h]]
#working("B1 FT")[$ 1/3 times ${length(velocity)} = $ #result[$${fraction(Number(length(velocity)), 3)}$ km]]]`,
        alt: plain`${launchSpoken} Part a: find its velocity. Part b: find its speed, and how far it sails in 20 minutes.`,
        answerAlt: plain`Part a: in ${hours} hours it goes ${ijSpoken(path)}, so its velocity is ${ijSpoken(velocity)} kilometres per hour. Part b: its speed is ${length(velocity)} kilometres per hour, and in a third of an hour it sails ${fractionInWords(Number(length(velocity)), 3)} kilometres.`,
        answers: [
          final('a', inIj(velocity)),
          final('b', number(Number(length(velocity)), { unit: 'km/h' }), 'speed'),
          final('b', number(typedFraction(Number(length(velocity)), 3), { unit: 'km' }), 'distance'),
        ],
        verify: () => {
          // Minute by minute from the first position.
          let place = start
          for (let minute = 0; minute < hours * 60; minute += 1) place = plus(place, times(1 / 60, velocity))
          if (distance(place, end) > 1e-6) return `after ${hours} h it is at ${place.join(', ')}`
          for (let minute = 0; minute < more * 60; minute += 1) place = plus(place, times(1 / 60, velocity))
          return distance(place, last) < 1e-6 ? null : `at last it is at ${place.join(', ')}`
        },
      }
    },
  },
})

const seenFrom = (random: Random, where: 'due-east' | 'due-north' | 'north-east') => {
  const { direction, factor, velocity, time, start, meeting } = random.until(
    () => {
      const direction = wholeVector(random, 2)
      const factor = random.integer(2, 3)
      const velocity = times(factor, direction)
      const time = random.integer(2, 6)
      const reach = random.integer(6, 40)
      const meeting: Point = {
        'due-east': [reach, 0] as const,
        'due-north': [0, reach] as const,
        'north-east': [reach, reach] as const,
      }[where]
      return { direction, factor, velocity, time, start: less(meeting, times(time, velocity)), meeting }
    },
    ({ start, velocity }) => start.every((v) => v !== 0 && Math.abs(v) < 90) && velocity[0] !== velocity[1],
  )
  const whole = length(direction)
  const speed = factor * Number(whole)
  const [x, y] = partsOf(start, velocity)
  const name = where === 'north-east' ? 'north-east' : where.replace('-', ' ')
  const condition = {
    'due-east': typst`$${j}$: $quad ${changing(y)} = 0$`,
    'due-north': typst`$${i}$: $quad ${changing(x)} = 0$`,
    'north-east': typst`$${changing(x)} = ${changing(y)}$`,
  }[where]
  const conditionSpoken = {
    'due-east': plain`the j component ${changingSpoken(y)} is 0`,
    'due-north': plain`the i component ${changingSpoken(x)} is 0`,
    'north-east': plain`the components ${changingSpoken(x)} and ${changingSpoken(y)} are equal`,
  }[where]
  return {
    question: typst`
$${i}$ and $${j}$ are unit vectors due east and due north. At noon a ship is at the point with position vector #box[$(${ij(start)})$ km] relative to a port $O$. It sails at ${speed}~km/h in the direction of the vector #box[$${ij(direction)}$].
#part("a", 2)[Find the velocity of the ship.]
#part("b", 1)[Write down its position vector $t$ hours after noon.]
#part("c", 2)[Find the value of $t$ when the ship is ${name} of $O$.]`,
    answer: typst`
#part("a")[
#working("M1")[$ lr(|${ij(direction)}|) = ${whole} $ $ "velocity" = ${speed}/${whole} (${ij(direction)}) $]
#working("A1")[$=$ #result[$(${ij(velocity)})$ km/h]]]
#part("b")[#working("B1")[#result[$${movingIj(start, velocity)}$]]]
#part("c")[
#working("M1 FT")[${condition}]
#working("A1")[$t =$ #result[${time}]]]
${mapOf([
  { name: '', from: start, to: meeting },
  { name: 'O', from: [0, 0] },
])}`,
    alt: plain`i and j are unit vectors due east and due north. At noon a ship is at the point with position vector ${ijSpoken(start)}, in kilometres, relative to a port O. It sails at ${speed} kilometres per hour in the direction of the vector ${ijSpoken(direction)}. Part a: find its velocity. Part b: write down its position vector t hours after noon. Part c: find the value of t when the ship is ${name} of O.`,
    answerAlt: plain`Part a: the direction has magnitude ${whole}, so the velocity is ${factor} times it, ${ijSpoken(velocity)}. Part b: the position vector has the i component ${changingSpoken(x)} and the j component ${changingSpoken(y)}. Part c: ${conditionSpoken}, when t is ${time}.`,
    answers: [
      final('a', inIj(velocity)),
      final('b', expression(`(${changing(x)})i + (${changing(y)})j`, 'ijt')),
      final('c', number(time, { unit: 'hours' }), 't'),
    ],
    verify: () => {
      // In steps of a hundredth of an hour, until the direction from the port is right.
      for (let n = 0; n <= 1000; n += 1) {
        const [x, y] = plus(start, times(n / 100, velocity))
        const near = (value: number) => Math.abs(value) < 1e-6
        const isThere = {
          'due-east': near(y) && x > 0,
          'due-north': near(x) && y > 0,
          'north-east': near(x - y) && x > 0,
        }[where]
        if (isThere) return Math.abs(n / 100 - time) < 1e-9 ? null : `it is there after ${n / 100} h`
      }
      return 'it is never there'
    },
  }
}

export const positionAtTime = defineTemplate({
  id: 'position-at-time',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'due-east': (random) => seenFrom(random, 'due-east'),
    'due-north': (random) => seenFrom(random, 'due-north'),
    'north-east': (random) => seenFrom(random, 'north-east'),
  },
})
