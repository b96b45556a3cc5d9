// Boats in a current: across a river, heading straight over, or set against the stream so as to go straight over.

import { arccos, arctan } from '../../kit/angles.ts'
import { agree } from '../../kit/checking.ts'
import { degrees, final, threeFigures } from '../../kit/final-answers.ts'
import { decimals, significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** The two banks, A and B opposite each other, and the current. */
const river = (current: string, parts: readonly string[] = []): string => {
  return `#sketch(edge((-1, 0), (9, 0), colour: ink-soft), edge((-1, 4), (9, 4), colour: ink-soft), point((1.5, 0), $A$, side: "below"), point((1.5, 4), $B$, side: "above"), edge((5.6, 2), (8.4, 2), tip: true, body: ${current}, colour: maths)${parts.map((part) => `, ${part}`).join('')}, padding: (10pt, 24pt), height: 170pt)`
}

/** The velocity triangle: the boat's own velocity, the current, and the two together. */
const velocities = (
  own: readonly [number, number],
  current: number,
  labels: readonly [string, string, string],
): string => {
  const [x, y] = own
  const tip = `(${x.toFixed(3)}, ${y.toFixed(3)})`
  const end = `(${(x + current).toFixed(3)}, ${y.toFixed(3)})`
  return `#sketch(vector((0, 0), ${tip}, body: ${labels[0]}, colour: addmaths), vector(${tip}, ${end}, body: ${labels[1]}, colour: maths), vector((0, 0), ${end}, body: ${labels[2]}, right: true, colour: correct), height: 170pt)`
}

const drawRiver = (random: Random) => {
  const name = random.pick(['Surma', 'Karnaphuli', 'Buriganga', 'Shitalakshya'])
  const own = random.decimal(2.2, 4.5, 1)
  const current = random.until(
    () => random.decimal(0.6, 2, 1),
    (c) => own - c > 0.8,
  )
  const width = random.integer(120, 400, 10)
  const drift = random.integer(30, 90, 5)
  const time = random.integer(40, 110, 5)
  return { name, own, current, width, drift, time }
}

type River = ReturnType<typeof drawRiver>

const introduced = ({
  name,
  own,
  current,
  width,
}: River) => typst`The river ${name} flows at ${current}~m/s between parallel banks ${width}~m apart. A boat can do ${own}~m/s in still water. It starts from $A$; the point $B$ is directly opposite.
${river(`[${current} m/s]`)}`
const introducedSpoken = ({ name, own, current, width }: River) =>
  plain`The river ${name} flows at ${current} metres per second between parallel banks ${width} metres apart. A boat can do ${own} metres per second in still water. It starts from A; the point B is directly opposite.`

/** Where and when a boat is over that is moved in small steps. */
const carried = (own: number, heading: number, current: number, width: number) => {
  const radians = (heading * Math.PI) / 180
  let [x, y, seconds] = [0, 0, 0]
  const step = 0.001
  for (; y < width; seconds += step) {
    x += (current - own * Math.cos(radians)) * step
    y += own * Math.sin(radians) * step
  }
  return { x, y, seconds }
}

const close = (found: number, wanted: number) => Math.abs(found - wanted) <= 0.01 * Math.max(1, wanted)

export const crossingRiver = defineTemplate({
  id: 'crossing-a-river',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'heading-across'(random) {
      const drawn = drawRiver(random)
      const { own, current, width } = drawn
      const [speed, down] = [Math.hypot(own, current), (width * current) / own]
      return {
        question: typst`
${introduced(drawn)}
The boat heads at right angles to the banks.
#part("a", 2)[Find its speed relative to the banks.]
#part("b", 3)[How far from $B$ does it land?]`,
        answer: typst`
${velocities([0, own], current, [`[${own}]`, `[${current}]`, 'none'])}
#part("a")[
#working("M1")[$sqrt(${own}^2 + ${current}^2)$]
#working("A1")[$=$ #result[${significant(speed)} m/s] (3~s.f.)]]
#part("b")[
#note[Only its own speed takes it across; only the current takes it downstream.]
#working("M1")[time across $= ${width} div ${own} = ${unrounded(width / own)}$ s]
#working("M1")[$${current} times ${unrounded(width / own)}$]
#working("A1")[$=$ #result[${significant(down)} m] (3~s.f.)]]`,
        alt: plain`${introducedSpoken(drawn)} The boat heads at right angles to the banks. Part a: find its speed relative to the banks. Part b: how far from B does it land?`,
        answerAlt: plain`Part a: its own velocity and the current are at right angles, so by Pythagoras the speed is ${significant(speed)} metres per second. Part b: it takes ${width} divided by ${own} seconds to cross, and in that time the current carries it ${significant(down)} metres.`,
        answers: [final('a', threeFigures(speed, 'm/s')), final('b', threeFigures(down, 'm'))],
        verify: () => {
          const { x, y, seconds } = carried(own, 90, current, width)
          const isFast = close(Math.hypot(x, y) / seconds, speed)
          return close(x, down) && isFast ? null : `it lands ${x} downstream`
        },
      }
    },
    'straight-across'(random) {
      const drawn = drawRiver(random)
      const { own, current, width } = drawn
      const angle = arccos(current / own)
      const across = Math.sqrt(own * own - current * current)
      return {
        question: typst`
${introduced(drawn)}
The boat is steered so that it goes straight from $A$ to $B$.
#part("a", 2)[Find the angle to the bank at which it must head.]
#part("b", 3)[Find the time it takes to cross.]`,
        answer: typst`
${velocities([-current, across], current, [`[${own}]`, `[${current}]`, 'none'])}
#part("a")[
#note[It heads upstream, so that the part of its velocity along the bank takes away the current.]
#working("M1")[$ cos alpha = ${current}/${own} $]
#working("A1")[$alpha =$ #result[$${decimals(angle, 1)}°$] (1~d.p.)]]
#part("b")[
#working("M1")[$sqrt(${own}^2 − ${current}^2) = ${unrounded(across)}$ m/s]
#working("M1")[$${width} div ${unrounded(across)}$]
#working("A1")[$=$ #result[${significant(width / across)} s] (3~s.f.)]]`,
        alt: plain`${introducedSpoken(drawn)} The boat is steered so that it goes straight from A to B. Part a: find the angle to the bank at which it must head. Part b: find the time it takes to cross.`,
        answerAlt: plain`Part a: the part of its velocity along the bank must take away the current, so the cosine of the angle is ${current} over ${own}, and the angle is ${decimals(angle, 1)} degrees upstream. Part b: by Pythagoras its speed across is the square root of ${own} squared minus ${current} squared, and it takes ${significant(width / across)} seconds.`,
        answers: [final('a', degrees(angle)), final('b', threeFigures(width / across, 's'))],
        verify: () => {
          const { x, seconds } = carried(own, angle, current, width)
          return Math.abs(x) < 0.05 && close(seconds, width / across)
            ? null
            : `it lands ${x} away after ${seconds} s`
        },
      }
    },
    'from-drift'(random) {
      const { name, own, drift, time } = drawRiver(random)
      const flow = drift / time
      const isExact = agree(flow, Number(significant(flow)))
      const flowShown = isExact ? String(Number(significant(flow))) : significant(flow)
      const angle = arctan(own / flow)
      return {
        question: typst`
A boat heads at right angles to the banks of the river ${name}, from $A$. Its speed in still water is ${own}~m/s. It takes ${time} seconds to cross, and lands ${drift}~m downstream of the point $B$ opposite $A$.
${river('none', [`vector((1.5, 0), (4.5, 4), colour: addmaths)`, `sketch-part((), to => beside(to((1.5, 4)), to((4.5, 4)), [${drift} m], to((1.5, 0))))`])}
#part("a", 2)[Find the speed of the current.]
#part("b", 3)[Find the angle between its path and the bank.]`,
        answer: typst`
#part("a")[
#working("M1")[$${drift} div ${time}$]
#working("A1")[$=$ #result[${flowShown} m/s]${isExact ? '' : ' (3~s.f.)'}]]
#part("b")[
#working("M1")[width $= ${own} times ${time} = ${Number((own * time).toFixed(1))}$ m]
#working("M1")[$ tan theta = ${Number((own * time).toFixed(1))}/${drift} $]
#working("A1")[$theta =$ #result[$${decimals(angle, 1)}°$] (1~d.p.)]
#scheme[Or: *M2 FT* for $tan theta = display(${own}/${flowShown})$, with their current.]]`,
        alt: plain`A boat heads at right angles to the banks of the river ${name}, from A. Its speed in still water is ${own} metres per second. It takes ${time} seconds to cross, and lands ${drift} metres downstream of the point B opposite A. Part a: find the speed of the current. Part b: find the angle between its path and the bank.`,
        answerAlt: plain`Part a: the current carries it ${drift} metres in ${time} seconds, so its speed is ${flowShown} metres per second. Part b: the river is ${own} times ${time} metres wide. The tangent of the angle is that over ${drift}, and the angle is ${decimals(angle, 1)} degrees.`,
        answers: [final('a', threeFigures(flow, 'm/s')), final('b', degrees(angle))],
        verify: () => {
          const { x, y } = carried(own, 90, flow, own * time)
          return close(x, drift) && close(arctan(y / x), angle) ? null : `it lands ${x} downstream`
        },
      }
    },
  },
})
