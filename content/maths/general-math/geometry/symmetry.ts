// Line and rotational symmetry of plane shapes. Every number is found again by reflecting and turning the corners.

import { cos, sin } from '../../kit/angles.ts'
import { distance, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Shape {
  readonly name: string
  readonly lines: number
  readonly order: number
  readonly corners: readonly Point[]
}

export const ring = (n: number, radius: number, from = 90): Point[] =>
  Array.from({ length: n }, (_, k) => [
    radius * cos(from + (360 / n) * k),
    radius * sin(from + (360 / n) * k),
  ])

/** A star of n points, or (with a lean) blades that all lean the same way. */
const star = (n: number, lean: number): Point[] => {
  return Array.from({ length: n }, (_, k) => [
    [2.4 * cos(90 + (360 / n) * k + lean), 2.4 * sin(90 + (360 / n) * k + lean)] as Point,
    [1 * cos(90 + (360 / n) * (k + 0.5)), 1 * sin(90 + (360 / n) * (k + 0.5))] as Point,
  ]).flat()
}

const quadrilaterals: readonly Shape[] = [
  {
    name: 'rectangle',
    lines: 2,
    order: 2,
    corners: [
      [-2.4, -1.3],
      [2.4, -1.3],
      [2.4, 1.3],
      [-2.4, 1.3],
    ],
  },
  {
    name: 'rhombus',
    lines: 2,
    order: 2,
    corners: [
      [-2.5, 0],
      [0, -1.4],
      [2.5, 0],
      [0, 1.4],
    ],
  },
  {
    name: 'parallelogram',
    lines: 0,
    order: 2,
    corners: [
      [-2.6, -1.2],
      [1.4, -1.2],
      [2.6, 1.2],
      [-1.4, 1.2],
    ],
  },
  {
    name: 'kite',
    lines: 1,
    order: 1,
    corners: [
      [0, 1.2],
      [-1.4, 0.1],
      [0, -2.2],
      [1.4, 0.1],
    ],
  },
  {
    name: 'isosceles trapezium',
    lines: 1,
    order: 1,
    corners: [
      [-2.5, -1.1],
      [2.5, -1.1],
      [1.3, 1.1],
      [-1.3, 1.1],
    ],
  },
  {
    name: 'square',
    lines: 4,
    order: 4,
    corners: [
      [-1.6, -1.6],
      [1.6, -1.6],
      [1.6, 1.6],
      [-1.6, 1.6],
    ],
  },
]

const patterns: readonly Shape[] = [
  ...[3, 4, 5, 6].map((n) => ({ name: `star with ${n} points`, lines: n, order: n, corners: star(n, 0) })),
  ...[3, 4, 5, 6].map((n) => ({
    name: `windmill with ${n} blades`,
    lines: 0,
    order: n,
    corners: star(n, 300 / n / 2.6),
  })),
]

const polygons: readonly Shape[] = [
  { name: 'equilateral triangle', lines: 3, order: 3, corners: ring(3, 2.2) },
  { name: 'regular pentagon', lines: 5, order: 5, corners: ring(5, 2.1) },
  { name: 'regular hexagon', lines: 6, order: 6, corners: ring(6, 2.1) },
  { name: 'regular octagon', lines: 8, order: 8, corners: ring(8, 2.1, 67.5) },
]

/** Whether a movement takes the corners to corners again. */
const fits = (corners: readonly Point[], move: (point: Point) => Point): boolean => {
  return corners.every((corner) => corners.some((other) => distance(move(corner), other) < 1e-6))
}

const centred = (corners: readonly Point[]): Point[] => {
  const [x, y] = [0, 1].map(
    (n) => corners.reduce((sum, corner) => sum + (corner[n] ?? 0), 0) / corners.length,
  )
  return corners.map((corner) => [corner[0] - (x ?? 0), corner[1] - (y ?? 0)])
}

/** Lines through the middle tried at every half degree, and turns of every whole part of a full turn up to 12. */
const counted = (shape: readonly Point[]): { lines: number; order: number } => {
  const corners = centred(shape)
  const lines = Array.from({ length: 360 }, (_, k) => k / 2).filter((at) =>
    fits(corners, ([x, y]) => [x * cos(2 * at) + y * sin(2 * at), x * sin(2 * at) - y * cos(2 * at)]),
  ).length
  const order = Array.from({ length: 12 }, (_, k) => 12 - k).find((n) =>
    fits(corners, ([x, y]) => [x * cos(360 / n) - y * sin(360 / n), x * sin(360 / n) + y * cos(360 / n)]),
  )
  return { lines, order: order ?? 0 }
}

const told = ({ name }: Shape) => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)
const moved = (corners: readonly Point[], by: number) => corners.map(([x, y]) => pair([x + by, y])).join(', ')
/** Its letter, just below its lowest corner. */
const nameBelow = ({ corners }: Shape, x: number, name: string) =>
  `point(${pair([x, Math.min(...corners.map(([, y]) => y))])}, $${name}$, side: "below", mark: false)`
const spoken = ({ lines, order }: Shape) =>
  `${lines} ${lines === 1 ? 'line' : 'lines'} of symmetry and rotational symmetry of order ${order}`
const line = (letter: string, { lines, order }: Shape) => typst`
#part("${letter}")[
#working("B1")[lines of symmetry: #result[$${lines}$]]
#working("B1")[order of rotational symmetry: #result[$${order}$]]${order === 1 ? '\n#note[Only a full turn brings it back, so the order is 1.]' : ''}]`
const fields = (part: string, { lines, order }: Shape) => [
  final(part, number(lines), 'lines'),
  final(part, number(order), 'order'),
]

interface Told {
  /** A sentence that names the shapes, if they are named. */
  readonly shown: string
  readonly note?: string
}

const symmetries = ([one, other]: readonly Shape[], says?: Told) => {
  if (!one || !other) throw new Error('there are two shapes')
  const { shown, note = '' } = says ?? {
    shown: ` Shape $P$ is ${told(one)} and shape $Q$ is ${told(other)}.`,
  }
  return {
    question: typst`
The diagram shows two shapes.${shown}
#sketch(polygon-of(${moved(one.corners, 0)}, fill: maths-wash), polygon-of(${moved(other.corners, 6.4)}, fill: maths-wash), ${nameBelow(one, 0, 'P')}, ${nameBelow(other, 6.4, 'Q')}, height: 190pt, padding: (8pt, 20pt))
#part("a", 2)[Write down the number of lines of symmetry and the order of rotational symmetry of $P$.]
#part("b", 2)[Write down the number of lines of symmetry and the order of rotational symmetry of $Q$.]`,
    answer: typst`${line('a', one)}${line('b', other)}`,
    alt: plain`The diagram shows two shapes. Shape P is ${told(one)}, and shape Q is ${told(other)}.${note} Part a: write down the number of lines of symmetry and the order of rotational symmetry of P. Part b: write down the number of lines of symmetry and the order of rotational symmetry of Q.`,
    answerAlt: plain`Part a: P has ${spoken(one)}. Part b: Q has ${spoken(other)}.`,
    answers: [...fields('a', one), ...fields('b', other)],
    verify() {
      const wrong = [one, other].find(({ lines, order, corners }) => {
        const found = counted(corners)
        return found.lines !== lines || found.order !== order
      })
      return wrong ? `the ${wrong.name} has ${JSON.stringify(counted(wrong.corners))}` : null
    },
  }
}

export const symmetryOfShape = defineTemplate({
  id: 'symmetry-of-a-shape',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    quadrilaterals: (random) =>
      symmetries(
        random.until(
          () => random.distinct(quadrilaterals, 2),
          ([one, other]) => one?.lines !== other?.lines,
        ),
      ),
    'stars-and-windmills': (random) =>
      symmetries(random.shuffle([random.pick(patterns.slice(0, 4)), random.pick(patterns.slice(4))]), {
        shown: '',
        note: ' The blades of a windmill all lean the same way.',
      }),
    'regular-and-not': (random) =>
      symmetries([random.pick(polygons), random.pick(quadrilaterals.slice(2, 5))]),
  },
})
