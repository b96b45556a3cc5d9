// Further cases of the long questions on one figure: a trapezium of given area, and a kite about a given line.

import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
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
import type { Random } from '../../kit/random.ts'
import { lineEquation, typedSurd } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import type { Drawn } from '../../template.ts'
import { directions } from './forms.ts'

type Corners = readonly [Point, Point, Point, Point]

const isNear = (corners: readonly Point[]) => corners.every(([x, y]) => Math.abs(x) < 12 && Math.abs(y) < 12)

/** Whether the name of the origin, below it to the left, is off the lines from corner to corner. */
const isClear = (corners: readonly Point[]) =>
  corners.every((p, n) =>
    corners.slice(n + 1).every((q) => {
      const share = ((-0.6 - p[0]) * (q[0] - p[0]) + (-0.6 - p[1]) * (q[1] - p[1])) / squaredLength(p, q)
      return (
        distance(moved(p, [q[0] - p[0], q[1] - p[1]], Math.min(1, Math.max(0, share))), [-0.6, -0.6]) > 0.9
      )
    }),
  )

/** What the name of a corner keeps away from: so that it is above or below a corner on the x-axis. */
const offTheAxis = ([x, y]: Point, [cx, cy]: Point): Point => {
  if (y !== 0) return [cx, cy]
  return [cx, Math.sign(cy) * Math.max(Math.abs(cy), 1.4 * Math.abs(x - cx))]
}

const picture = (corners: Corners, extra: readonly string[] = []) => {
  const centre = midpointOf(midpointOf(corners[0], corners[1]), midpointOf(corners[2], corners[3]))
  return bareAxes(corners, [
    `polygon-of(${corners.map(pair).join(', ')})`,
    ...extra,
    ...corners.map((corner, n) => named(corner, 'ABCD'[n] ?? '', offTheAxis(corner, centre))),
  ])
}

/** A and D are given, B is on the x-axis, and C follows from the area. */
const drawTrapezium = (random: Random) =>
  random.until(
    () => {
      const [run, rise] = random.pick(directions)
      const up = random.sign()
      const along: Point = [run, up * rise]
      const across: Point = [-up * rise, run]
      const [times, long, wide] = random.pick([
        [1, 2, 1],
        [2, 1, 2],
        [1, 3, 1],
        [3, 1, 2],
        [1, 2, 2],
        [2, 3, 2],
        [3, 2, 1],
      ] as const)
      const a: Point = [random.integer(-8, 5), random.integer(-8, 8)]
      const d = moved(a, across, random.sign() * wide)
      const corners: Corners = [a, moved(a, along, times), moved(d, along, long), d]
      return { corners, times, long, area: ((times + long) * wide * (run * run + rise * rise)) / 2 }
    },
    ({ corners, area }) =>
      isNear(corners) &&
      isClear(corners) &&
      corners[1][1] === 0 &&
      Number.isInteger(area) &&
      [0, 2, 3].every((n) => corners[n]?.every((value) => value !== 0)),
  )

export const areaGiven = (random: Random): Drawn => {
  const { corners, times, long, area } = drawTrapezium(random)
  const [a, b, c, d] = corners
  const m = gradientOf(a, d)
  const line = lineThrough(a, perpendicularTo(m))
  const [ab, ad, dc] = [squaredLength(a, b), squaredLength(a, d), squaredLength(d, c)]
  const share = long % times === 0 ? `${long / times}` : `display(${long}/${times})`
  return {
    question: typst`
$A B C D$ is a trapezium with $A B$ parallel to $D C$ and angle $D A B = 90°$. $A$ is $${shownPoint(a)}$, $D$ is $${shownPoint(d)}$ and $B$ lies on the $x$-axis. The area of the trapezium is ${area}.
${picture(corners)}
#part("a", 3)[Find the equation of $A B$.]
#part("b", 1)[Find the coordinates of $B$.]
#part("c", 2)[Find the exact length of $D C$.]
#part("d", 2)[Hence find the coordinates of $C$.]`,
    answer: typst`
#part("a")[
#working("M1")[$ "gradient of" A D = ${riseOverRun(a, d)} = ${shown(m)} $]
#working()[$ "perpendicular gradient" = ${shown(line.m)} $]
#working("M1")[${formula(pointPutIn(line.m, a))}]
#working("A1 oe")[#result[$${equation(line)}$]]]
#part("b")[#working("B1 FT")[$y = 0$: $B$ is #result[$${shownPoint(b)}$]]]
#part("c")[
#working("M1 FT")[$ 1/2 times (${surd(1, ab)} + D C) times ${surd(1, ad)} = ${area} $]
#working("A1 oe")[$D C =$ #result[$${surd(1, dc)}$]]]
#part("d")[
#working("M1 FT")[$D C : A B = ${surd(1, dc)} : ${surd(1, ab)}$, so $arrow(D C) = ${share} arrow(A B)$]
#working("A1")[$C$ is #result[$${shownPoint(c)}$]]]`,
    alt: plain`ABCD is a trapezium with AB parallel to DC and angle DAB 90 degrees. A is ${spokenPoint(a)}, D is ${spokenPoint(d)} and B lies on the x axis. The area of the trapezium is ${area}. Part a: find the equation of AB. Part b: find the coordinates of B. Part c: find the exact length of DC. Part d: hence find the coordinates of C.`,
    answerAlt: plain`Part a: the gradient of AD is ${spoken(m)}, so AB is ${equationInWords(line)}. Part b: B is ${spokenPoint(b)}. Part c: half of, open bracket, ${surdInWords(1, ab)} plus DC, close bracket, times ${surdInWords(1, ad)}, is ${area}, so DC is ${surdInWords(1, dc)}. Part d: DC has the direction of AB and is ${long} over ${times} times as long, so C is ${spokenPoint(c)}.`,
    answers: [
      final('a', lineEquation(line)),
      final('b', coordinates(...b)),
      final('c', number(typedSurd(1, dc))),
      final('d', coordinates(...c)),
    ],
    verify: () => {
      if (!agree(angleAt(a, d, b), 90, 1e-9) || !agree(angleAt(d, a, c), 90, 1e-9))
        return 'an angle is not 90'
      if (!agree(heightAt(line, b[0]), 0) || b[1] !== 0) return 'B is not on the x-axis'
      if (!agree(distance(d, c) ** 2, dc)) return 'DC is of another length'
      return agree(polygonArea(a, b, c, d), area) ? null : 'the area is another'
    },
  }
}

/** The line of symmetry, one coordinate of A and B are given, and C follows from the area. */
const drawKite = (random: Random) =>
  random.until(
    () => {
      const [run, rise] = random.pick(directions)
      const up = random.sign()
      const across: Point = [-up * rise, run]
      const along: Point = [run, up * rise]
      const a: Point = [random.sign() * random.integer(1, 6), random.integer(-9, 9)]
      const [near, far, wide] = [
        random.integer(1, 2),
        random.integer(1, 3),
        random.sign() * random.integer(1, 2),
      ]
      const e = moved(a, along, near)
      const corners: Corners = [a, moved(e, across, -wide), moved(e, along, far), moved(e, across, wide)]
      return {
        corners,
        e,
        area: (near + far) * Math.abs(wide) * (run * run + rise * rise),
        ends: [near, far] as const,
      }
    },
    ({ corners, ends }) =>
      isNear(corners) &&
      isClear(corners) &&
      ends[0] !== ends[1] &&
      corners[0][1] !== 0 &&
      [1, 2, 3].every((n) => corners[n]?.every((value) => value !== 0)),
  )

export const lineOfSymmetry = (random: Random): Drawn => {
  const { corners, e, area, ends } = drawKite(random)
  const [a, b, c, d] = corners
  const line = lineThrough(a, gradientOf(a, c))
  const other = lineThrough(b, perpendicularTo(line.m))
  const [ac, bd] = [squaredLength(a, c), squaredLength(b, d)]
  const [near, far] = ends
  const share = near === 1 ? `${near + far}` : `display(${near + far}/${near})`
  return {
    question: typst`
$A B C D$ is a kite. Its line of symmetry is $A C$ and has the equation $${equation(line)}$. The $x$-coordinate of $A$ is $${minus(a[0])}$ and $B$ is $${shownPoint(b)}$. The diagonals meet at $E$. The area of the kite is ${area}.
${picture(corners, [segment(a, c, 'dash: "dashed"'), segment(b, d, 'dash: "dashed"'), named(e, 'E', 'below')])}
#part("a", 2)[Find the equation of $B D$.]
#part("b", 2)[Find the coordinates of $E$.]
#part("c", 2)[Hence find the coordinates of $D$ and the exact length of $B D$.]
#part("d", 2)[Find the coordinates of $C$.]`,
    answer: typst`
#part("a")[
#working("M1")[$ "gradient of" B D = ${shown(other.m)} $]
#working("A1 oe")[${formula(pointPutIn(other.m, b))} #result[$${equation(other)}$]]]
#part("b")[
#working("M1 FT")[${formula(`${rightSide(line)} = ${rightSide(other)}`)}]
#working("A1")[$E$ is #result[$${shownPoint(e)}$]]]
#part("c")[
#working("B1 FT")[$E$ is the midpoint of $B D$: $D$ is #result[$${shownPoint(d)}$]]
#working("B1 FT")[$B D =$ #result[$${surd(1, bd)}$]]]
#part("d")[
#working("M1 FT")[$display(1/2) times A C times ${surd(1, bd)} = ${area}$, $A C = ${surd(1, ac)}$ and $A E = ${surd(1, squaredLength(a, e))}$]
#working("A1")[$A$ is $${shownPoint(a)}$ and $arrow(A C) = ${share} arrow(A E)$: $C$ is #result[$${shownPoint(c)}$]]]`,
    alt: plain`ABCD is a kite. Its line of symmetry is AC and has the equation ${equationInWords(line)}. The x coordinate of A is ${a[0]} and B is ${spokenPoint(b)}. The diagonals meet at E. The area of the kite is ${area}. Part a: find the equation of BD. Part b: find the coordinates of E. Part c: hence find the coordinates of D and the exact length of BD. Part d: find the coordinates of C.`,
    answerAlt: plain`Part a: BD is perpendicular to AC, so it is ${equationInWords(other)}. Part b: the lines meet at E, ${spokenPoint(e)}. Part c: E is the midpoint of BD, so D is ${spokenPoint(d)}, and BD is ${surdInWords(1, bd)}. Part d: half of AC times BD is ${area}, so AC is ${surdInWords(1, ac)}, which is ${near + far} over ${near} times AE, and C is ${spokenPoint(c)}.`,
    answers: [
      final('a', lineEquation(other)),
      final('b', coordinates(...e)),
      final('c', coordinates(...d), 'D'),
      final('c', number(typedSurd(1, bd)), 'BD'),
      final('d', coordinates(...c)),
    ],
    verify: () => {
      if (!agree(distance(a, b), distance(a, d)) || !agree(distance(c, b), distance(c, d)))
        return 'it is no kite'
      if (!agree(heightAt(line, e[0]), e[1]) || !agree(heightAt(other, e[0]), e[1])) return 'E is elsewhere'
      if (!agree(heightAt(line, c[0]), c[1])) return 'C is not on the line'
      return agree(polygonArea(a, b, c, d), area) ? null : 'the area is another'
    },
  }
}
