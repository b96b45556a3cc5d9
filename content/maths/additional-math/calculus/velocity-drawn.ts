// Velocity–time graphs that are drawn from a description of the motion, and what they tell.

import { polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, planeOf, pointsOn, printedAxis, printedPlane } from '../../kit/planes.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

type Corner = readonly [time: number, velocity: number]

const line = (corners: readonly Corner[]): string =>
  `data-line((${corners.map(([t, v]) => `(${t}, ${v})`).join(', ')}), colour: addmaths)`

export const drawVelocity = defineTemplate({
  id: 'draw-a-velocity-graph',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    'three-stages'(random) {
      const [rise, level, fall, gain] = random.until(
        () =>
          [random.integer(2, 5), random.integer(2, 6), random.integer(2, 5), random.integer(1, 4)] as const,
        ([rise, , fall, gain]) => rise !== fall && rise * gain <= 14 && rise * gain >= 6,
      )
      const v = rise * gain
      const [b, c] = [rise + level, rise + level + fall]
      const corners: readonly Corner[] = [
        [0, 0],
        [rise, v],
        [b, v],
        [c, 0],
      ]
      const plane = planeOf(
        axisOf([0, 16], 't', { step: 2, minor: 2 }),
        axisOf([0, 16], 'v', { step: 4, minor: 4 }),
      )
      const distance = ((c + level) * v) / 2
      return {
        question: typst`
A particle starts from rest and moves in a straight line. Its velocity at time $t$ seconds is $v$ m/s. The velocity increases uniformly for ${rise} seconds, at ${gain} m/s². It is constant for the next ${level} seconds. Then it decreases uniformly to 0 in ${fall} seconds.
#part("a", 3)[On the grid, draw the velocity–time graph.
${printedPlane(plane, 'height: 220pt')}]
#part("b", 2)[Find the distance that the particle travels.]`,
        answer: typst`
#part("a")[
#working("B1")[line from $(0, 0)$ to $(${rise}, ${v})$]
#working("B1")[level to $(${b}, ${v})$]
#working("B1")[line to $(${c}, 0)$]
${printedPlane(plane, 'height: 220pt', line(corners))}]
#part("b")[
#working("M1 FT")[$display(1/2)(${c} + ${level}) times ${v}$]
#working("A1")[#result[${distance} m]]]`,
        alt: plain`A particle starts from rest and moves in a straight line. Its velocity at time t seconds is v metres per second. The velocity increases uniformly for ${rise} seconds, at ${gain} metres per second squared. It is constant for the next ${level} seconds. Then it decreases uniformly to 0 in ${fall} seconds. Part a: on a grid with t and v from 0 to 16, draw the velocity-time graph. Part b: find the distance that the particle travels.`,
        answerAlt: plain`Part a: straight lines join the points with t 0, v 0; t ${rise}, v ${v}; t ${b}, v ${v}; and t ${c}, v 0. Part b: the area is a trapezium, ${distance} metres.`,
        answers: [
          final('a', pointsOn(plane, corners, { joined: 'left-to-right' }), 'points of the graph'),
          final('b', number(distance, { unit: 'm' })),
        ],
        verify: () =>
          compared(['the distance', polygonArea(...corners), distance], ['the velocity', gain * rise, v]),
      }
    },
    'turning-back'(random) {
      const [u, slow, past, back] = random.until(
        () =>
          [
            random.integer(2, 4) * 2,
            random.integer(1, 2),
            random.integer(2, 4),
            random.integer(2, 5),
          ] as const,
        ([u, slow, past]) => slow * past <= 6 && u / slow + past <= 12 && u !== slow * past,
      )
      const turn = u / slow
      const w = slow * past
      const [lowest, end] = [turn + past, turn + past + back]
      const corners: readonly Corner[] = [
        [0, u],
        [lowest, -w],
        [end, 0],
      ]
      const plane = planeOf(
        axisOf([0, 18], 't', { step: 2, minor: 2 }),
        axisOf([-8, 8], 'v', { step: 2, minor: 2 }),
      )
      // Numbers along the edge are clear of the graph, which crosses the axis.
      const grid = (...parts: readonly string[]) =>
        `#axes(${[printedAxis(plane.x, 'at-edge: true'), printedAxis(plane.y), 'height: 220pt', ...parts].join(', ')})`
      const [forward, backward] = [(turn * u) / 2, ((end - turn) * w) / 2]
      return {
        question: typst`
A particle moves in a straight line. Its velocity at time $t$ seconds is $v$ m/s. When $t = 0$ the velocity is ${u} m/s. The velocity decreases uniformly, by ${slow} m/s in each second, until it is $−${w}$ m/s. Then it increases uniformly to 0 in ${back} seconds.
#part("a", 3)[On the grid, draw the velocity–time graph.
${grid()}]
#part("b", 2)[Find the total distance that the particle travels.]`,
        answer: typst`
#part("a")[
#working("B1")[line from $(0, ${u})$ through $(${turn}, 0)$]
#working("B1")[to $(${lowest}, −${w})$]
#working("B1")[line to $(${end}, 0)$]
${grid(line(corners))}]
#part("b")[
#working("M1 FT")[$display(1/2) times ${turn} times ${u} = ${forward}$ and $display(1/2) times ${end - turn} times ${w} = ${backward}$]
#working("A1")[$${forward} + ${backward} =$ #result[${forward + backward} m]]]`,
        alt: plain`A particle moves in a straight line. Its velocity at time t seconds is v metres per second. When t is 0 the velocity is ${u} metres per second. The velocity decreases uniformly, by ${slow} metres per second in each second, until it is ${numberInWords(-w)} metres per second. Then it increases uniformly to 0 in ${back} seconds. Part a: on a grid with t from 0 to 18 and v from minus 8 to 8, draw the velocity-time graph. Part b: find the total distance that the particle travels.`,
        answerAlt: plain`Part a: straight lines join the points with t 0, v ${u}; t ${lowest}, v ${minus(-w)}; and t ${end}, v 0. Part b: the triangles have the areas ${forward} and ${backward}, together ${forward + backward} metres.`,
        answers: [
          final('a', pointsOn(plane, corners, { joined: 'left-to-right' }), 'points of the graph'),
          final('b', number(forward + backward, { unit: 'm' })),
        ],
        verify: () =>
          compared(
            ['the way out', polygonArea([0, 0], [0, u], [turn, 0]), forward],
            ['the way back', polygonArea([turn, 0], [lowest, -w], [end, 0]), backward],
          ),
      }
    },
  },
})
