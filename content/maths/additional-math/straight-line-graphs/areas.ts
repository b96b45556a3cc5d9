// Areas from coordinates: triangles and quadrilaterals, a coordinate that an area fixes, a height that follows from it.

import { agree, distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { bareAxes, named } from '../../kit/grids.ts'
import { squaredLength, squaresOf } from '../../kit/lines.ts'
import { fraction, minus, simplestSurd, substituted, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions, typedSurdOver } from '../../kit/typed.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** The corners in two rows, the first again at the end, as the area is worked out. */
const array = (corners: readonly Point[]): string => {
  const round = [...corners, ...corners.slice(0, 1)]
  const row = (n: 0 | 1) => round.map((corner) => minus(corner[n])).join(', ')
  return `1/2 abs(mat(delim: #none, column-gap: #0.7em, ${row(0)}; ${row(1)}))`
}

/** The two sums of products along the diagonals of the array. */
const sums = (corners: readonly Point[]): readonly [number, number] => {
  const next = (n: number) => corners[(n + 1) % corners.length] ?? [0, 0]
  const down = corners.reduce((total, [x], n) => total + x * next(n)[1], 0)
  const up = corners.reduce((total, [, y], n) => total + y * next(n)[0], 0)
  return [down, up]
}

const inOrder = (corners: readonly Point[]) => corners.map((p, n) => `$${'ABCD'[n] ?? ''}${shownPoint(p)}$`)
const inOrderInWords = (corners: readonly Point[]) =>
  listInWords(corners.map((p, n) => `${'ABCD'[n] ?? ''} ${spokenPoint(p)}`))

const picture = (corners: readonly Point[]): string => {
  const centre: Point = [
    corners.reduce((total, [x]) => total + x, 0) / corners.length,
    corners.reduce((total, [, y]) => total + y, 0) / corners.length,
  ]
  return bareAxes(corners, [
    `polygon-of(${corners.map(pair).join(', ')})`,
    ...corners.map((corner, n) => named(corner, 'ABCD'[n] ?? '', centre)),
  ])
}

const isClear = (corners: readonly Point[]) => corners.every(([x, y]) => x !== 0 && y !== 0)

/** Every corner turns to the left, and not by a little only. */
const isConvex = (corners: readonly Point[]) =>
  corners.every((corner, n) => {
    const [next = corner, after = corner] = [1, 2].map((step) => corners[(n + step) % corners.length])
    return (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]) > 4
  })

const ofPolygon = (shape: 'triangle' | 'quadrilateral') => (random: Random) => {
  // Anticlockwise, one corner in each direction from a middle.
  const corners = random.until(
    (): Point[] => {
      const [x, y] = [random.integer(-1, 3), random.integer(-1, 3)]
      const free = () => random.integer(2, 6)
      const small = () => random.integer(-2, 2)
      const four: Point[] = [
        [x - free(), y + small()],
        [x + small(), y - free()],
        [x + free(), y + small()],
        [x + small(), y + free()],
      ]
      return shape === 'triangle' ? four.slice(0, 3) : four
    },
    (found) => isClear(found) && polygonArea(...found) > 12 && isConvex(found),
  )
  const [down, up] = sums(corners)
  const area = (down - up) / 2
  return {
    question: typst`
The vertices of a ${shape} are ${inOrder(corners).join(', ')}.
${picture(corners)}
Find the area of ${shape} $${[...'ABCD'].slice(0, corners.length).join(' ')}$. #marks(3)`,
    answer: typst`
#note[Write the corners in order, anticlockwise, and the first again at the end.]
#working("M1")[$ "area" = ${array(corners)} $]
#working("M1")[$ = 1/2 abs(${minus(down)} − ${substituted(up)}) $]
#working("A1")[area $=$ #result[$${area}$]]
#scheme[Or: *M1* for a rectangle round the ${shape}, *M1* for taking the triangles outside from it.]`,
    alt: plain`The vertices of a ${shape} are, in order, ${inOrderInWords(corners)}. Find its area.`,
    answerAlt: plain`Multiply each x by the next y: the sum is ${down}. Multiply each y by the next x: the sum is ${up}. Half the difference is the area, ${area}.`,
    answers: [final('', number(area))],
    verify: () => {
      // Cut into triangles from the first corner, each by Heron's formula.
      const [first = [0, 0], ...rest] = corners
      const heron = rest.slice(1).reduce((total, corner, n) => {
        const before = rest[n] ?? corner
        const [a, b, c] = [distance(first, before), distance(before, corner), distance(corner, first)]
        const s = (a + b + c) / 2
        return total + Math.sqrt(s * (s - a) * (s - b) * (s - c))
      }, 0)
      return agree(heron, area, 1e-6) ? null : `the triangles have the area ${heron}`
    },
  }
}

export const areaOfPolygon = defineTemplate({
  id: 'area-from-coordinates',
  marks: 3,
  calculator: false,
  level: 2,
  cases: { triangle: ofPolygon('triangle'), quadrilateral: ofPolygon('quadrilateral') },
})

/** C is (k, n), or (k, k + n) on a slanting line. */
const fixedByArea = (onLine: boolean) => (random: Random) => {
  // Twice the signed area of A, B, C is pk + q.
  const { a, b, n, slope, start, area, low, high } = random.until(
    () => {
      const [a, b]: [Point, Point] = [
        [random.integer(-4, 2), random.integer(-4, 3)],
        [random.integer(3, 7), random.integer(-3, 6)],
      ]
      const n = random.integerExcept(-5, 6, 0)
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const slope = onLine ? dx - dy : -dy
      const start = dx * (n - a[1]) + dy * a[0]
      const low = random.integer(-6, 2)
      const area = Math.abs(slope * low + start) / 2
      const other = (-2 * start) / slope - low
      return { a, b, n, slope, start, area, low: Math.min(low, other), high: Math.max(low, other) }
    },
    ({ slope, area, low, high }) =>
      Number.isInteger(low) &&
      Number.isInteger(high) &&
      Math.abs(slope) > 1 &&
      low < high &&
      area >= 5 &&
      Number.isInteger(area) &&
      Math.abs(high) < 16 &&
      Math.abs(low) < 16,
  )
  const height = onLine ? `k ${n < 0 ? '−' : '+'} ${Math.abs(n)}` : minus(n)
  const heightInWords = onLine ? `k ${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)}` : plain`${n}`
  const twice = terms([slope, 'k'], [start, ''])
  const row = (values: readonly string[]) => values.join(', ')
  return {
    question: typst`
The points $A${shownPoint(a)}$, $B${shownPoint(b)}$ and $C(k, ${height})$ are the vertices of a triangle of area ${area}.

Find the two possible values of $k$. #marks(4)`,
    answer: typst`
#working("M1")[$ 1/2 abs(mat(delim: #none, column-gap: #0.7em, ${row([minus(a[0]), minus(b[0]), 'k', minus(a[0])])}; ${row([minus(a[1]), minus(b[1]), height, minus(a[1])])})) = ${area} $]
#working("A1")[$${twice} = plus.minus ${2 * area}$]
#note[The corners may run clockwise or anticlockwise, so both signs are possible.]
#working("A1 A1")[$k =$ #result[$${minus(low)}$] or $k =$ #result[$${minus(high)}$]]`,
    alt: plain`The points A ${spokenPoint(a)}, B ${spokenPoint(b)} and C (k, ${heightInWords}) are the vertices of a triangle of area ${area}. Find the two possible values of k.`,
    answerAlt: plain`Twice the area is plus or minus ${2 * area}. This gives two linear equations for k, with the solutions ${low} and ${plain`${high}`}.`,
    answers: [allSolutions([low, high], 'k')],
    verify: () => {
      const measured = (k: number) => polygonArea(a, b, [k, onLine ? k + n : n])
      const found = roots((k) => measured(k) - area, -40.013, 40.007)
      return [low, high].every((k) => agree(measured(k), area)) && found.length === 2
        ? null
        : `k is ${found.join(', ')}`
    },
  }
}

export const coordinateFromArea = defineTemplate({
  id: 'coordinate-from-area',
  marks: 4,
  calculator: false,
  level: 4,
  cases: { 'one-letter': fixedByArea(false), 'on-a-line': fixedByArea(true) },
})

export const heightFromArea = defineTemplate({
  id: 'height-from-area',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'perpendicular-distance'(random) {
      const corners = random.until(
        (): [Point, Point, Point] => [
          [random.integer(-5, 1), random.integer(-4, 2)],
          [random.integer(2, 7), random.integer(-3, 5)],
          [random.integer(-4, 6), random.integer(3, 9)],
        ],
        (found) => {
          const [a, b] = found
          const square = squaredLength(a, b)
          const [down, up] = sums(found)
          return (
            isClear(found) &&
            simplestSurd(square).inside !== 1 &&
            a[1] !== b[1] &&
            down - up > 14 &&
            (down - up) % 2 === 0
          )
        },
      )
      const [down, up] = sums(corners)
      const [a, b, c] = corners
      const [area, square] = [(down - up) / 2, squaredLength(a, b)]
      const { outside, inside } = simplestSurd(square)
      // 2 · area / (outside √inside) = 2 · area · √inside / (outside · inside)
      const answer = fraction(2 * area, outside * inside)
      const answerInWords = fractionInWords(2 * area, outside * inside)
      const isOne = 2 * area === outside * inside
      return {
        question: typst`
The vertices of a triangle are ${inOrder(corners).join(', ')}.
${picture(corners)}
#part("a", 2)[Find the area of triangle $A B C$.]
#part("b", 3)[Hence find the perpendicular distance from $C$ to the line $A B$. Give your answer in the form $p sqrt(q)$, where $p$ is rational and $q$ is as small an integer as possible.]`,
        answer: typst`
#part("a")[
#working("M1")[$ 1/2 abs(mat(delim: #none, column-gap: #0.7em, ${[a, b, c, a].map(([x]) => minus(x)).join(', ')}; ${[a, b, c, a].map(([, y]) => minus(y)).join(', ')})) $
$ = 1/2 abs(${minus(down)} − ${substituted(up)}) $]
#working("A1")[area $=$ #result[${area}]]]
#part("b")[
#working("B1")[$A B = sqrt(${squaresOf(a, b)}) = ${surd(1, square)}$]
#note[$A B$ is the base and the distance $h$ is the height.]
#working("M1 FT")[$ 1/2 times ${surd(1, square)} times h = ${area} $]
#working("A1")[$h =$ #result[$${isOne ? '' : answer} sqrt(${inside})$]]]`,
        alt: plain`The vertices of a triangle are ${inOrderInWords(corners)}. Part a: find the area of triangle ABC. Part b: hence find the perpendicular distance from C to the line AB, in the form p root q, where p is rational and q is as small an integer as possible.`,
        answerAlt: plain`Part a: the area is ${area}. Part b: AB is ${surdInWords(1, square)}. Half of AB times the distance is ${area}, so the distance is ${isOne ? '' : `${answerInWords} times `}root ${inside}.`,
        answers: [
          final('a', number(area)),
          final('b', number(typedSurdOver(2 * area, inside, outside * inside), { form: 'simplest-surd' })),
        ],
        verify: () => {
          // Walk along AB in small steps and take the smallest distance from C.
          const step = (n: number): Point => [
            a[0] + ((b[0] - a[0]) * n) / 2000,
            a[1] + ((b[1] - a[1]) * n) / 2000,
          ]
          const nearest = Math.min(...Array.from({ length: 8001 }, (_, n) => distance(c, step(n - 3000))))
          return agree(nearest, (2 * area) / Math.sqrt(square), 1e-3)
            ? null
            : `the nearest point is ${nearest} away`
        },
      }
    },
  },
})
