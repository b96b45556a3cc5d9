// Velocity–time and displacement–time graphs made of straight lines: reading them, and drawing one from another.

import { agree, polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Whether the last height of a graph can be labelled beside its greatest height and zero. */
const canBeRead = (greatest: number, last: number): boolean => {
  const span = greatest - Math.min(0, last)
  return greatest - last >= 0.2 * span && (last === 0 || Math.abs(last) >= 0.2 * span)
}

export const velocityTimeGraph = defineTemplate({
  id: 'velocity-time-graph',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    'find-greatest-speed'(random) {
      const [t1, t2, t3] = [random.integer(2, 6) * 5, random.integer(6, 14) * 5, random.integer(2, 4) * 5]
      const v = random.integer(8, 24, 2)
      const end = t1 + t2 + t3
      const distance = (v * (end + t2)) / 2
      const isExact = agree(v / t1, Number((v / t1).toPrecision(3)))
      const shown = isExact ? String(v / t1) : significant(v / t1)
      return {
        question: typst`
The velocity–time graph shows a CNG travelling between two sets of traffic lights in Dhaka, a distance of ${distance} m.
#axes(axis(0, ${rounded(end * 1.08)}, numbers: false, labels: ((${t1}, [${t1}]), (${t1 + t2}, [${t1 + t2}]), (${end}, [${end}])), title: [$t$ (s)]), axis(0, 1.25, numbers: false, labels: ((1, $V$),), title: [$v$ (m/s)]), grid: false, height: 140pt, data-line(((0, 0), (${t1}, 1), (${t1 + t2}, 1), (${end}, 0)), colour: addmaths))
#part("a", 2)[Find the value of $V$.]
#part("b", 2)[Find the acceleration of the CNG during the first ${t1} seconds.]`,
        answer: typst`
#part("a")[
#note[The distance is the area under the graph.]
#working("M1")[$display(1/2)(${end} + ${t2})V = ${distance}$]
#working("A1")[$V =$ #result[${v}]]]
#part("b")[
#note[The acceleration is the gradient of the graph.]
#working("M1 FT")[$${v} ÷ ${t1}$]
#working("A1")[#result[${shown}~m/s²]${isExact ? '' : ' (3~s.f.)'}]]`,
        alt: plain`The velocity-time graph of a CNG between two sets of traffic lights, ${distance} metres apart, rises in a straight line from 0 to V in ${t1} seconds, stays level until ${t1 + t2} seconds and falls in a straight line to 0 at ${end} seconds. Part a: find the value of V. Part b: find the acceleration during the first ${t1} seconds.`,
        answerAlt: plain`Part a: the area is half of, ${end} plus ${t2}, times V, so V is ${v}. Part b: the gradient is ${v} divided by ${t1}, ${shown} metres per second squared${isExact ? '' : ' to 3 significant figures'}.`,
        answers: [
          final('a', number(v, { unit: 'm/s' }), 'V'),
          final('b', number(`${v}/${t1}`, { to: { figures: 3 }, unit: 'm/s²' })),
        ],
        verify: () =>
          compared(['the distance', polygonArea([0, 0], [t1, v], [t1 + t2, v], [end, 0]), distance]),
      }
    },
    'there-and-back'(random) {
      const [u, w] = [random.integer(4, 12, 2), random.integer(2, 8, 2)]
      const [t1, t2, t3] = [random.integer(2, 5), random.integer(1, 4), random.integer(2, 5)]
      const turn = t1 + t2
      const end = turn + 2 * t3
      const [forward, back] = [(u * (t1 + turn)) / 2, w * t3]
      return {
        question: typst`
The velocity–time graph is for a particle that moves in a straight line from a point $O$. The velocity is in m/s and the time in seconds.
#axes(axis(0, ${end + 1}, numbers: false, labels: ((${t1}, [${t1}]), (${turn}, [${turn}]), (${end}, [${end}])), title: $t$, at-edge: true), axis(${-w - 2}, ${u + 2}, numbers: false, labels: ((${u}, [${u}]), (${-w}, $−${w}$)), title: $v$), grid: false, height: 165pt, data-line(((0, ${u}), (${t1}, ${u}), (${turn}, 0), (${turn + t3}, ${-w}), (${end}, 0)), colour: addmaths), edge((0, ${-w}), (${turn + t3}, ${-w}), dash: "dashed", colour: ink-soft))
#part("a", 2)[Find the distance that the particle travels in the first ${turn} seconds.]
#part("b", 2)[Find its displacement from $O$ when $t = ${end}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$display(1/2)(${t1} + ${turn}) times ${u}$]
#working("A1")[#result[${forward} m]]]
#part("b")[
#note[Below the axis the particle moves back towards $O$.]
#working("M1")[$display(1/2) times ${2 * t3} times ${w} = ${back}$]
#working("A1 FT")[$${forward} − ${back} =$ #result[$${minus(forward - back)}$ m]]]`,
        alt: plain`The velocity-time graph of a particle from O, in metres per second and seconds, is level at ${u} until ${t1} seconds, then falls in straight lines to 0 at ${turn} seconds and to minus ${w}, and rises in a straight line to 0 at ${end} seconds. Part a: find the distance it travels in the first ${turn} seconds. Part b: find its displacement from O when t is ${end}.`,
        answerAlt: plain`Part a: the area is a trapezium, ${forward} metres. Part b: the triangle below the axis has the area ${back}, so the displacement is ${numberInWords(forward - back)} metres.`,
        answers: [
          final('a', number(forward, { unit: 'm' })),
          final('b', number(forward - back, { unit: 'm' })),
        ],
        verify: () =>
          compared(
            ['the distance', polygonArea([0, 0], [0, u], [t1, u], [turn, 0]), forward],
            ['the way back', polygonArea([turn, 0], [turn + t3, -w], [end, 0]), back],
          ),
      }
    },
  },
})

export const graphFromGraph = defineTemplate({
  id: 'graph-from-graph',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'acceleration-from-velocity'(random) {
      const [t1, t2, t3, up, down] = random.until(
        () =>
          [
            random.integer(2, 5),
            random.integer(2, 4),
            random.integer(1, 4),
            random.integer(1, 4),
            random.integer(1, 5),
          ] as const,
        ([first, , last, gain, loss]) => canBeRead(gain * first, gain * first - loss * last),
      )
      const v = up * t1
      const atEnd = v - down * t3
      const [a, b, c] = [t1, t1 + t2, t1 + t2 + t3]
      const [low, high] = [Math.min(0, atEnd), v]
      const span = high - low
      const axisOf = (unit: string, from: number, to: number, labels: string) =>
        `axis(${rounded(from)}, ${rounded(to)}, numbers: false, labels: (${labels},), title: $${unit}$)`
      const times = `axis(0, ${rounded(c * 1.12)}, numbers: false, labels: ((${a}, [${a}]), (${b}, [${b}]), (${c}, [${c}])), title: $t$, at-edge: true)`
      const finalLabel = atEnd === 0 ? '' : `, (${atEnd}, $${minus(atEnd)}$)`
      const part = (from: number, to: number, height: number) =>
        `data-line(((${from}, ${height}), (${to}, ${height})), colour: addmaths)`
      return {
        question: typst`
The velocity–time graph is for a particle that moves in a straight line. The velocity is in m/s and the time in seconds.
#axes(${times}, ${axisOf('v', low === 0 ? 0 : low - span * 0.2, high + span * 0.15, `(${v}, [${v}])${finalLabel}`)}, grid: false, height: 150pt, data-line(((0, 0), (${a}, ${v}), (${b}, ${v}), (${c}, ${atEnd})), colour: addmaths)${atEnd === 0 ? '' : `, edge((0, ${atEnd}), (${c}, ${atEnd}), dash: "dashed", colour: ink-soft)`})
Draw the acceleration–time graph for $0 <= t <= ${c}$. #marks(3)`,
        answer: typst`
#note[The acceleration is the gradient of each part.]
#working("B1")[$0 < t < ${a}$: $a =$ #result[$${up}$]]
#working("B1")[$${a} < t < ${b}$: $a =$ #result[$0$]]
#working("B1")[$${b} < t < ${c}$: $a =$ #result[$−${down}$]]
#axes(${times}, ${axisOf('a', -down - 0.5 * (up + down) * 0.4, up + 0.2 * (up + down), `(${up}, [${up}]), (${-down}, $−${down}$)`)}, grid: false, height: 140pt, ${part(0, a, up)}, ${part(a, b, 0)}, ${part(b, c, -down)}, edge((0, ${-down}), (${b}, ${-down}), dash: "dashed", colour: ink-soft))`,
        alt: plain`The velocity-time graph of a particle rises in a straight line from 0 to ${v} metres per second in ${a} seconds, is level until ${b} seconds, and changes in a straight line to ${numberInWords(atEnd)} at ${c} seconds. Draw the acceleration-time graph for t from 0 to ${c}.`,
        answerAlt: plain`The graph has three level parts: ${up} from 0 to ${a} seconds, 0 from ${a} to ${b} seconds, and minus ${down} from ${b} to ${c} seconds.`,
        answers: [],
        verify: () => (agree(up * a - down * (c - b), atEnd) ? null : 'the velocities do not follow'),
      }
    },
    'velocity-from-displacement'(random) {
      const [t1, t2, t3, fast, slow] = random.until(
        () =>
          [
            random.integer(2, 5),
            random.integer(2, 4),
            random.integer(2, 5),
            random.integer(2, 6),
            random.integer(1, 4),
          ] as const,
        ([first, , last, out, back]) => canBeRead(out * first, out * first - back * last),
      )
      const far = fast * t1
      const atEnd = far - slow * t3
      const [a, b, c] = [t1, t1 + t2, t1 + t2 + t3]
      const low = Math.min(0, atEnd)
      const span = far - low
      const times = `axis(0, ${rounded(c * 1.12)}, numbers: false, labels: ((${a}, [${a}]), (${b}, [${b}]), (${c}, [${c}])), title: $t$, at-edge: true)`
      const finalLabel = atEnd === 0 ? '' : `, (${atEnd}, $${minus(atEnd)}$)`
      const part = (from: number, to: number, height: number) =>
        `data-line(((${from}, ${height}), (${to}, ${height})), colour: addmaths)`
      return {
        question: typst`
The displacement–time graph is for a child who walks along a straight village path. The displacement $s$ is in metres and the time in seconds.
#axes(${times}, axis(${rounded(low === 0 ? 0 : low - span * 0.2)}, ${rounded(far + span * 0.15)}, numbers: false, labels: ((${far}, [${far}])${finalLabel},), title: $s$), grid: false, height: 150pt, data-line(((0, 0), (${a}, ${far}), (${b}, ${far}), (${c}, ${atEnd})), colour: addmaths)${atEnd === 0 ? '' : `, edge((0, ${atEnd}), (${c}, ${atEnd}), dash: "dashed", colour: ink-soft)`})
Draw the velocity–time graph for $0 <= t <= ${c}$. #marks(3)`,
        answer: typst`
#note[The velocity is the gradient of each part. Walking back is a negative velocity.]
#working("B1")[$0 < t < ${a}$: $v =$ #result[$${fast}$]]
#working("B1")[$${a} < t < ${b}$: $v =$ #result[$0$]]
#working("B1")[$${b} < t < ${c}$: $v =$ #result[$−${slow}$]]
#axes(${times}, axis(${rounded(-slow - 0.2 * (fast + slow))}, ${rounded(fast + 0.2 * (fast + slow))}, numbers: false, labels: ((${fast}, [${fast}]), (${-slow}, $−${slow}$)), title: $v$), grid: false, height: 140pt, ${part(0, a, fast)}, ${part(a, b, 0)}, ${part(b, c, -slow)}, edge((0, ${-slow}), (${b}, ${-slow}), dash: "dashed", colour: ink-soft))`,
        alt: plain`The displacement-time graph of a child on a straight village path rises in a straight line from 0 to ${far} metres in ${a} seconds, is level until ${b} seconds, and goes in a straight line to ${numberInWords(atEnd)} metres at ${c} seconds. Draw the velocity-time graph for t from 0 to ${c}.`,
        answerAlt: plain`The graph has three level parts: ${fast} metres per second from 0 to ${a} seconds, 0 from ${a} to ${b} seconds, and minus ${slow} from ${b} to ${c} seconds.`,
        answers: [],
        verify: () => (agree(fast * a - slow * (c - b), atEnd) ? null : 'the displacements do not follow'),
      }
    },
  },
})
