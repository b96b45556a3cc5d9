// Distance–time graphs that are drawn from a story, and what they tell.

import { agree } from '../../kit/checking.ts'
import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { axisOf, planeOf, pointsOn, printedPlane } from '../../kit/planes.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const joined = (points: readonly (readonly [number, number])[]): string =>
  `data-line((${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}), markers: "dot")`

export const drawJourney = defineTemplate({
  id: 'draw-a-journey',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    'there-and-back'(random) {
      const [distance, there, stay, back] = random.until(
        () =>
          [
            random.integer(4, 16),
            random.pick([20, 30, 40, 50]),
            random.pick([15, 20, 25, 30]),
            random.pick([15, 20, 25, 35, 45]),
          ] as const,
        // As fast as a bicycle goes.
        ([distance, there, , back]) =>
          Number.isInteger((distance * 60) / there) &&
          there !== back &&
          [there, back].every((time) => (distance * 60) / time >= 9 && (distance * 60) / time <= 24),
      )
      const points = [
        [0, 0],
        [there, distance],
        [there + stay, distance],
        [there + stay + back, 0],
      ] as const
      const plane = planeOf(
        axisOf([0, 140], 'Time (minutes)', { step: 20, minor: 4 }),
        axisOf([0, 20], 'Distance from home (km)', { step: 4, minor: 4 }),
      )
      const speed = (distance * 60) / there
      return {
        question: typst`
Rafi cycles from home to a market ${distance} km away at a constant speed. He takes ${there} minutes. He stays at the market for ${stay} minutes, then cycles home at a constant speed in ${back} minutes.
#part("a", 3)[On the grid, draw the distance–time graph of his journey.
${printedPlane(plane, 'height: 220pt')}]
#part("b", 2)[Calculate his speed on the way to the market, in km/h.]`,
        answer: typst`
#part("a")[
#working("B1")[straight line from $(0, 0)$ to $(${there}, ${distance})$]
#working("B1")[level for ${stay} minutes, to $(${there + stay}, ${distance})$]
#working("B1")[straight line to $(${there + stay + back}, 0)$]
${printedPlane(plane, 'height: 220pt', joined(points))}]
#part("b")[
#working("M1")[$${distance} div ${there} times 60$]
#working("A1")[#result[${speed} km/h]]]`,
        alt: plain`Rafi cycles from home to a market ${distance} kilometres away at a constant speed. He takes ${there} minutes. He stays at the market for ${stay} minutes, then cycles home at a constant speed in ${back} minutes. Part a: draw the distance-time graph of his journey, on a grid with the time from 0 to 140 minutes and the distance from home from 0 to 20 kilometres. Part b: calculate his speed on the way to the market in kilometres per hour.`,
        answerAlt: plain`Part a: straight lines join 0 minutes, 0 kilometres; ${there} minutes, ${distance} kilometres; ${there + stay} minutes, ${distance} kilometres; and ${there + stay + back} minutes, 0 kilometres. Part b: ${distance} divided by ${there}, times 60, is ${speed} kilometres per hour.`,
        answers: [
          final('a', pointsOn(plane, points, { joined: 'left-to-right' }), 'points of the graph'),
          final('b', inNamedUnit(number(speed, { unit: 'km/h' }))),
        ],
        // Minute by minute at that speed.
        verify: () => (agree((speed / 60) * there, distance) ? null : 'he does not arrive'),
      }
    },
    'with-a-rest'(random) {
      const [first, far, rest, second, further] = random.until(
        () =>
          [
            random.pick([1, 1.5, 2]),
            random.integer(3, 8) * 10,
            random.pick([0.5, 0.75, 1]),
            random.pick([0.75, 1, 1.25, 1.5]),
            random.integer(3, 9) * 10,
          ] as const,
        ([first, far, rest, second, further]) =>
          Number.isInteger((far + further) / (first + rest + second)) &&
          Math.abs(far / first - further / second) > 5,
      )
      const [stop, start, end] = [first, first + rest, first + rest + second]
      const total = far + further
      const points = [
        [0, 0],
        [stop, far],
        [start, far],
        [end, total],
      ] as const
      const plane = planeOf(
        axisOf([0, 5], 'Time (hours)', { step: 1, minor: 4 }),
        axisOf([0, 180], 'Distance (km)', { step: 20, minor: 2 }),
      )
      const average = total / end
      const hours = (time: number) => `${time} hour${time === 1 ? '' : 's'}`
      return {
        question: typst`
A lorry travels ${far} km in the first ${hours(first)} of its journey, at a constant speed. It rests for ${rest * 60} minutes. Then it travels another ${further} km in ${hours(second)}, at a constant speed.
#part("a", 3)[On the grid, draw the distance–time graph of its journey.
${printedPlane(plane, 'height: 220pt')}]
#part("b", 2)[Calculate the average speed for the whole journey.]`,
        answer: typst`
#part("a")[
#working("B1")[straight line from $(0, 0)$ to $(${stop}, ${far})$]
#working("B1")[level to $(${start}, ${far})$]
#working("B1")[straight line to $(${end}, ${total})$]
${printedPlane(plane, 'height: 220pt', joined(points))}]
#part("b")[
#working("M1")[$${total} div ${end}$]
#working("A1")[#result[${average} km/h]]]`,
        alt: plain`A lorry travels ${far} kilometres in the first ${hours(first)} of its journey, at a constant speed. It rests for ${rest * 60} minutes. Then it travels another ${further} kilometres in ${hours(second)}, at a constant speed. Part a: draw the distance-time graph of its journey, on a grid with the time from 0 to 5 hours and the distance from 0 to 180 kilometres. Part b: calculate the average speed for the whole journey.`,
        answerAlt: plain`Part a: straight lines join 0 hours, 0 kilometres; ${stop} hours, ${far} kilometres; ${start} hours, ${far} kilometres; and ${end} hours, ${total} kilometres. Part b: ${total} divided by ${end} is ${average} kilometres per hour.`,
        answers: [
          final('a', pointsOn(plane, points, { joined: 'left-to-right' }), 'points of the graph'),
          final('b', inNamedUnit(number(average, { unit: 'km/h' }))),
        ],
        verify: () => (agree(average * (first + rest + second), far + further) ? null : 'it does not arrive'),
      }
    },
  },
})
