// Planes and axes of symmetry of solids, counted again by reflecting and turning the corners.

import { cos, sin } from '../../kit/angles.ts'
import { final, number } from '../../kit/final-answers.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { ring } from './symmetry.ts'

const names = {
  3: 'an equilateral triangle',
  5: 'a regular pentagon',
  6: 'a regular hexagon',
  8: 'a regular octagon',
} as const

type Corner = readonly [number, number, number]

interface Solid {
  readonly name: string
  readonly axis: string
  readonly planes: number
  readonly order: number
  readonly corners: readonly Corner[]
  readonly drawing: string
  readonly why: string
}

const prismOf = (n: keyof typeof names): Solid => {
  const section = ring(n, 2.4, n === 3 ? 90 : 270 - 180 / n)
  const corners = [-4, 4].flatMap((z) => section.map(([x, y]) => [x, y, z] as const))
  // A corner at the back is hidden if both sides that meet there face away from the way to the back.
  const facesAway = section.map(([x, y], k) => {
    const [nextX, nextY] = section[(k + 1) % n] ?? [0, 0]
    return (nextY - y) * cos(40) - (nextX - x) * sin(40) <= 0
  })
  const hidden = section.map((_, k) => k).filter((k) => facesAway[k] && facesAway[(k + n - 1) % n])
  return {
    name: `a prism whose cross-section is ${names[n]}`,
    axis: 'the line $A B$ through the centres of its ends',
    planes: n + 1,
    order: n,
    corners,
    drawing: `prism((${section.map(pair).join(', ')}), 8, hidden: (${hidden.map((k) => `${k}, `).join('')})), space-edge((0, 0, 0), (0, 0, 8), hidden: true, colour: wrong), space-edge((0, 0, -8), (0, 0, 0), colour: wrong), space-edge((0, 0, 8), (0, 0, 15), colour: wrong), point(in-space((0, 0, -8)), $A$, side: "left", mark: false), point(in-space((0, 0, 15)), $B$, side: "right", mark: false)`,
    why: `One plane for each of the ${n} lines of symmetry of the cross-section, and one halfway along the prism.`,
  }
}

const solids: readonly Solid[] = [
  {
    name: 'a pyramid on a square base, with its top above the centre of the base',
    axis: 'the line $A B$ through its top and the centre of its base',
    planes: 4,
    order: 4,
    corners: [
      [1, 1, 0],
      [-1, 1, 0],
      [-1, -1, 0],
      [1, -1, 0],
      [0, 0, 2.3],
    ],
    drawing:
      'pyramid(6, 6, 6), space-edge((3, -1.6, 3), (3, 7.6, 3), hidden: true, colour: wrong), point(in-space((3, 7.6, 3)), $A$, side: "above", mark: false), point(in-space((3, -1.6, 3)), $B$, side: "below", mark: false)',
    why: 'Two planes go through opposite corners of the base and two through the midpoints of opposite sides, all through the top.',
  },
  {
    name: 'a cuboid that measures 8 cm by 4 cm by 5 cm',
    axis: 'the line $A B$ through the centres of its top and its bottom, which measure 8 cm by 5 cm',
    planes: 3,
    order: 2,
    corners: [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) => [-1, 1].map((z) => [4 * x, 2 * y, 2.5 * z] as const)),
    ),
    drawing:
      'cuboid(8, 4, 5), space-edge((4, -2.4, 2.5), (4, 6, 2.5), hidden: true, colour: wrong), point(in-space((4, 6, 2.5)), $A$, side: "above", mark: false), point(in-space((4, -2.4, 2.5)), $B$, side: "left", mark: false)',
    why: 'One plane halfway along each of the three edges. A quarter turn does not fit, as the edges differ.',
  },
  {
    name: 'a cuboid with a square base that measures 4 cm by 4 cm and a height of 6 cm',
    axis: 'the vertical line $A B$ through the centre of its base',
    planes: 5,
    order: 4,
    corners: [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) => [-1, 1].map((z) => [2 * x, 2 * y, 3 * z] as const)),
    ),
    drawing:
      'cuboid(4, 6, 4), space-edge((2, -2, 2), (2, 7.6, 2), hidden: true, colour: wrong), point(in-space((2, 7.6, 2)), $A$, side: "above", mark: false), point(in-space((2, -2, 2)), $B$, side: "left", mark: false)',
    why: 'Two vertical planes parallel to faces, two vertical planes through opposite edges, and one horizontal plane.',
  },
]

/** The image of a corner in the plane through the centre at a right angle to a normal. */
const reflected = (corner: Corner, normal: readonly number[]): Corner => {
  const length = normal.reduce((sum, value) => sum + value * value, 0)
  const share = (2 * corner.reduce((sum, value, n) => sum + value * (normal[n] ?? 0), 0)) / length
  return [0, 1, 2].map((n) => (corner[n] ?? 0) - share * (normal[n] ?? 0)) as unknown as Corner
}

const sameCorners = (corners: readonly Corner[], images: readonly Corner[]): boolean => {
  return images.every((image) =>
    corners.some((corner) => Math.hypot(...corner.map((value, n) => value - (image[n] ?? 0))) < 1e-6),
  )
}

/** Planes of symmetry: every one is at a right angle to the line between a corner and its image, halfway. */
const countPlanes = (corners: readonly Corner[]): number => {
  const middle = [0, 1, 2].map(
    (n) => corners.reduce((sum, corner) => sum + (corner[n] ?? 0), 0) / corners.length,
  )
  const moved = corners.map(
    (corner) => corner.map((value, n) => value - (middle[n] ?? 0)) as unknown as Corner,
  )
  const found: number[][] = []
  for (const [k, one] of moved.entries()) {
    for (const other of moved.slice(k + 1)) {
      const normal = one.map((value, n) => value - (other[n] ?? 0))
      const size = Math.hypot(...normal)
      const unit = normal.map((value) => value / size)
      if (
        !sameCorners(
          moved,
          moved.map((corner) => reflected(corner, unit)),
        )
      )
        continue
      const isNew = found.every(
        (known) => Math.abs(known.reduce((sum, value, n) => sum + value * (unit[n] ?? 0), 0)) < 1 - 1e-9,
      )
      if (isNew) found.push(unit)
    }
  }
  return found.length
}

/** Order of rotational symmetry about the third axis. */
const countTurns = (corners: readonly Corner[]): number => {
  const order = Array.from({ length: 12 }, (_, k) => 12 - k).find((n) =>
    sameCorners(
      corners,
      corners.map(
        ([x, y, z]) => [x * cos(360 / n) - y * sin(360 / n), x * sin(360 / n) + y * cos(360 / n), z] as const,
      ),
    ),
  )
  return order ?? 0
}

/** The same solid with the axis of the question as the third axis. */
const aboutAxis = ({ corners, planes, order }: Solid): readonly Corner[] => {
  return planes === 3 && order === 2 ? corners.map(([x, y, z]) => [x, z, y] as const) : corners
}

const symmetryOf = (solid: Solid) => {
  const { name, axis, planes, order, drawing, why, corners } = solid
  const spokenAxis = axis.replace('$A B$', 'AB')
  return {
    question: typst`
The diagram shows ${name.replaceAll(' cm', '~cm')}. $A B$ is ${axis.replace(' $A B$', '').replaceAll(' cm', '~cm')}.
#sketch(${drawing}, height: 225pt, padding: (40pt, 24pt))
#part("a", 1)[Write down the number of planes of symmetry of the solid.]
#part("b", 1)[Write down the order of rotational symmetry of the solid about $A B$.]`,
    answer: typst`
#part("a")[#working("B1")[#result[$${planes}$]]
#note[${why}]]
#part("b")[#working("B1")[#result[$${order}$]]]`,
    alt: plain`The diagram shows ${name}. The axis is ${spokenAxis}. Part a: write down the number of planes of symmetry of the solid. Part b: write down the order of rotational symmetry of the solid about AB.`,
    answerAlt: plain`Part a: the solid has ${planes} planes of symmetry. ${why} Part b: the order of rotational symmetry about AB is ${order}.`,
    answers: [final('a', number(planes)), final('b', number(order))],
    verify() {
      const found = [countPlanes(corners), countTurns(aboutAxis(solid))]
      return found[0] === planes && found[1] === order
        ? null
        : `counted, there are ${found[0]} planes and the order is ${found[1]}`
    },
  }
}

export const symmetryOfSolid = defineTemplate({
  id: 'symmetry-of-a-solid',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    prism: (random) => symmetryOf(prismOf(random.pick([3, 5, 6, 8] as const))),
    'pyramid-or-cuboid': (random) => symmetryOf(random.pick(solids)),
  },
})
