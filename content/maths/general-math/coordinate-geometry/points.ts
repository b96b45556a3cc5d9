// Points on a grid: reading and plotting them, completing a shape, and areas by counting along the axes.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { grid, named, polygon, segment } from '../../kit/grids.ts'
import { midpointOf, moved, whereabouts } from '../../kit/lines.ts'
import { gridPlane, pointsOn } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

type Corners = readonly [Point, Point, Point, Point]

// Clear of the axes and of the numbers along them.
const isOnGrid = (corners: readonly Point[]) =>
  corners.every(([x, y]) => [x, y].every((value) => Math.abs(value) <= 5 && value !== 0 && value !== -1))

const isSpread = (corners: Corners) =>
  isOnGrid(corners) && corners.every((p, n) => corners.slice(n + 1).every((q) => distance(p, q) > 2))

const drawCorners = (random: Random, shape: (a: Point) => Corners): Corners =>
  random.until(() => shape([random.integer(-5, 2), random.integer(-5, 5)]), isSpread)

const marks = (points: readonly Point[], names: string) =>
  points.map((point, n) => ({ as: 'crosses', points: [point], name: names[n] ?? '' }) as const)

/** A, B and C are given, and D completes a kite or a parallelogram. */
const fourthCorner = (corners: Corners, isKite: boolean) => {
  const [a, b, c, d] = corners
  const whole = isKite ? 'a kite with $A C$ as its line of symmetry' : 'a parallelogram'
  const centre = isKite ? midpointOf(b, d) : midpointOf(a, c)
  const marked = [a, b, c].map((p, n) => named(p, 'ABC'[n] ?? '', centre))
  const [dx, dy] = [d[0] - a[0], d[1] - a[1]]
  const step = `${Math.abs(dx)} to the ${dx < 0 ? 'left' : 'right'} and ${dy} up`
  return {
    question: typst`
Three points $A$, $B$ and $C$ are marked on the grid.
${grid([-6, 6], [-6, 6], ...marked)}
#part("a", 1)[Write down the coordinates of $A$.]
#part("b", 2)[$A B C D$ is ${whole}.

Mark $D$ on the grid and write down its coordinates.]`,
    answer: typst`
#part("a")[#working("B1")[$A$ is #result[$${shownPoint(a)}$]]]
#part("b")[
#note[${isKite ? typst`$D$ is as far to the left of $A C$ as $B$ is to the right of it.` : typst`From $B$ to $C$ it is ${step}, and so it is from $A$ to $D$.`}]
#working("B1")[$D$ marked]
#working("B1 FT")[$D$ is #result[$${shownPoint(d)}$]]]
${grid([-6, 6], [-6, 6], polygon(corners, ['A', 'B', 'C', 'D']), ...(isKite ? [segment(a, c, 'dash: "dashed"')] : []))}`,
    alt: plain`Three points are marked on a grid. A is ${whereabouts(a)}. B is ${whereabouts(b)}. C is ${whereabouts(c)}. Part a: write down the coordinates of A. Part b: ABCD is ${isKite ? 'a kite with AC as its line of symmetry' : 'a parallelogram'}. Mark D on the grid and write down its coordinates.`,
    answerAlt: plain`Part a: A is ${spokenPoint(a)}. Part b: ${isKite ? 'D is as far to the left of AC as B is to the right of it' : `from B to C it is ${step}, and so it is from A to D`}. D is ${spokenPoint(d)}.`,
    answers: [
      final('a', coordinates(...a), 'A'),
      final('b', pointsOn(gridPlane([-6, 6], [-6, 6], ...marks([a, b, c], 'ABC')), [d]), 'D on the grid'),
      final('b', coordinates(...d), 'D'),
    ],
  }
}

export const pointsOnGrid = defineTemplate({
  id: 'points-on-a-grid',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'read-and-plot'(random) {
      const free = () => [random.integer(-5, 5), random.integer(-5, 5)] as const
      const [a, b, c] = drawCorners(random, (a) => [a, free(), free(), free()])
      const points = [named(a, 'A', 'above-right'), named(b, 'B', 'above-right')]
      return {
        question: typst`
Points $A$ and $B$ are marked on the grid.
${grid([-6, 6], [-6, 6], ...points)}
#part("a", 1)[Write down the coordinates of $A$.]
#part("b", 1)[Write down the coordinates of $B$.]
#part("c", 1)[On the grid, plot the point $C${shownPoint(c)}$.]`,
        answer: typst`
#note[First along the $x$-axis, then up or down.]
#part("a")[#working("B1")[$A$ is #result[$${shownPoint(a)}$]]]
#part("b")[#working("B1")[$B$ is #result[$${shownPoint(b)}$]]]
#part("c")[#working("B1")[$C${shownPoint(c)}$ plotted]]
${grid([-6, 6], [-6, 6], ...points, `point((${c.join(', ')}), $C$, side: "above-right", colour: correct)`)}`,
        alt: plain`Points A and B are marked on a grid. A is ${whereabouts(a)}. B is ${whereabouts(b)}. Part a: write down the coordinates of A. Part b: write down the coordinates of B. Part c: plot the point C ${spokenPoint(c)}.`,
        answerAlt: plain`The x coordinate comes first. Part a: A is ${spokenPoint(a)}. Part b: B is ${spokenPoint(b)}. Part c: C is ${whereabouts(c)}.`,
        answers: [
          final('a', coordinates(...a), 'A'),
          final('b', coordinates(...b), 'B'),
          final('c', pointsOn(gridPlane([-6, 6], [-6, 6], ...marks([a, b], 'AB')), [c])),
        ],
        verify: () => (distance(a, b) > 0 && distance(a, c) > 0 ? null : 'two points meet'),
      }
    },
    parallelogram(random) {
      const corners = drawCorners(random, (a) => {
        const [across, up]: readonly [Point, Point] = [
          [random.integer(3, 6), random.integer(-2, 2)],
          [random.integerExcept(-2, 3, 0), random.integer(3, 6)],
        ]
        return [a, moved(a, across), moved(moved(a, across), up), moved(a, up)]
      })
      const [a, b, c, d] = corners
      return {
        ...fourthCorner(corners, false),
        // The diagonals of a parallelogram halve each other.
        verify: () => (agree(distance(midpointOf(a, c), midpointOf(b, d)), 0) ? null : 'no parallelogram'),
      }
    },
    kite(random) {
      const corners = drawCorners(random, (a) => {
        const [width, upper, lower] = [random.integer(2, 4), random.integer(1, 3), random.integer(3, 6)]
        const top: Point = [a[0] + 2, a[1]]
        return [
          top,
          moved(top, [width, -upper]),
          moved(top, [0, -upper - lower]),
          moved(top, [-width, -upper]),
        ]
      })
      const [a, b, c, d] = corners
      return {
        ...fourthCorner(corners, true),
        verify: () =>
          agree(distance(a, b), distance(a, d)) && agree(distance(c, b), distance(c, d)) && d[0] < b[0]
            ? null
            : 'no kite',
      }
    },
  },
})

const drawSizes = (random: Random) => {
  const [width, height] = [random.integer(6, 9), random.integer(5, 8)]
  const [one, other] = [random.integer(1, 3), random.integer(1, 3)]
  const place: Point = [random.integer(-5, -2), random.integer(-4, -2)]
  return { width, height, one, other, place }
}

const window = [
  [-6, 8],
  [-5, 8],
] as const
const cornerNames = (corners: readonly Point[]) => [...'ABCD'].slice(0, corners.length)
const picture = (corners: readonly Point[], ...parts: readonly string[]) =>
  grid(...window, ...parts, polygon(corners, cornerNames(corners)))

interface Area {
  readonly corners: readonly Point[]
  readonly area: number
  readonly working: string
  readonly inWords: string
}

const areaOf = ({ corners, area, working, inWords }: Area) => {
  const [shape, spokenShape] =
    corners.length === 4
      ? ['quadrilateral $A B C D$', 'quadrilateral ABCD']
      : ['triangle $A B C$', 'triangle ABC']
  return {
    question: typst`
The diagram shows ${shape} on a grid. The side of each square represents 1~cm.
${picture(corners)}
Work out the area of ${shape}. #marks(3)`,
    answer: typst`
${working}
#working("A1")[area $=$ #result[${area} cm²]]`,
    alt: plain`The diagram shows ${spokenShape} on a grid. The side of each square represents 1 cm. ${corners.map((p, n) => `${'ABCD'[n] ?? ''} is ${spokenPoint(p)}`).join(', ')}. Work out the area of ${spokenShape}.`,
    answerAlt: plain`${inWords} ${area} square centimetres.`,
    answers: [final('', number(area, { unit: 'cm²' }))],
    verify() {
      const found = polygonArea(...corners)
      return agree(found, area) ? null : `the corners enclose ${found}`
    },
  }
}

export const areaOnGrid = defineTemplate({
  id: 'area-on-a-grid',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    triangle(random) {
      const { width, height, one, other, place } = drawSizes(random)
      const corners = [place, moved(place, [width, 0]), moved(place, [one + other, height])]
      return areaOf({
        corners,
        area: (width * height) / 2,
        working: typst`#working("B1")[base $A B = ${width}$ and height $= ${height}$]
#working("M1")[$ "area" = 1/2 times ${width} times ${height} $]`,
        inWords: `The base AB is ${width} and the height is ${height}. The area is half times ${width} times ${height}, which is`,
      })
    },
    trapezium(random) {
      const { width, height, one, other, place } = drawSizes(random)
      const top = width - one - other
      return areaOf({
        corners: [
          place,
          moved(place, [width, 0]),
          moved(place, [width - one, height]),
          moved(place, [other, height]),
        ],
        area: ((width + top) * height) / 2,
        working: typst`#note[$A B$ and $D C$ are parallel, so it is a trapezium.]
#working("B1")[$A B = ${width}$, $D C = ${top}$, height $= ${height}$]
#working("M1")[$ "area" = 1/2 times (${width} + ${top}) times ${height} $]`,
        inWords: `AB is ${width}, DC is parallel to it and is ${top}, and the height is ${height}. The area is half times the sum of ${width} and ${top}, times ${height}, which is`,
      })
    },
    'tilted-triangle'(random) {
      const { width, height, one: up, other: along, place } = drawSizes(random)
      const corners = [place, moved(place, [width, up]), moved(place, [along, height])]
      const cuts = [
        [width, up],
        [along, height],
        [width - along, height - up],
      ] as const
      const cutAreas = cuts.map(([one, other]) => (one * other) / 2)
      const outside = cutAreas.reduce((sum, cut) => sum + cut, 0)
      const box = [place, moved(place, [width, 0]), moved(place, [width, height]), moved(place, [0, height])]
      return areaOf({
        corners,
        area: width * height - outside,
        working: typst`#note[No side lies along the grid. Draw a rectangle round the triangle and take away the three right-angled triangles in its corners.]
${picture(corners, `polygon-of(${box.map(shownPoint).join(', ').replaceAll('−', '-')}, dash: "dashed", colour: wrong)`)}
#working("M1")[rectangle: $${width} times ${height} = ${width * height}$]
#working("M1")[$display(1/2)(${cuts.map((sides) => sides.join(' times ')).join(' + ')}) = ${outside}$]`,
        inWords: `A rectangle round the triangle has area ${width} times ${height}, ${width * height}. The three right-angled triangles outside have areas ${cutAreas.join(', ')}, together ${outside}. The area is`,
      })
    },
  },
})
