// Points on a grid: reading and plotting them, completing a shape, and areas by counting along the axes.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { grid, named, polygon, segment } from '../../kit/grids.ts'
import { midpointOf, moved, whereabouts } from '../../kit/lines.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

type Corners = readonly [Point, Point, Point, Point]

// Clear of the axes and of the numbers along them.
const isOnGrid = (corners: readonly Point[]) =>
  corners.every(([x, y]) => [x, y].every((value) => Math.abs(value) <= 5 && value !== 0 && value !== -1))

const isSpread = (corners: Corners) =>
  isOnGrid(corners) && corners.every((p, n) => corners.slice(n + 1).every((q) => distance(p, q) > 2))

export const pointsOnGrid = defineTemplate({
  id: 'points-on-a-grid',
  marks: 3,
  calculator: false,
  level: 1,
  cases: ['read-and-plot', 'parallelogram', 'kite'],
  draw(random, which) {
    const corners = random.until((): Corners => {
      const a: Point = [random.integer(-5, 2), random.integer(-5, 5)]
      if (which === 'parallelogram') {
        const [across, up]: readonly [Point, Point] = [
          [random.integer(3, 6), random.integer(-2, 2)],
          [random.integerExcept(-2, 3, 0), random.integer(3, 6)],
        ]
        return [a, moved(a, across), moved(moved(a, across), up), moved(a, up)]
      }
      if (which === 'kite') {
        const [width, upper, lower] = [random.integer(2, 4), random.integer(1, 3), random.integer(3, 6)]
        const top: Point = [a[0] + 2, a[1]]
        return [
          top,
          moved(top, [width, -upper]),
          moved(top, [0, -upper - lower]),
          moved(top, [-width, -upper]),
        ]
      }
      const free = () => [random.integer(-5, 5), random.integer(-5, 5)] as const
      return [a, free(), free(), free()]
    }, isSpread)
    return { which, corners }
  },
  write({ which, corners }) {
    const [a, b, c, d] = corners
    if (which === 'read-and-plot') {
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
      }
    }
    const isKite = which === 'kite'
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
#working("B1")[$D$ is #result[$${shownPoint(d)}$]]]
${grid([-6, 6], [-6, 6], polygon(corners, ['A', 'B', 'C', 'D']), ...(isKite ? [segment(a, c, 'dash: "dashed"')] : []))}`,
      alt: plain`Three points are marked on a grid. A is ${whereabouts(a)}. B is ${whereabouts(b)}. C is ${whereabouts(c)}. Part a: write down the coordinates of A. Part b: ABCD is ${isKite ? 'a kite with AC as its line of symmetry' : 'a parallelogram'}. Mark D on the grid and write down its coordinates.`,
      answerAlt: plain`Part a: A is ${spokenPoint(a)}. Part b: ${isKite ? 'D is as far to the left of AC as B is to the right of it' : `from B to C it is ${step}, and so it is from A to D`}. D is ${spokenPoint(d)}.`,
    }
  },
  verify({ which, corners: [a, b, c, d] }) {
    if (which === 'read-and-plot') return distance(a, b) > 0 && distance(a, c) > 0 ? null : 'two points meet'
    if (which === 'kite') {
      return agree(distance(a, b), distance(a, d)) && agree(distance(c, b), distance(c, d)) && d[0] < b[0]
        ? null
        : 'no kite'
    }
    // The diagonals of a parallelogram halve each other.
    return agree(distance(midpointOf(a, c), midpointOf(b, d)), 0) ? null : 'no parallelogram'
  },
})

export const areaOnGrid = defineTemplate({
  id: 'area-on-a-grid',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['triangle', 'trapezium', 'tilted-triangle'],
  draw(random, which) {
    const [width, height] = [random.integer(6, 9), random.integer(5, 8)]
    const [one, other] = [random.integer(1, 3), random.integer(1, 3)]
    const place: Point = [random.integer(-5, -2), random.integer(-4, -2)]
    const [shape, area] = (
      {
        triangle: [
          [
            [0, 0],
            [width, 0],
            [one + other, height],
          ],
          (width * height) / 2,
        ],
        trapezium: [
          [
            [0, 0],
            [width, 0],
            [width - one, height],
            [other, height],
          ],
          ((width + width - one - other) * height) / 2,
        ],
        'tilted-triangle': [
          [
            [0, 0],
            [width, one],
            [other, height],
          ],
          width * height - (width * one + other * height + (width - other) * (height - one)) / 2,
        ],
      } satisfies Record<string, [Point[], number]>
    )[which]
    return { which, corners: shape.map((corner) => moved(corner, place)), area }
  },
  write({ which, corners, area }) {
    const names = [...'ABCD'].slice(0, corners.length)
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners
    const window = [
      [-6, 8],
      [-5, 8],
    ] as const
    const shape = which === 'trapezium' ? 'quadrilateral $A B C D$' : 'triangle $A B C$'
    const spokenShape = which === 'trapezium' ? 'quadrilateral ABCD' : 'triangle ABC'
    const [width, height] = [b[0] - a[0], c[1] - a[1]]
    const [up, along] = [b[1] - a[1], c[0] - a[0]]
    const cuts = [
      [width, up],
      [along, height],
      [width - along, height - up],
    ] as const
    const cutAreas = cuts.map(([one, other]) => (one * other) / 2)
    const box: Point[] = [a, [b[0], a[1]], [b[0], c[1]], [a[0], c[1]]]
    const working = {
      triangle: typst`
#working("B1")[base $A B = ${width}$ and height $= ${height}$]
#working("M1")[$ "area" = 1/2 times ${width} times ${height} $]`,
      trapezium: typst`
#note[$A B$ and $D C$ are parallel, so it is a trapezium.]
#working("B1")[$A B = ${width}$, $D C = ${c[0] - d[0]}$, height $= ${height}$]
#working("M1")[$ "area" = 1/2 times (${width} + ${c[0] - d[0]}) times ${height} $]`,
      'tilted-triangle': typst`
#note[No side lies along the grid. Draw a rectangle round the triangle and take away the three right-angled triangles in its corners.]
${grid(...window, `polygon-of(${box.map(shownPoint).join(', ').replaceAll('−', '-')}, dash: "dashed", colour: wrong)`, polygon(corners, names))}
#working("M1")[rectangle: $${width} times ${height} = ${width * height}$]
#working("M1")[$display(1/2)(${cuts.map((sides) => sides.join(' times ')).join(' + ')}) = ${width * height - area}$]`,
    }[which]
    return {
      question: typst`
The diagram shows ${shape} on a 1 cm square grid.
${grid(...window, polygon(corners, names))}
Work out the area of ${shape}. #marks(3)`,
      answer: typst`${working}
#working("A1")[area $=$ #result[${area} cm²]]`,
      alt: plain`The diagram shows ${spokenShape} on a 1 cm square grid. ${corners.map((p, n) => `${names[n] ?? ''} is ${spokenPoint(p)}`).join(', ')}. Work out the area of ${spokenShape}.`,
      answerAlt: {
        triangle: plain`The base AB is ${width} and the height is ${height}. The area is half times ${width} times ${height}, which is ${area} square centimetres.`,
        trapezium: plain`AB is ${width}, DC is parallel to it and is ${c[0] - d[0]}, and the height is ${height}. The area is half times the sum of ${width} and ${c[0] - d[0]}, times ${height}, which is ${area} square centimetres.`,
        'tilted-triangle': plain`A rectangle round the triangle has area ${width} times ${height}, ${width * height}. The three right-angled triangles outside have areas ${cutAreas.join(', ')}, together ${width * height - area}. The area is ${area} square centimetres.`,
      }[which],
    }
  },
  verify({ corners, area }) {
    const found = polygonArea(...corners)
    return agree(found, area) ? null : `the corners enclose ${found}`
  },
})
