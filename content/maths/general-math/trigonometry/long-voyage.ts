// Ships and bearings: an angle from two bearings opens a triangle for the cosine and the sine rule.

import { arcsin, bearing, cos, sin } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { final, inHoursAndMinutes, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, degrees, significant, unrounded } from '../../kit/numbers.ts'
import { clock, duration as shownDuration } from '../../kit/printing.ts'
import { inDegrees, wholeDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { bearingOf } from './bearings.ts'

const going = ([x, y]: Point, length: number, direction: number): Point => [
  x + length * sin(direction),
  y + length * cos(direction),
]

const place = ([x, y]: Point) => `(${x.toFixed(3)}, ${y.toFixed(3)})`
const named = (at: Point, name: string, direction: number) =>
  `sketch-part((${place(at)},), to => text-beyond(to(${place(at)}), $${name}$, ${direction}deg, gap: 6pt))`
const edge = (a: Point, b: Point, options = '') => `edge(${place(a)}, ${place(b)}${options})`
const north = (at: Point, length: number) => `north(${place(at)}, ${length.toFixed(2)})`
const mark = (at: Point, direction: number, body: string, radius = 22) =>
  `bearing-mark(${place(at)}, ${direction}deg, body: $${body}$, radius: ${radius}pt)`

const inWords = (value: number) => bearing(value).replace('°', '')

export const voyage = defineTemplate({
  id: 'voyage',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'round-trip'(random) {
      const { first, second, c, a } = random.until(
        () => ({
          first: random.integer(38, 66),
          second: random.integer(122, 158),
          c: random.integer(14, 25),
          a: random.integer(11, 22),
        }),
        ({ first, second, c, a }) => {
          const angle = 180 + first - second
          const h = (a * c * sin(angle)) / Math.sqrt(a * a + c * c - 2 * a * c * cos(angle))
          return (
            angle > 72 &&
            angle < 108 &&
            angle !== 90 &&
            c > a + 1 &&
            Math.abs(
              (second + 180 - arcsin((c * sin(angle)) / Math.sqrt(a * a + c * c - 2 * a * c * cos(angle)))) %
                1,
            ) > 0.07 &&
            a > 9 &&
            h > 8
          )
        },
      )
      const angle = 180 + first - second
      const b = Math.sqrt(a * a + c * c - 2 * a * c * cos(angle))
      // The distance to 3 figures leads to the same minute.
      const speed = random.until(
        () => random.integer(16, 25),
        (each) => Math.round((b / each) * 60) === Math.round((Number(significant(b)) / each) * 60),
      )
      const atQ = arcsin((c * sin(angle)) / b)
      const back = second + 180 - atQ
      const atH = 180 - angle - atQ
      const near = a * sin(atQ)
      const minutes = Math.round((b / speed) * 60)
      const [H, P] = [[0, 0] as Point, going([0, 0], c, first)]
      const Q = going(P, a, second)
      const length = Math.min(c, a) * 0.55
      return {
        question: typst`
A coastguard boat leaves a harbour $H$ in the Bay of Bengal. It sails ${c} km on a bearing of $${bearing(first)}$ to a buoy $P$, then ${a} km on a bearing of $${bearing(second)}$ to a buoy $Q$.
#not-to-scale
#sketch(${edge(H, P, `, body: [${c} km], away: ${place(Q)}`)}, ${edge(P, Q, `, body: [${a} km], away: ${place(H)}`)}, ${edge(H, Q)}, ${north(H, length)}, ${north(P, length)}, ${mark(H, first, bearing(first), 24)}, ${mark(P, second, bearing(second))}, ${named(H, 'H', 140)}, ${named(P, 'P', 195)}, ${named(Q, 'Q', 60)}, height: 240pt, padding: (40pt, 28pt))
#part("a", 2)[Show that angle $H P Q = ${angle}°$.]
#part("b", 3)[Calculate the distance $H Q$.]
#part("c", 5)[Calculate the bearing of $H$ from $Q$.]
#part("d")[The boat sails straight back from $Q$ to $H$ at ${speed} km/h.]
#part("d i", 2)[Calculate the time this takes, in hours and minutes, correct to the nearest minute.]
#part("d ii", 2)[Calculate the shortest distance between the boat and the buoy $P$ on the way back.]`,
        answer: typst`
#part("a")[
#working("M1")[bearing of $H$ from $P$ #linebreak() $= 180° + ${first}° = ${180 + first}°$]
#working("A1")[angle $H P Q = ${180 + first}° − ${second}° = ${angle}°$]
#scheme[Or: angle between the north line and $P H$, $180° − ${first}° = ${180 - first}°$ *M1*; $360° − ${180 - first}° − ${second}°$ *A1*]]
#part("b")[
#working("M2")[$H Q^2 = ${c}^2 + ${a}^2 #linebreak() "" − 2 times ${c} times ${a} times cos ${angle}°$]
#working("A1")[$H Q = ${unrounded(b)}$ #linebreak() $H Q =$ #result[${significant(b)} km] (3 s.f.)]
#scheme[*M1* for the cosine rule with one slip.]]
#part("c")[
#working("M2")[$ sin H Q P = (${c} sin ${angle}°)/${unrounded(b)} $]
#working("A1")[angle $H Q P = ${degrees(atQ)}$]
#note[From $Q$, the buoy $P$ is on a bearing of $${second}° + 180° = ${second + 180}°$, and $H$ lies to the left of $P$.]
#working("M1 FT")[$${second + 180}° − ${degrees(atQ)}$]
#working("A1")[bearing $=$ #result[$${bearing(back)}$] (1 d.p.)]
#scheme[*M1* for $ (sin H Q P)/${c} = (sin ${angle}°)/(H Q) $ #linebreak() Or: $ sin P H Q = (${a} sin ${angle}°)/(H Q) $ *M2*, angle $P H Q = ${degrees(atH)}$ *A1*; $${first}° + ${degrees(atH)} + 180°$ *M1 FT*, *A1*]]
#part("d i")[
#working("M1 FT")[$${unrounded(b)} div ${speed} = ${unrounded(b / speed)}$ hours]
#working("A1")[#result[${shownDuration(minutes)}]]]
#part("d ii")[
#working("M1 FT")[$ sin H Q P = d/${a} $]
#working("A1")[$d = ${a} sin ${degrees(atQ)}$ #linebreak() $d =$ #result[${significant(near)} km] (3 s.f.)]
#scheme[Or: $ sin P H Q = d/${c} $ *M1 FT*]]`,
        alt: plain`A coastguard boat leaves a harbour H in the Bay of Bengal. It sails ${c} kilometres on a bearing of ${inWords(first)} degrees to a buoy P, then ${a} kilometres on a bearing of ${inWords(second)} degrees to a buoy Q. The diagram is not to scale. Part a: show that angle HPQ is ${angle} degrees. Part b: calculate the distance HQ. Part c: calculate the bearing of H from Q. Part d: the boat sails straight back from Q to H at ${speed} kilometres per hour. Part d i: calculate the time this takes, in hours and minutes, correct to the nearest minute. Part d ii: calculate the shortest distance between the boat and the buoy P on the way back.`,
        answerAlt: plain`Part a: the bearing of H from P is ${180 + first} degrees, and ${180 + first} minus ${second} is ${angle}. Part b: by the cosine rule HQ is ${significant(b)} kilometres. Part c: by the sine rule angle HQP is ${degrees(atQ)}. P is on a bearing of ${second + 180} degrees from Q and H lies to its left, so the bearing is ${bearing(back)}. Part d i: HQ over ${speed} is ${shownDuration(minutes)}. Part d ii: the shortest distance is ${a} times the sine of angle HQP, ${significant(near)} kilometres.`,
        answers: [
          final('b', threeFigures(b, 'km')),
          final('c', inDegrees(back)),
          final('d i', inHoursAndMinutes(minutes)),
          final('d ii', threeFigures(near, 'km')),
        ],
        verify: () => {
          if (!agree(angleAt(P, H, Q), angle, 1e-6)) return 'the angle at P is another'
          if (!agree(distance(H, Q), b, 1e-6)) return 'HQ is another length'
          if (!agree(bearingOf(Q, H), back, 1e-6)) return `the bearing is ${bearingOf(Q, H)}`
          const ways = Array.from({ length: 5001 }, (_, n) => distance(P, going(Q, (b * n) / 5000, back)))
          return agree(Math.min(...ways), near, 1e-3) ? null : 'the boat comes nearer to P'
        },
      }
    },
    'two-stations'(random) {
      const drawn = random.until(
        () => ({
          base: random.integer(62, 84),
          fromP: random.integer(108, 128),
          fromQ: random.integer(186, 206),
          pq: random.integer(16, 26),
          toR: random.integer(182, 205),
          pr: random.integer(9, 15),
        }),
        ({ base, fromP, fromQ, toR }) => {
          const [atP, atQ, other] = [fromP - base, 180 + base - fromQ, toR - fromP]
          return (
            atP > 35 &&
            atQ > 40 &&
            atP !== atQ &&
            fromQ - fromP < 86 &&
            fromQ - fromP > 65 &&
            other > 64 &&
            other < 88
          )
        },
      )
      const { base, fromP, fromQ, pq, toR, pr } = drawn
      const [atP, atQ, atT, other] = [fromP - base, 180 + base - fromQ, fromQ - fromP, toR - fromP]
      const pt = (pq * sin(atQ)) / sin(atT)
      const speed = random.integer(24, 36, 2)
      const start = 14 * 60 + random.integer(5, 40, 5)
      const arrival = Math.round(start + (pt / speed) * 60)
      const rt = Math.sqrt(pt * pt + pr * pr - 2 * pt * pr * cos(other))
      const area = 0.5 * pt * pr * sin(other)
      const P: Point = [0, 0]
      const [Q, T, R] = [going(P, pq, base), going(P, pt, fromP), going(P, pr, toR)]
      const length = pq * 0.28
      return {
        question: typst`
$P$ and $Q$ are two coastguard stations near Cox’s Bazar. $Q$ is ${pq} km from $P$ on a bearing of $${bearing(base)}$. A trawler $T$ in trouble is on a bearing of $${bearing(fromP)}$ from $P$ and on a bearing of $${bearing(fromQ)}$ from $Q$.
#not-to-scale
#sketch(${edge(P, Q, `, body: [${pq} km], away: ${place(T)}`)}, ${edge(P, T)}, ${edge(Q, T)}, ${north(P, length)}, ${north(Q, length)}, ${named(P, 'P', 180)}, ${named(Q, 'Q', 20)}, ${named(T, 'T', 60)}, height: 230pt, padding: (36pt, 28pt))
#part("a", 3)[Show that angle $P T Q = ${atT}°$.]
#part("b", 3)[Calculate the distance $P T$.]
#part("c", 3)[A lifeboat leaves $P$ at ${clock(start)} and goes straight to $T$ at ${speed} km/h. Calculate the time when it reaches $T$, correct to the nearest minute.]
#part("d")[A tug $R$ is ${pr} km from $P$ on a bearing of $${bearing(toR)}$.]
#part("d i", 1)[Work out angle $R P T$.]
#part("d ii", 3)[Calculate the distance $R T$.]
#part("d iii", 1)[Write down the bearing of $P$ from $R$.]`,
        answer: typst`
#part("a")[
#working("B1")[angle $T P Q = ${fromP}° − ${base}° = ${atP}°$]
#working("B1")[bearing of $P$ from $Q$ is $${180 + base}°$, so #linebreak() angle $P Q T = ${180 + base}° − ${fromQ}° = ${atQ}°$]
#working("B1")[angle $P T Q = 180° − ${atP}° − ${atQ}°$ #linebreak() $= ${atT}°$]]
#part("b")[
#working("M2")[$ P T = (${pq} sin ${atQ}°)/(sin ${atT}°) $]
#working("A1")[$P T = ${unrounded(pt)}$ #linebreak() $P T =$ #result[${significant(pt)} km] (3 s.f.)]
#scheme[*M1* for $ (P T)/(sin ${atQ}°) = ${pq}/(sin ${atT}°) $]]
#part("c")[
#working("M1 FT")[$${unrounded(pt)} div ${speed} = ${unrounded(pt / speed)}$ hours]
#working("M1")[$${unrounded(pt / speed)} times 60 = ${decimals((pt / speed) * 60, 1)}$ minutes]
#working("A1 FT")[#result[${clock(arrival)}]]]
#part("d i")[#working("B1")[$${toR}° − ${fromP}° =$ #result[$${other}°$]]]
#part("d ii")[
#working("M2 FT")[$R T^2 = ${pr}^2 + ${unrounded(pt)}^2 #linebreak() "" − 2 times ${pr} times ${unrounded(pt)} times cos ${other}°$]
#working("A1")[$R T =$ #result[${significant(rt)} km] (3 s.f.)]
#scheme[*M1* for the cosine rule with one slip.]]
#part("d iii")[#working("B1")[$${toR}° − 180° =$ #result[$${bearing(toR - 180)}$]]]`,
        alt: plain`P and Q are two coastguard stations near Cox's Bazar. Q is ${pq} kilometres from P on a bearing of ${inWords(base)} degrees. A trawler T in trouble is on a bearing of ${inWords(fromP)} degrees from P and on a bearing of ${inWords(fromQ)} degrees from Q. The diagram is not to scale. Part a: show that angle PTQ is ${atT} degrees. Part b: calculate the distance PT. Part c: a lifeboat leaves P at ${clock(start)} and goes straight to T at ${speed} kilometres per hour. Calculate the time when it reaches T, correct to the nearest minute. Part d: a tug R is ${pr} kilometres from P on a bearing of ${inWords(toR)} degrees. Part d i: work out angle RPT. Part d ii: calculate the distance RT. Part d iii: write down the bearing of P from R.`,
        answerAlt: plain`Part a: angle TPQ is ${fromP} minus ${base}, ${atP} degrees. The bearing of P from Q is ${180 + base} degrees, so angle PQT is ${atQ} degrees, and angle PTQ is 180 minus ${atP} minus ${atQ}, ${atT} degrees. Part b: by the sine rule PT is ${pq} times sin ${atQ} degrees over sin ${atT} degrees, ${significant(pt)} kilometres. Part c: PT over ${speed} hours is ${decimals((pt / speed) * 60, 1)} minutes, so it arrives at ${clock(arrival)}. Part d i: ${toR} minus ${fromP} is ${other} degrees. Part d ii: by the cosine rule RT is ${significant(rt)} kilometres. Part d iii: ${toR} minus 180 is ${inWords(toR - 180)} degrees.`,
        answers: [
          final('b', threeFigures(pt, 'km')),
          final('c', { kind: 'time', minutes: arrival, is: 'clock' }),
          final('d i', wholeDegrees(other)),
          final('d ii', threeFigures(rt, 'km')),
          final('d iii', number(toR - 180, { unit: '°' })),
        ],
        verify: () => {
          if (!agree(bearingOf(Q, T), fromQ, 1e-6)) return 'the trawler is on another bearing from Q'
          if (!agree(angleAt(T, P, Q), atT, 1e-6)) return 'the angle at T is another'
          if (!agree(angleAt(P, R, T), other, 1e-6)) return 'the angle at P is another'
          if (!agree(polygonArea(P, R, T), area, 1e-6)) return 'the triangle of the tug is another'
          return agree(distance(R, T), rt, 1e-6) && agree(bearingOf(R, P), toR - 180, 1e-6)
            ? null
            : 'the tug is somewhere else'
        },
      }
    },
  },
})
