// Journeys and heights drawn on paper to a scale.

import { bearing } from '../../kit/angles.ts'
import { agree, distance, type Point, roots } from '../../kit/checking.ts'
import { directionOf, drawFigure } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bearingOf, onBearing } from './bearings.ts'

const drawJourneys = (random: Random) => {
  const journey = random.until(
    () => {
      const [first, one, second, two] = [
        random.integer(30, 80, 5),
        random.integer(5, 8),
        random.integer(110, 170, 5),
        random.integer(4, 7),
      ]
      const end = onBearing(onBearing([0, 0], one, first), two, second)
      return { first, one, second, two, end }
    },
    ({ first, second, end }) => second - first > 55 && second - first < 115 && distance([0, 0], end) > 5,
  )
  const fix = random.until(
    () => {
      const [base, fromA, fromB] = [
        random.integer(6, 9),
        random.integer(25, 65, 5),
        random.integer(295, 340, 5),
      ]
      const height = base / (Math.tan((fromA * Math.PI) / 180) + Math.tan(((360 - fromB) * Math.PI) / 180))
      return { base, fromA, fromB, boat: [height * Math.tan((fromA * Math.PI) / 180), height] as Point }
    },
    ({ boat }) => boat[1] > 3 && boat[1] < 8,
  )
  const height = { away: random.integer(6, 9), elevation: random.integer(28, 48), per: random.pick([2, 5]) }
  return { journey, fix, height, scale: random.pick([2, 5, 10]) }
}

/** A measurement on the drawing, with what is accepted. */
const measured = (value: number, low: number | string, high: number | string, unit: string, places = 0) =>
  number(value, { to: { places }, accept: [String(low), String(high)], unit })

export const makeScaleDrawing = defineTemplate({
  id: 'make-a-scale-drawing',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    journey(random) {
      const { journey, scale } = drawJourneys(random)
      const { first, one, second, two, end } = journey
      const Q = onBearing([0, 0], one, first)
      const [length, way] = [distance([0, 0], end), bearingOf([0, 0], end)]
      const [km, turn] = [Math.round(length * scale), Math.round(way)]
      const slack = Math.max(1, Math.round(0.2 * scale))
      return {
        question: typst`A boat sails ${one * scale}~km from $P$ to $Q$ on a bearing of $${bearing(first)}$. It then sails ${two * scale}~km from $Q$ to $R$ on a bearing of $${bearing(second)}$.

#part("a", 3)[Make a scale drawing of the journey. Use a scale of 1~cm to ${scale}~km.]
#part("b", 2)[Use your drawing to find the distance $P R$ and the bearing of $R$ from $P$.]`,
        answer: typst`
#sketch(north((0, 0), 3.2), north(${pair(Q)}, 3.2), edge((0, 0), ${pair(Q)}, body: [${one}~cm], right: true), edge(${pair(Q)}, ${pair(end)}, body: [${two}~cm]), edge((0, 0), ${pair(end)}, dash: "dashed"), bearing-mark((0, 0), ${first}deg, body: $${bearing(first)}$), bearing-mark(${pair(Q)}, ${second}deg, body: $${bearing(second)}$), point((0, 0), $P$, side: "left"), point(${pair(Q)}, $Q$, side: "left"), point(${pair(end)}, $R$, side: "right"), height: 250pt)
#part("a")[
#working("B1")[$P Q$ ${one}~cm long, at $${first}°$ clockwise from north]
#working("B1")[north line at $Q$, and $Q R$ at $${second}°$ clockwise from it]
#working("B1")[$Q R$ ${two}~cm long]]
#part("b")[
#working("B1 FT")[$P R = ${length.toFixed(1)}$~cm: #result[${km}~km] #linebreak() #text(fill: ink-soft)[accept ${km - slack} to ${km + slack}~km]]
#working("B1 FT")[bearing #result[$${bearing(turn)}$] #linebreak() #text(fill: ink-soft)[accept $${bearing(turn - 2)}$ to $${bearing(turn + 2)}$]]]`,
        alt: plain`A boat sails ${one * scale} km from P to Q on a bearing of ${degreesInWords(bearing(first))}. It then sails ${two * scale} km from Q to R on a bearing of ${degreesInWords(bearing(second))}. Part a: make a scale drawing of the journey, with 1 cm to ${scale} km. Part b: use it to find the distance PR and the bearing of R from P.`,
        answerAlt: plain`Part a: draw PQ ${one} cm long at ${first} degrees clockwise from north, then QR ${two} cm long at ${second} degrees clockwise from north at Q. Part b: PR is ${length.toFixed(1)} cm, so the distance is ${km} km, and the bearing of R from P is ${degreesInWords(bearing(turn))}. A little more or less is accepted.`,
        answers: [
          final('b', measured(length * scale, km - slack, km + slack, 'km'), 'PR'),
          final('b', measured(way, turn - 2, turn + 2, '°'), 'bearing'),
        ],
        verify() {
          // Back from R: the two legs reversed must lead to P.
          const back = onBearing(onBearing(end, two, second + 180), one, first + 180)
          return distance(back, [0, 0]) < 1e-9 ? null : 'the way back does not lead to P'
        },
      }
    },
    'two-bearings'(random) {
      const { fix, scale } = drawJourneys(random)
      const { base, fromA, fromB, boat } = fix
      const length = distance([0, 0], boat)
      const km = length * scale
      const shown = scale === 2 ? km.toFixed(1) : String(Math.round(km))
      const slack = scale === 2 ? 0.5 : Math.round(0.25 * scale)
      const places = scale === 2 ? 1 : 0
      const low = (Number(shown) - slack).toFixed(places)
      const high = (Number(shown) + slack).toFixed(places)
      return {
        question: typst`$A$ and $B$ are lighthouses on a straight coast. $B$ is ${base * scale}~km due east of $A$. A ship $S$ is on a bearing of $${bearing(fromA)}$ from $A$ and on a bearing of $${bearing(fromB)}$ from $B$.

#part("a", 3)[Make a scale drawing to show $A$, $B$ and $S$. Use a scale of 1~cm to ${scale}~km.]
#part("b", 2)[Use your drawing to find the distance from $A$ to $S$.]`,
        answer: typst`
#sketch(north((0, 0), 3.4), north((${base}, 0), 3.4), edge((0, 0), (${base}, 0), body: [${base}~cm], right: true), edge((0, 0), ${pair(boat)}), edge((${base}, 0), ${pair(boat)}), bearing-mark((0, 0), ${fromA}deg, body: $${bearing(fromA)}$, radius: 30pt), bearing-mark((${base}, 0), ${fromB}deg, body: $${bearing(fromB)}$, radius: 20pt), point((0, 0), $A$, side: "left"), sketch-part((), to => text-beyond(to((${base}, 0)), $B$, 20deg, gap: 24pt)), point(${pair(boat)}, $S$, side: "above"), height: 250pt)
#part("a")[
#working("B1")[$A B$ ${base}~cm long, with north lines at both ends]
#working("B1")[line from $A$ at $${fromA}°$ to the right of north]
#working("B1")[line from $B$ at $360° - ${fromB}° = ${360 - fromB}°$ to the left of north; $S$ where they cross]]
#part("b")[
#working("M1 FT")[$A S = ${length.toFixed(1)}$~cm, and $${length.toFixed(1)} times ${scale}$]
#working("A1")[distance $=$ #result[${shown}~km] #linebreak() #text(fill: ink-soft)[accept ${low} to ${high}~km]]]`,
        alt: plain`A and B are lighthouses on a straight coast. B is ${base * scale} km due east of A. A ship S is on a bearing of ${degreesInWords(bearing(fromA))} from A and on a bearing of ${degreesInWords(bearing(fromB))} from B. Part a: make a scale drawing to show A, B and S, with 1 cm to ${scale} km. Part b: use it to find the distance from A to S.`,
        answerAlt: plain`Part a: draw AB ${base} cm long, a line from A at ${fromA} degrees to the right of north, and a line from B at ${360 - fromB} degrees to the left of north. S is where they cross. Part b: AS is ${length.toFixed(1)} cm, so the distance is ${shown} km; ${low} to ${high} is accepted.`,
        answers: [final('b', measured(km, low, high, 'km', places))],
        verify() {
          const good =
            agree(bearingOf([0, 0], boat), fromA, 1e-6) && agree(bearingOf([base, 0], boat), fromB, 1e-6)
          return good ? null : 'the ship is seen in other directions'
        },
      }
    },
    height(random) {
      const { away, elevation, per } = drawJourneys(random).height
      const up = away * Math.tan((elevation * Math.PI) / 180)
      const metres = up * per
      const places = per === 2 ? 1 : 0
      const shown = metres.toFixed(places)
      const [low, high] = [(metres - 0.2 * per).toFixed(places), (metres + 0.2 * per).toFixed(places)]
      return {
        question: typst`From a point $A$ on level ground, ${away * per}~m from the foot $F$ of a minaret, the angle of elevation of its top $T$ is $${elevation}°$.

#part("a", 3)[Make a scale drawing of triangle $A F T$. Use a scale of 1~cm to ${per}~m.]
#part("b", 2)[Use your drawing to find the height of the minaret.]`,
        answer: typst`
${drawFigure({ points: { A: [0, 0], F: [away, 0], T: [away, up] }, lines: 'AFTA', angles: { FAT: elevation, AFT: 'right' }, lengths: { AF: `[${away}~cm]`, FT: `[${up.toFixed(1)}~cm]` }, padding: [58, 26] })}
#part("a")[
#working("B1")[$A F$ ${away}~cm long]
#working("B1")[right angle at $F$]
#working("B1")[angle of $${elevation}°$ at $A$, lines drawn until they cross at $T$]]
#part("b")[
#working("M1 FT")[$F T = ${up.toFixed(1)}$~cm, and $${up.toFixed(1)} times ${per}$]
#working("A1")[height $=$ #result[${shown}~m] #linebreak() #text(fill: ink-soft)[accept ${low} to ${high}~m]]]`,
        alt: plain`From a point A on level ground, ${away * per} metres from the foot F of a minaret, the angle of elevation of its top T is ${elevation} degrees. Part a: make a scale drawing of triangle AFT, with 1 cm to ${per} metres. Part b: use it to find the height of the minaret.`,
        answerAlt: plain`Part a: draw AF ${away} cm long, a right angle at F and an angle of ${elevation} degrees at A. T is where the lines cross. Part b: FT is ${up.toFixed(1)} cm, so the height is ${shown} metres; ${low} to ${high} is accepted.`,
        answers: [final('b', measured(metres, low, high, 'm', places))],
        verify() {
          const [found = 0] = roots((y) => directionOf([0, 0], [away, y]) - elevation, 0.1, 40, 800)
          return agree(found, up, 1e-3) ? null : `the top is ${found} above F`
        },
      }
    },
  },
})
