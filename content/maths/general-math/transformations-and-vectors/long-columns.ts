// Column vectors of a whole question: a trapezium with a point that its sides lead to, and boats that move by the hour.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import {
  anyRatio,
  clock,
  column,
  coordinates,
  expression,
  final,
  inNamedUnit,
  number,
  word,
} from '../../kit/final-answers.ts'
import { minus, significant, substituted, terms } from '../../kit/numbers.ts'
import { lengthMarkup, shownPoint, spokenPoint } from '../../kit/points.ts'
import { clock as shownClock } from '../../kit/printing.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { crossed, less, plus, times } from '../../kit/vectors.ts'
import { numberInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const arrow = (ends: string) => `accent(${[...ends].join(' ')}, arrow)`

/** 'x + 3t', both parts of a position after t hours. */
const later = (start: number, each: number) =>
  start === 0 ? terms([each, 't']) : terms([start, ''], [each, 't'])
const laterSaid = (start: number, each: number) =>
  start === 0 ? termsInWords([each, 't']) : termsInWords([start, ''], [each, 't'])

export const vectorsFromPoints = defineTemplate({
  id: 'vectors-from-points',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    trapezium(random) {
      const { A, u, v, n } = random.until(
        () => ({
          A: [random.integer(-3, 2), random.integer(-2, 3)] as Point,
          u: [random.integer(2, 4), random.integerExcept(-2, 3, 0)] as Point,
          v: [random.integer(-1, 4), random.integer(3, 6)] as Point,
          n: random.pick([2, 3]),
        }),
        ({ A, u, v, n }) => {
          const D = less(plus(plus(A, u), v), times(n, u))
          return (
            crossed(u, v) > 0.7 * Math.hypot(...u) * Math.hypot(...v) &&
            v[0] % 2 === 0 &&
            v[1] % 2 === 0 &&
            v[0] !== 0 &&
            Math.hypot(...u) % 1 > 0 &&
            [...A, ...D, ...plus(plus(A, u), v)].every((value) => Math.abs(value) < 13) &&
            distance(A, D) > 2.5
          )
        },
      )
      const B = plus(A, u)
      const C = plus(B, v)
      const D = less(C, times(n, u))
      const M: Point = [(B[0] + C[0]) / 2, (B[1] + C[1]) / 2]
      const E = plus(C, u)
      const [dc, am] = [less(C, D), less(M, A)]
      const isRight = [v, less(D, A)].some((leg) => u[0] * leg[0] + u[1] * leg[1] === 0)
      const length = Math.hypot(...u)
      return {
        question: typst`
$A$ is the point #box[$${shownPoint(A)}$]. $${arrow('AB')} = ${shownColumn(u)}$ and $${arrow('BC')} = ${shownColumn(v)}$.
$M$ is the midpoint of $B C$.
${drawFigure({ points: { A, B, C, D, M }, lines: 'ABMCDA AM', height: 220, padding: [34, 26] })}
#part("a", 2)[Find the coordinates of $B$ and of $C$.]
#part("b", 2)[Calculate $lr(|${arrow('AB')}|)$.]
#part("c i", 2)[$D$ is the point #box[$${shownPoint(D)}$]. Show that $D C$ is parallel to $A B$.]
#part("c ii", 1)[Write down the name of the quadrilateral $A B C D$.]
#part("d", 2)[Find $${arrow('AM')}$ as a column vector.]
#part("e i", 3)[$A M$ is extended to $E$ so that #box[$A E = 2 A M$]. Show that $E$ lies on $D C$ extended.]
#part("e ii", 1)[Find the ratio $D C : C E$.]`,
        answer: typst`
#part("a")[#working("B1 B1")[$B$ #result[$${shownPoint(B)}$], $C$ #result[$${shownPoint(C)}$]]]
#part("b")[
#working("M1")[$${lengthMarkup(u)}$]
#working("A1")[#result[${significant(length)}] (3 s.f.)]]
#part("c i")[
#working("M1 FT")[$${arrow('DC')} = ${shownColumn(dc)}$]
#working("A1")[$${arrow('DC')} = ${n}${arrow('AB')}$, so the two are parallel]]
#part("c ii")[#working("B1")[#result[trapezium]]]
#part("d")[
#working("M1")[$${arrow('AM')} = ${arrow('AB')} + 1 / 2 ${arrow('BC')}$]
#working("A1")[#box(baseline: 40%)[#result[$${shownColumn(am)}$]]]]
#part("e i")[
#working("M1")[$${arrow('CE')} = ${arrow('CA')} + 2${arrow('AM')}$ #linebreak() or $E$ is $${shownPoint(E)}$]
#working("A1")[$${arrow('CE')} = ${shownColumn(u)}$]
#working("A1 dep")[$${arrow('DC')} = ${n}${arrow('CE')}$: parallel, and $C$ is on both, so $E$ is on $D C$ extended]
#scheme[Or: $C E$ is equal and parallel to $A B$, because $A B E C$ has diagonals that bisect each other *M1 A1*, conclusion *A1 dep*]]
#part("e ii")[#working("B1")[#result[$${n} : 1$]]]`,
        alt: plain`A is the point ${spokenPoint(A)}. The vector AB is the ${spokenColumn(u)} and the vector BC is the ${spokenColumn(v)}. M is the midpoint of BC. A diagram shows the quadrilateral ABCD with the line AM. Part a: find the coordinates of B and of C. Part b: calculate the magnitude of the vector AB. Part c i: D is the point ${spokenPoint(D)}. Show that DC is parallel to AB. Part c ii: write down the name of the quadrilateral ABCD. Part d: find the vector AM as a column vector. Part e i: AM is extended to E so that AE is 2 times AM. Show that E lies on DC extended. Part e ii: find the ratio DC to CE.`,
        answerAlt: plain`Part a: B is ${spokenPoint(B)} and C is ${spokenPoint(C)}. Part b: the square root of, open bracket, ${Math.abs(u[0])} squared plus ${Math.abs(u[1])} squared, close bracket, is ${significant(length)}. Part c i: the vector DC is the ${spokenColumn(dc)}, ${n} times AB, so the two are parallel. Part c ii: it is a trapezium. Part d: AM is AB plus half of BC, the ${spokenColumn(am)}. Part e i: CE is CA plus 2 times AM, the ${spokenColumn(u)}. DC is ${n} times CE, and both go through C, so E is on DC extended. Part e ii: the ratio is ${n} to 1.`,
        answers: [
          final('a', coordinates(...B), 'B'),
          final('a', coordinates(...C), 'C'),
          final('b', number(length, { to: { figures: 3 } })),
          final('c ii', word('trapezium', ...(isRight ? ['right-angled trapezium', 'right trapezium'] : []))),
          final('d', column(...am)),
          final('e ii', anyRatio(n, 1)),
        ],
        verify: () => {
          if (!agree(crossed(less(C, D), less(B, A)), 0)) return 'DC is not parallel to AB'
          if (!agree(distance(D, C), n * distance(A, B))) return 'DC is another length'
          if (!agree(distance(B, M), distance(M, C)) || !agree(polygonArea(B, M, C), 0))
            return 'M is elsewhere'
          if (!agree(distance(A, M), distance(M, E)) || !agree(polygonArea(A, M, E), 0))
            return 'E is elsewhere'
          if (!agree(distance(D, C) + distance(C, E), distance(D, E))) return 'E is not beyond C'
          return agree(distance(D, C), n * distance(C, E)) && crossed(less(D, A), less(C, B)) !== 0
            ? null
            : 'the ratio is another'
        },
      }
    },
    'two-boats'(random) {
      const { P, v, hours, Q, w, s } = random.until(
        () => ({
          P: [random.integer(-6, 2), random.integer(-6, 4)] as Point,
          v: [random.integer(4, 9), random.integer(2, 8)] as Point,
          hours: random.pick([1.5, 2.5, 3, 3.5]),
          Q: [random.integer(4, 22), random.integer(6, 16)] as Point,
          w: [random.integer(-4, 3), random.integerExcept(-3, 5, 0)] as Point,
          s: random.pick([1.5, 2, 2.5, 3, 4]),
        }),
        ({ P, v, hours, Q, w, s }) =>
          agree(Q[0] - P[0], s * (v[0] - w[0])) &&
          Q[1] + w[1] * s > P[1] + v[1] * s + 2 &&
          w[0] !== 0 &&
          v[0] !== v[1] &&
          P[0] * P[1] !== 0 &&
          s !== hours &&
          (v[0] * v[0] + v[1] * v[1]) ** 0.5 % 1 > 0 &&
          Number.isInteger(v[0] * hours) &&
          Number.isInteger(v[1] * hours),
      )
      const speed = Math.hypot(...v)
      const two = plus(P, times(2, v))
      const buoy = plus(P, times(hours, v))
      const [atP, atQ] = [plus(P, times(s, v)), plus(Q, times(s, w))]
      const apart = atQ[1] - atP[1]
      const noon = 12 * 60
      const time = noon + s * 60
      return {
        question: typst`
The position of a boat is given by coordinates $(x, y)$, where $x$ is the distance in km east of a port and $y$ is the distance in km north of it. At 12:00, boat $P$ is at #box[$${shownPoint(P)}$]. Each hour it moves by the vector $${shownColumn(v)}$.
#part("a", 2)[Calculate the speed of boat $P$, in km/h.]
#part("b", 2)[Find the coordinates of boat $P$ at 14:00.]
#part("c", 2)[Find, in terms of $t$, the coordinates of boat $P$ after $t$ hours.]
#part("d", 3)[A buoy is at #box[$${shownPoint(buoy)}$]. Show that boat $P$ reaches the buoy, and that this is at ${shownClock(noon + hours * 60)}.]
#part("e")[At 12:00, boat $Q$ is at #box[$${shownPoint(Q)}$]. Each hour it moves by the vector $${shownColumn(w)}$.]
#part("e i", 3)[Find the time when boat $Q$ is due north of boat $P$.]
#part("e ii", 1)[Find the distance between the boats at this time.]`,
        answer: typst`
#part("a")[
#working("M1")[$${lengthMarkup(v)}$]
#working("A1")[#result[${significant(speed)} km/h] (3 s.f.)]]
#part("b")[
#working("M1")[$(${minus(P[0])} + 2 times ${v[0]}, ${minus(P[1])} + 2 times ${v[1]})$]
#working("A1")[#result[$${shownPoint(two)}$]]]
#part("c")[#working("B1 B1")[#result[$(${later(P[0], v[0])}, ${later(P[1], v[1])})$]]]
#part("d")[
#working("M1 FT")[$${later(P[0], v[0])} = ${minus(buoy[0])}$: $t = ${hours}$]
#working("M1 FT")[$${later(P[1], v[1])} = ${minus(buoy[1])}$: $t = ${hours}$]
#working("A1")[Both coordinates are right for the same $t$, and ${hours} hours after 12:00 it is ${shownClock(noon + hours * 60)}.]
#scheme[Or: $t = ${hours}$ put into both coordinates *M2*]]
#part("e i")[
#note[Due north: the same $x$-coordinate.]
#working("M1")[$${later(P[0], v[0])} = ${later(Q[0], w[0])}$]
#working("A1")[$${terms([v[0] - w[0], 't'])} = ${Q[0] - P[0]}$, $t = ${s}$]
#working("B1 FT")[#result[${shownClock(time)}]]]
#part("e ii")[#working("B1 FT")[$${minus(Q[1])} + ${s} times ${substituted(w[1])} − (${minus(P[1])} + ${s} times ${v[1]}) =$ #result[${apart} km]]]`,
        alt: plain`The position of a boat is given by coordinates (x, y), where x is the distance in kilometres east of a port and y is the distance in kilometres north of it. At 12:00, boat P is at ${spokenPoint(P)}. Each hour it moves by the ${spokenColumn(v)}. Part a: calculate the speed of boat P, in kilometres per hour. Part b: find the coordinates of boat P at 14:00. Part c: find, in terms of t, the coordinates of boat P after t hours. Part d: a buoy is at ${spokenPoint(buoy)}. Show that boat P reaches the buoy, and that this is at ${shownClock(noon + hours * 60)}. Part e: at 12:00, boat Q is at ${spokenPoint(Q)}. Each hour it moves by the ${spokenColumn(w)}. Part e i: find the time when boat Q is due north of boat P. Part e ii: find the distance between the boats at this time.`,
        answerAlt: plain`Part a: the square root of, open bracket, ${v[0]} squared plus ${v[1]} squared, close bracket, is ${significant(speed)} kilometres per hour. Part b: after 2 hours it is at ${spokenPoint(two)}. Part c: it is at (${laterSaid(P[0], v[0])}, ${laterSaid(P[1], v[1])}). Part d: both coordinates are those of the buoy when t is ${hours}, which is at ${shownClock(noon + hours * 60)}. Part e i: the x coordinates are equal when ${v[0] - w[0]} t is ${Q[0] - P[0]}, so t is ${s}, and the time is ${shownClock(time)}. Part e ii: the y coordinates are then ${numberInWords(atQ[1])} and ${numberInWords(atP[1])}, so the boats are ${apart} km apart.`,
        answers: [
          final('a', inNamedUnit(number(speed, { to: { figures: 3 }, unit: 'km/h' }))),
          final('b', coordinates(...two)),
          final('c', expression(`${P[0]} + ${v[0]}t`, 't'), 'x'),
          final('c', expression(`${P[1]} + ${v[1]}t`, 't'), 'y'),
          final('e i', clock(time)),
          final('e ii', number(apart, { unit: 'km' })),
        ],
        verify: () => {
          // Minute by minute.
          const where = (start: Point, each: Point, minutes: number): Point => [
            start[0] + (each[0] * minutes) / 60,
            start[1] + (each[1] * minutes) / 60,
          ]
          const minutes = Array.from({ length: 361 }, (_, n) => n)
          const met = minutes.filter((n) => distance(where(P, v, n), buoy) < 1e-6)
          if (met.join() !== `${hours * 60}`) return `the buoy is reached after ${met.join(', ')} minutes`
          const north = minutes.filter((n) => {
            const [p, q] = [where(P, v, n), where(Q, w, n)]
            return Math.abs(p[0] - q[0]) < 1e-6 && q[1] > p[1]
          })
          if (north.join() !== `${s * 60}`) return `Q is north of P after ${north.join(', ')} minutes`
          if (!agree(distance(where(P, v, 0), where(P, v, 60)), speed)) return 'the speed is another'
          return agree(distance(where(P, v, s * 60), where(Q, w, s * 60)), apart)
            ? null
            : 'they are another way apart'
        },
      }
    },
  },
})
