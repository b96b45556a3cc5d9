// Long questions on one figure: a trapezium with right angles, and a kite.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  formula,
  gradientOf,
  lineThrough,
  midpointOf,
  moved,
  perpendicularTo,
  pointPutIn,
  rightSide,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
} from '../../kit/lines.ts'
import { minus, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { lineEquation } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { areaGiven, lineOfSymmetry } from './figures-on-lines.ts'
import { directions } from './forms.ts'

type Corners = readonly [Point, Point, Point, Point]

const centreOf = (corners: Corners): Point =>
  midpointOf(midpointOf(corners[0], corners[1]), midpointOf(corners[2], corners[3]))

const picture = (corners: Corners, extra: readonly string[] = []) =>
  bareAxes(corners, [
    `polygon-of(${corners.map(pair).join(', ')})`,
    ...extra,
    ...corners.map((corner, n) => named(corner, 'ABCD'[n] ?? '', centreOf(corners))),
  ])

export const isNear = (corners: readonly Point[]) =>
  corners.every(([x, y]) => x !== 0 && Math.abs(x) < 12 && Math.abs(y) < 12)

export const trapezium = defineTemplate({
  id: 'right-angled-trapezium',
  marks: 8,
  calculator: false,
  level: 5,
  cases: {
    trapezium(random) {
      const [corners, half, s] = random.until(
        () => {
          const [run, rise] = random.pick(directions)
          const up = random.sign()
          const side: Point = [run, up * rise]
          const upright: Point = [-up * rise, run]
          const [times, long] = random.pick([
            [1, 2],
            [2, 1],
            [1, 3],
            [2, 3],
            [3, 1],
          ] as const)
          const b: Point = [random.integer(-3, 7), random.integer(-7, 7)]
          const c = moved(b, upright, random.sign() * random.integer(1, 3))
          const found: Corners = [moved(b, side, -times), b, c, moved(c, side, -long)]
          return [found, { times, long }, run * run + rise * rise] as const
        },
        ([found]) =>
          found[2][1] === 0 && found[1][1] !== 0 && isNear(found) && found[0][1] !== 0 && found[3][1] !== 0,
      )
      const { times, long } = half
      const [a, b, c, d] = corners
      const area = ((times + long) * Math.sqrt(s) * distance(b, c)) / 2
      const m = gradientOf(a, b)
      const line = lineThrough(b, perpendicularTo(m))
      const whole = Math.round(area * 2) / 2
      const share =
        long % times === 0 ? `${long / times === 1 ? '' : long / times} A B` : `display(${long}/${times}) A B`
      const shareInWords = long % times === 0 ? `${long / times} times` : `${long} over ${times} times`
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const [ab, dc, bc] = [squaredLength(a, b), squaredLength(d, c), squaredLength(b, c)]
      return {
        question: typst`
$A B C D$ is a trapezium with $A B$ parallel to $D C$ and angle $A B C = 90°$. $A$ is $${shownPoint(a)}$, $B$ is $${shownPoint(b)}$ and $C$ lies on the $x$-axis. $D C = ${share}$.
${picture(corners)}
#part("a", 3)[Find the equation of $B C$.]
#part("b", 1)[Find the coordinates of $C$.]
#part("c", 2)[Find the coordinates of $D$.]
#part("d", 2)[Find the area of the trapezium.]`,
        answer: typst`
#part("a")[
#working("M1")[$ "gradient of" A B = ${riseOverRun(a, b)} = ${shown(m)} $]
#working()[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, b))}]
#working("A1")[#result[$${equation(line)}$]]]
#part("b")[#working("B1 FT")[$y = 0$: $C$ is #result[$${shownPoint(c)}$]]]
#part("c")[
#note[From $A$ to $B$, $x$ changes by $${minus(dx)}$ and $y$ by $${minus(dy)}$. From $D$ to $C$ it is the same direction.]
#working("M1")[from $D$ to $C$: $x$ by $${minus(c[0] - d[0])}$, $y$ by $${minus(c[1] - d[1])}$]
#working("A1")[$D$ is #result[$${shownPoint(d)}$]]]
#part("d")[
#working("M1 FT")[$ 1/2 times (${surd(1, ab)} + ${surd(1, dc)}) times ${surd(1, bc)} $]
#working("A1")[area $=$ #result[$${whole}$]]]`,
        alt: plain`ABCD is a trapezium with AB parallel to DC and angle ABC 90 degrees. A is ${spokenPoint(a)}, B is ${spokenPoint(b)} and C lies on the x axis. DC is ${shareInWords} AB. Part a: find the equation of BC. Part b: find the coordinates of C. Part c: find the coordinates of D. Part d: find the area of the trapezium.`,
        answerAlt: plain`Part a: the gradient of AB is ${spoken(m)}, so BC is ${equationInWords(line)}. Part b: C is ${spokenPoint(c)}. Part c: DC is ${shareInWords} AB in the same direction, so D is ${spokenPoint(d)}. Part d: half of, open bracket, ${surdInWords(1, ab)} plus ${surdInWords(1, dc)}, close bracket, times ${surdInWords(1, bc)}, is ${whole}.`,
        answers: [
          final('a', lineEquation(line)),
          final('b', coordinates(...c)),
          final('c', coordinates(...d)),
          final('d', number(whole)),
        ],
        verify: () => {
          if (!agree(angleAt(b, a, c), 90, 1e-9) || !agree(angleAt(c, b, d), 90, 1e-9))
            return 'an angle is not 90'
          if (!agree(distance(d, c) * times, distance(a, b) * long)) return 'DC is of another length'
          return agree(polygonArea(a, b, c, d), area, 1e-6) && c[1] === 0 ? null : 'the area is another'
        },
      }
    },
    'area-given': areaGiven,
  },
})

export const kite = defineTemplate({
  id: 'kite',
  marks: 8,
  calculator: false,
  level: 5,
  cases: {
    kite(random) {
      const { corners, e, area } = random.until(
        () => {
          const [run, rise] = random.pick(directions)
          const up = random.sign()
          const along: Point = [run, up * rise]
          const across: Point = [-up * rise, run]
          const a: Point = [random.integer(-6, 3), random.integer(-6, 6)]
          const [near, far, wide] = [1, random.integer(2, 3), random.integer(1, 2)]
          const e = moved(a, along, near)
          const corners: Corners = [a, moved(e, across, -wide), moved(e, along, far), moved(e, across, wide)]
          return { corners, e, area: (near + far) * wide * (run * run + rise * rise) }
        },
        ({ corners, e }) =>
          isNear(corners) &&
          corners.every(([, y]) => y !== 0) &&
          e[0] !== 0 &&
          lineThrough(corners[0], gradientOf(corners[0], corners[2])).c[1] === 1,
      )
      const [a, b, c, d] = corners
      const line = lineThrough(a, gradientOf(a, c))
      const other = lineThrough(b, perpendicularTo(line.m))
      const [ac, bd] = [squaredLength(a, c), squaredLength(b, d)]
      return {
        question: typst`
$A B C D$ is a kite with $A B = A D$ and $C B = C D$. $A$ is $${shownPoint(a)}$, $B$ is $${shownPoint(b)}$ and $C$ is $${shownPoint(c)}$. The diagonals meet at $E$.
${picture(corners, [segment(a, c, 'dash: "dashed"'), segment(b, d, 'dash: "dashed"'), named(e, 'E', 'below')])}
#part("a", 2)[Find the equation of $A C$.]
#part("b", 3)[Find the coordinates of $E$.]
#part("c", 1)[Find the coordinates of $D$.]
#part("d", 2)[Find the area of the kite.]`,
        answer: typst`
#part("a")[
#working("M1")[$ m = ${riseOverRun(a, c)} = ${shown(line.m)} $]
#working("A1")[#result[$${equation(line)}$]]]
#part("b")[
#note[The diagonals of a kite are perpendicular.]
#working("M1")[$ "gradient of" B D = ${shown(other.m)} $]
#working()[${formula(equation(other))}]
#working("M1")[${formula(`${rightSide(line)} = ${rightSide(other)}`)}]
#working("A1")[$E$ is #result[$${shownPoint(e)}$]]]
#part("c")[
#note[$E$ is the midpoint of $B D$.]
#working("B1 FT")[$D$ is #result[$${shownPoint(d)}$]]]
#part("d")[
#working("M1 FT")[$ 1/2 times A C times B D = 1/2 times ${surd(1, ac)} times ${surd(1, bd)} $]
#working("A1")[area $=$ #result[${area}]]]`,
        alt: plain`ABCD is a kite with AB equal to AD and CB equal to CD. A is ${spokenPoint(a)}, B is ${spokenPoint(b)} and C is ${spokenPoint(c)}. The diagonals meet at E. Part a: find the equation of AC. Part b: find the coordinates of E. Part c: find the coordinates of D. Part d: find the area of the kite.`,
        answerAlt: plain`Part a: AC is ${equationInWords(line)}. Part b: BD is perpendicular to AC, so it is ${equationInWords(other)}, and E is ${spokenPoint(e)}. Part c: E is the midpoint of BD, so D is ${spokenPoint(d)}. Part d: half of AC times BD is ${area}.`,
        answers: [
          final('a', lineEquation(line)),
          final('b', coordinates(...e)),
          final('c', coordinates(...d)),
          final('d', number(area)),
        ],
        verify: () => {
          if (!agree(distance(a, b), distance(a, d)) || !agree(distance(c, b), distance(c, d)))
            return 'it is no kite'
          if (!agree(distance(b, e) + distance(e, d), distance(b, d))) return 'E is not on BD'
          if (!agree(distance(a, e) + distance(e, c), distance(a, c))) return 'E is not on AC'
          return agree(polygonArea(a, b, c, d), area) ? null : 'the area is another'
        },
      }
    },
    'line-of-symmetry': lineOfSymmetry,
  },
})
