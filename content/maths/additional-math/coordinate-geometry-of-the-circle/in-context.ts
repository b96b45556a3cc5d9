// Circles on maps: a ship past a lighthouse and a path beside a pond.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { drawn } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  less,
  lineThrough,
  perpendicularTo,
  shown,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { significant, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  brackets,
  centreForm,
  centreFormInWords,
  chordEnd,
  gap,
  isAmong,
  isKind,
  nothings,
  picture,
  plus,
  spot,
  steps,
  tangentAt,
  withoutY,
} from './circles.ts'

/** The lighthouse or the pond with a line: a secant for the ship, a line that misses for the path. */
const scene = (random: Random, which: 'lighthouse' | 'pond') => {
  return random.until(
    () => {
      const centre: Point = [random.integer(5, 9), random.integer(5, 9)]
      if (which === 'pond') {
        const [dx, dy] = random.pick([
          [3, 4],
          [4, 3],
          [6, 8],
          [8, 6],
        ] as const)
        const step: Point = [random.sign() * dx, random.sign() * dy]
        const r = random.integer(2, Math.hypot(dx, dy) - 1)
        const foot = plus(centre, step)
        return { centre, square: r * r, line: tangentAt(foot, step), a: foot, b: foot }
      }
      const square = random.pick([25, 50, 65])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const [a, b] = [plus(centre, u), plus(centre, v)].sort((p, q) => p[0] - q[0]) as [Point, Point]
      return {
        centre,
        square,
        line: a[0] === b[0] ? tangentAt(a, u) : lineThrough(a, gradientOf(a, b)),
        a,
        b,
      }
    },
    ({ line, a, b }) => {
      if (which === 'pond') return a.every((n) => n > 0) && isKind(line, 120) && line.c[0] !== 0
      return (
        a[0] !== b[0] &&
        line.m[1] === 1 &&
        [1, 2, 3].includes(Math.abs(line.m[0])) &&
        line.c[0] !== 0 &&
        [...a, ...b].every((n) => n > 0) &&
        squaredLength(a, b) > 30
      )
    },
  )
}

export const circlesOnMaps = defineTemplate({
  id: 'circles-on-maps',
  marks: 7,
  calculator: true,
  level: 4,
  cases: {
    lighthouse: (random) => {
      const circle = { ...scene(random, 'lighthouse') }
      const { centre, square, line, a, b } = circle
      const [m, c] = [line.m[0], line.c[0]]
      const times = 1 + m * m
      const quadratic = [
        [times, 'x^2'],
        [-times * (a[0] + b[0]), 'x'],
        [times * a[0] * b[0], ''],
      ] as const
      const long = squaredLength(a, b)
      return {
        question: typst`
On a chart of the sea off Kutubdia, one unit is 1~km. The light of a lighthouse can be seen from inside the circle
$ ${centreForm(circle)}. $
A ship sails along the line $${equation(line)}$.
${picture([circle], [drawn(line), chordEnd(a, b, centre, 'A'), chordEnd(b, a, centre, 'B')])}
#part("a", 5)[Find the coordinates of the points $A$ and $B$ where the ship is on the circle.]
#part("b", 2)[Find how far the ship sails while the light can be seen.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${less('x', centre[0])})^2 + (${terms([m, 'x'], [c - centre[1], ''])})^2 = ${square}$]
#working("A1")[$${terms(...quadratic)} = 0$]
#working("M1")[$${brackets('x', a[0], b[0])}$]
#working("A1 A1")[#result[$A${shownPoint(a)}$, $B${shownPoint(b)}$]]]
#part("b")[
#working("M1 FT")[$sqrt(${squaresOf(a, b)}) = sqrt(${long})$]
#working("A1")[#result[${significant(Math.sqrt(long))} km] (3 s.f.)]]`,
        alt: plain`On a chart of the sea off Kutubdia, one unit is 1 kilometre. The light of a lighthouse can be seen from inside the circle ${centreFormInWords(circle)}. A ship sails along the line ${equationInWords(line)}. Part a: find the coordinates of the points A and B, A to the left of B, where the ship is on the circle. Part b: find how far the ship sails while the light can be seen.`,
        answerAlt: plain`Part a: put the line into the circle: ${termsInWords([times, 'x squared'], [-times * (a[0] + b[0]), 'x'], [times * a[0] * b[0], ''])} equals 0. A is ${spokenPoint(a)} and B is ${spokenPoint(b)}. Part b: the distance is the square root of ${long}, which is ${significant(Math.sqrt(long))} kilometres.`,
        answers: [
          final('a', coordinates(...a), 'smaller x'),
          final('a', coordinates(...b), 'greater x'),
          final('b', threeFigures(Math.sqrt(long), 'km')),
        ],
        verify() {
          const found = nothings(circle, ([x, y]) => heightAt(line, x) - y)
          return found.length === 2 && isAmong(found, a) && isAmong(found, b)
            ? null
            : 'the ship meets the circle elsewhere'
        },
      }
    },
    pond: (random) => {
      const circle = { ...scene(random, 'pond') }
      const { centre, square, line, a } = circle
      const r = Math.sqrt(square)
      const form = integerForm(line)
      const normal = integerForm(lineThrough(centre, gradientOf(centre, a)))
      const d = Math.hypot(a[0] - centre[0], a[1] - centre[1])
      return {
        question: typst`
On a plan of a park in Rajshahi, one unit is 10~m. The edge of a pond is the circle
$ ${centreForm(circle)}, $
and a path runs along the line $${implicit(form)}$.
${picture(
  [circle],
  [drawn(line), spot(centre, 'C', 'above-left')],
  [1, -1].map((side) => plus(a, [side * (a[1] - centre[1]) * 0.7, side * (centre[0] - a[0]) * 0.7])),
)}
#part("a", 5)[Find the point on the path that is nearest to the centre $C$ of the pond.]
#part("b", 2)[Find the shortest distance, in metres, from the path to the edge of the pond.]`,
        answer: typst`
#part("a")[
#note[The shortest distance from $C$ is perpendicular to the path.]
#working("M1")[gradient of the path $${shown(line.m)}$, perpendicular gradient $${shown(perpendicularTo(line.m))}$]
#working("A1 oe")[through $C$: $${implicit(normal)}$]
#working("M1")[solved together with $${implicit(form)}$: \
$${withoutY(normal, form)}$]
#working("A1 A1")[#result[$${shownPoint(a)}$]]
#scheme[*A1* for each coordinate]]
#part("b")[
#working("M1 FT")[$sqrt(${squaresOf(centre, a)}) − ${r} = ${d} − ${r} = ${d - r}$]
#working("A1")[#result[${10 * (d - r)} m]]]`,
        alt: plain`On a plan of a park, one unit is 10 metres. The edge of a pond is the circle ${centreFormInWords(circle)}, and a path runs along the line ${implicitInWords(form)}. Part a: find the point on the path that is nearest to the centre C of the pond. Part b: find the shortest distance, in metres, from the path to the edge of the pond.`,
        answerAlt: plain`Part a: the line through C perpendicular to the path is ${implicitInWords(normal)}. It meets the path at ${spokenPoint(a)}. Part b: this point is ${d} units from C and the radius is ${r}, so the distance is ${d - r} units, which is ${10 * (d - r)} metres.`,
        answers: [
          final('a', coordinates(...a)),
          final('b', inNamedUnit(number(10 * (d - r), { unit: 'm' }))),
        ],
        verify: () =>
          agree(gap(line, centre), distance(centre, a), 1e-6) && agree(heightAt(line, a[0]), a[1], 1e-9)
            ? null
            : 'a point of the path is nearer',
      }
    },
  },
})
