// Speed, flow, fuel and pay.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, inHoursAndMinutes, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { duration, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** Whether the mean speed needs no rounding to 3 figures. */
const isExact = (way: number, minutes: number): boolean => {
  const speed = (way * 60) / minutes
  return Math.abs(speed - Number(speed.toPrecision(3))) < 1e-9
}

/** Kilometres per hour: as it is if it ends soon, else to 3 significant figures. */
const speedOf = (kilometres: number, minutes: number): string => {
  const speed = (kilometres * 60) / minutes
  return Number.isInteger(speed) ? String(speed) : significant(speed)
}

const drawAverageSpeed = (random: Random) => ({
  first: random.integer(6, 16, 2),
  second: random.integer(4, 12, 2),
  ride: random.pick([20, 30, 40]),
  rest: random.pick([10, 20]),
  last: random.pick([20, 30]),
  distance: random.integer(80, 150, 10),
  speed: random.pick([40, 48, 50, 60]),
  other: random.integer(30, 75, 5),
  train: random.integer(110, 240, 10),
  kmh: random.pick([54, 63, 72, 81, 90]),
  bridge: random.integer(300, 900, 20),
})

const fitsAverageSpeed = ({
  first,
  second,
  ride,
  rest,
  last,
  distance,
  speed,
}: ReturnType<typeof drawAverageSpeed>) =>
  ride + rest + last <= 80 &&
  ride + rest + last !== 60 &&
  first + second <= 24 &&
  // A cyclist and a coach that could be real.
  (first * 60) / ride <= 24 &&
  (second * 60) / last <= 24 &&
  Number.isInteger((first * 60) / ride) &&
  Number.isInteger((distance * 60) / speed)

export const averageSpeed = defineTemplate({
  id: 'average-speed',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'travel-graph'(random) {
      const { first, second, ride, rest, last } = random.until(
        () => drawAverageSpeed(random),
        fitsAverageSpeed,
      )
      const [time, way] = [ride + rest + last, first + second]
      const mean = speedOf(way, time)
      return {
        question: typst`
The graph shows Farhan's bicycle ride.
#travel-graph(axis(0, 80, step: 20, minor: 2, title: [Time (min)]), axis(0, 24, step: 4, minor: 2, title: [Distance (km)]), ((0, 0), (${ride}, ${first}), (${ride + rest}, ${first}), (${time}, ${way})))
#part("a", 1)[Write down how long he rested.]
#part("b", 1)[Calculate his speed in km/h before the rest.]
#part("c", 2)[Calculate his average speed in km/h for the whole ride.]`,
        answer: typst`
#part("a")[#working("B1")[The graph is level for #result[${rest} minutes]]]
#part("b")[#working("B1")[$ ${first} div ${ride}/60 = #result[${(first * 60) / ride} km/h] $]]
#part("c")[
#note[All the distance over all the time, with the rest.]
#working("M1")[$ ${way} div ${time}/60 $]
#working("A1")[#result[${mean} km/h]${isExact(way, time) ? '' : ' (3 s.f.)'}]]`,
        alt: plain`A distance-time graph of a bicycle ride. It rises from 0 to ${first} km in ${ride} minutes, is level until ${ride + rest} minutes, and rises to ${way} km at ${time} minutes. Part a: write down how long he rested. Part b: calculate his speed in kilometres per hour before the rest. Part c: calculate his average speed for the whole ride.`,
        answerAlt: plain`Part a: ${rest} minutes. Part b: ${first} km in ${ride} minutes is ${(first * 60) / ride} km per hour. Part c: ${way} km in ${time} minutes is ${mean} km per hour.`,
        answers: [
          final('a', number(rest, { unit: 'minutes' })),
          final('b', inNamedUnit(number((first * 60) / ride, { unit: 'km/h' }))),
          final('c', inNamedUnit(threeFigures((way * 60) / time, 'km/h'))),
        ],
        verify: () => {
          const mean = Number(significant(((first + second) * 60) / (ride + rest + last)))
          return Math.abs((mean / 60) * (ride + rest + last) - first - second) < 0.06 * 1.5
            ? null
            : 'at this speed another distance is covered'
        },
      }
    },
    'two-stages'(random) {
      const { second, distance, speed, other } = random.until(
        () => drawAverageSpeed(random),
        (drawn) => fitsAverageSpeed(drawn) && (drawn.second * 10 * 60) / drawn.other <= 70,
      )
      const minutes = (distance * 60) / speed
      const total = minutes + other
      const way = distance + second * 10
      const mean = speedOf(way, total)
      return {
        question: typst`
A coach travels ${distance} km from Dhaka at an average speed of ${speed} km/h. It then travels ${second * 10} km in ${duration(other)}.
#part("a", 2)[Calculate the time of the first stage in minutes.]
#part("b", 2)[Calculate the average speed of the whole journey in km/h.]`,
        answer: typst`
#part("a")[
#working("M1")[$${distance} div ${speed} times 60$]
#working("A1")[#result[${minutes} minutes]]]
#part("b")[
#note[Not the mean of the two speeds: total distance over total time.]
#working("M1 FT")[$ ${way} div ${total}/60 $]
#working("A1")[#result[${mean} km/h]${isExact(way, total) ? '' : ' (3 s.f.)'}]]`,
        alt: plain`A coach travels ${distance} km at an average speed of ${speed} km per hour. It then travels ${second * 10} km in ${duration(other)}. Part a: calculate the time of the first stage in minutes. Part b: calculate the average speed of the whole journey in kilometres per hour.`,
        answerAlt: plain`Part a: ${distance} divided by ${speed}, times 60, is ${minutes} minutes. Part b: ${way} km in ${total} minutes is ${mean} km per hour.`,
        answers: [
          final('a', inNamedUnit(number(minutes, { unit: 'minutes' }))),
          final('b', inNamedUnit(threeFigures((way * 60) / total, 'km/h'))),
        ],
        verify: () => {
          const hours = distance / speed + other / 60
          return roundsTo(
            (distance + second * 10) / hours,
            significant(((distance + second * 10) * 60) / ((distance * 60) / speed + other)),
          )
            ? null
            : 'the mean is another'
        },
      }
    },
    'change-units'(random) {
      const { train, kmh, bridge } = random.until(
        () => drawAverageSpeed(random),
        (drawn) =>
          fitsAverageSpeed(drawn) && Number.isInteger(((drawn.train + drawn.bridge) * 18) / (drawn.kmh * 5)),
      )
      const metres = (kmh * 5) / 18
      const seconds = (train + bridge) / metres
      return {
        question: typst`
A train is ${train} m long and travels at ${kmh} km/h. It crosses a bridge that is ${bridge} m long.
#part("a", 2)[Change ${kmh} km/h to metres per second.]
#part("b", 2)[Calculate the time that the train takes to cross the bridge completely.]`,
        answer: typst`
#part("a")[
#working("M1")[$${kmh} times 1000 div 3600$]
#working("A1")[#result[${metres} m/s]]]
#part("b")[
#note[From the front of the train on to the end of the train off: both lengths.]
#working("M1 FT")[$(${bridge} + ${train}) div ${metres}$]
#working("A1")[#result[${seconds} s]]]`,
        alt: plain`A train is ${train} metres long and travels at ${kmh} km per hour. It crosses a bridge that is ${bridge} metres long. Part a: change ${kmh} km per hour to metres per second. Part b: calculate the time that the train takes to cross the bridge completely.`,
        answerAlt: plain`Part a: ${metres} metres per second. Part b: the train travels ${bridge} plus ${train} metres, which takes ${seconds} seconds.`,
        answers: [
          final('a', inNamedUnit(number(metres, { unit: 'm/s' }))),
          final('b', number(seconds, { unit: 's' })),
        ],
        verify: () => {
          let travelled = 0
          let time = 0
          while (travelled < train + bridge) {
            travelled += (kmh * 1000) / 3600
            time += 1
          }
          return Math.abs(time - (train + bridge) / ((kmh * 5) / 18)) < 1.000001 ? null : `it takes ${time} s`
        },
      }
    },
  },
})

const drawEverydayRates = (random: Random) =>
  random.until(
    () => ({
      length: random.integer(2, 5),
      wide: random.integer(2, 4),
      deep: random.pick([1.5, 2, 2.5]),
      flow: random.pick([20, 25, 40, 50]),
      rate: random.integer(80, 180, 20),
      hours: random.integer(36, 42),
      extra: random.integer(4, 9),
      way: random.integer(180, 420, 30),
      per: random.pick([10, 12, 15]),
      cost: random.integer(105, 135),
    }),
    ({ length, wide, deep, flow }) =>
      (length * wide * deep * 1000) % flow === 0 &&
      length >= wide &&
      (length * wide * deep * 1000) / flow >= 130 &&
      ((length * wide * deep * 1000) / flow) % 60 !== 0,
  )

export const everydayRates = defineTemplate({
  id: 'everyday-rates',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    tank(random) {
      const { length, wide, deep, flow } = drawEverydayRates(random)
      const litres = length * wide * deep * 1000
      const minutes = litres / flow
      return {
        question: typst`
A water tank is a cuboid, ${length} m by ${wide} m by ${deep} m. It is empty. Water flows in at ${flow} litres per minute.
#sketch(cuboid(${length}, ${deep}, ${wide}, width-label: [${length} m], height-label: [${deep} m], depth-label: [${wide} m]), height: 170pt)
Calculate the time to fill the tank. Give your answer in hours and minutes. \[1 m³ = 1000 litres\] #marks(3)`,
        answer: typst`
#working("M1")[$${length} times ${wide} times ${deep} times 1000 = ${tied(litres)}$ litres]
#working("M1")[$${tied(litres)} div ${flow} = ${minutes}$ minutes]
#working("A1")[#result[${duration(minutes)}]]`,
        alt: plain`A water tank is a cuboid, ${length} metres by ${wide} metres by ${deep} metres. It is empty. Water flows in at ${flow} litres per minute. 1 cubic metre is 1000 litres. Calculate the time to fill the tank in hours and minutes.`,
        answerAlt: plain`The tank holds ${litres} litres. Divided by ${flow}, that is ${minutes} minutes, or ${duration(minutes)}.`,
        answers: [final('', inHoursAndMinutes(minutes))],
        verify: () => {
          const minutes = (length * wide * deep * 1000) / flow
          return agree((minutes * flow) / 1000 / length / wide, deep) && Number.isInteger(minutes)
            ? null
            : 'the tank is not full'
        },
      }
    },
    pay(random) {
      const { rate, hours, extra } = drawEverydayRates(random)
      const total = rate * hours + 1.5 * rate * extra
      return {
        question: typst`
Parvin sews shirts for Tk~${rate} an hour for ${hours} hours a week. Overtime is paid at $1 display(1/2)$ times this rate.

One week she works ${hours + extra} hours. Calculate her pay. #marks(3)`,
        answer: typst`
#working("M1")[$${hours} times ${rate} = ${tied(hours * rate)}$]
#working("M1")[$${extra} times 1.5 times ${rate} = ${tied(extra * 1.5 * rate)}$]
#working("A1")[#result[Tk ${total}]]`,
        alt: plain`Parvin sews shirts for ${rate} taka an hour for ${hours} hours a week. Overtime is paid at one and a half times this rate. One week she works ${hours + extra} hours. Calculate her pay.`,
        answerAlt: plain`${hours} hours earn ${hours * rate} taka. The ${extra} hours of overtime earn ${extra * 1.5 * rate} taka. Her pay is ${total} taka.`,
        answers: [final('', taka(total))],
        verify: () =>
          agree(rate * (hours + extra) + (rate / 2) * extra, rate * hours + 1.5 * rate * extra)
            ? null
            : 'the pay is another',
      }
    },
    fuel(random) {
      const { way, per, cost } = drawEverydayRates(random)
      const litres = way / per
      return {
        question: typst`
A car travels ${per} km on one litre of fuel. A litre costs Tk~${cost}. Three friends share the cost of fuel for a journey of ${way} km equally.

Calculate how much each friend pays. #marks(3)`,
        answer: typst`
#working("M1")[$${way} div ${per} = ${litres}$ litres]
#working("M1")[$${litres} times ${cost} div 3$]
#working("A1")[#result[Tk ${decimals((litres * cost) / 3, 2)}]]`,
        alt: plain`A car travels ${per} km on one litre of fuel. A litre costs ${cost} taka. Three friends share the cost of fuel for a journey of ${way} km equally. Calculate how much each friend pays.`,
        answerAlt: plain`The journey needs ${litres} litres, which cost ${litres * cost} taka. Each pays ${decimals((litres * cost) / 3, 2)} taka.`,
        answers: [final('', taka((litres * cost) / 3))],
        verify: () => {
          const each = Number(decimals(((way / per) * cost) / 3, 2))
          return Math.abs(each * 3 * per - way * cost) < 0.02 * 3 * per
            ? null
            : 'the three do not pay for the fuel'
        },
      }
    },
  },
})
