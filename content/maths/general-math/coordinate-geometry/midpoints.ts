// Midpoints, and points that share a line in a ratio.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { bareAxes, named, segment } from '../../kit/grids.ts'
import { difference, midpointOf, moved } from '../../kit/lines.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const sum = (a: number, b: number): string => `${minus(a)} + ${substituted(b)}`

/** Two points, and what is halfway between them. */
const drawPoints = (random: Random) => {
  const a: Point = [random.integer(-8, 8), random.integer(-8, 8)]
  const far = random.until(
    (): Point => [random.integer(-9, 12), random.integer(-9, 12)],
    (b) => distance(a, b) > 5 && a[0] !== b[0] && a[1] !== b[1],
  )
  // Half-way values are for the first case only; elsewhere the midpoint is given and whole.
  const m = midpointOf(a, far)
  return { a, far, m }
}

/** Two points with a whole midpoint. */
const drawWhole = (random: Random) => {
  const { a, m } = drawPoints(random)
  const whole: Point = [Math.floor(m[0]), Math.floor(m[1])]
  const b: Point = [2 * whole[0] - a[0], 2 * whole[1] - a[1]]
  return { a, b, m: whole }
}

const isHalfway = (a: Point, m: Point, b: Point) =>
  agree(distance(a, m), distance(m, b)) && agree(distance(a, b), 2 * distance(a, m))
    ? null
    : 'the point is not half-way'

export const midpoint = defineTemplate({
  id: 'midpoint',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'find-midpoint'(random) {
      const { a, far: b, m } = drawPoints(random)
      return {
        question: typst`
$P$ is the point $${shownPoint(a)}$ and $Q$ is the point $${shownPoint(b)}$.

Find the coordinates of the midpoint of $P Q$. #marks(2)`,
        answer: typst`
#note[The midpoint has the mean of the $x$-coordinates and the mean of the $y$-coordinates.]
#working("M1")[$ ((${sum(a[0], b[0])})/2, (${sum(a[1], b[1])})/2) $]
#working("A1")[midpoint #result[$${shownPoint(m)}$]]`,
        alt: plain`P is the point ${spokenPoint(a)} and Q is the point ${spokenPoint(b)}. Find the coordinates of the midpoint of PQ.`,
        answerAlt: plain`The mean of ${a[0]} and ${plain`${b[0]}`} is ${m[0]}. The mean of ${plain`${a[1]}`} and ${plain`${b[1]}`} is ${m[1]}. The midpoint is ${spokenPoint(m)}.`,
        answers: [final('', coordinates(...m))],
        verify: () => isHalfway(a, m, b),
      }
    },
    'find-other-end'(random) {
      const { a, b, m } = drawWhole(random)
      return {
        question: typst`
$M${shownPoint(m)}$ is the midpoint of $A B$. $A$ is the point $${shownPoint(a)}$.

Find the coordinates of $B$. #marks(2)`,
        answer: typst`
#note[From $A$ to $M$, $x$ changes by $${minus(m[0] - a[0])}$ and $y$ by $${minus(m[1] - a[1])}$. From $M$ to $B$ it is the same again.]
#working("M1")[$(${minus(m[0])} + ${substituted(m[0] - a[0])}, ${minus(m[1])} + ${substituted(m[1] - a[1])})$]
#working("A1")[$B$ is #result[$${shownPoint(b)}$]]`,
        alt: plain`M ${spokenPoint(m)} is the midpoint of AB. A is the point ${spokenPoint(a)}. Find the coordinates of B.`,
        answerAlt: plain`From A to M, x changes by ${m[0] - a[0]} and y changes by ${m[1] - a[1]}. The same step from M leads to B, which is ${spokenPoint(b)}.`,
        answers: [final('', coordinates(...b), 'B')],
        verify: () => isHalfway(a, m, b),
      }
    },
    'two-letters'(random) {
      const { a, b, m } = drawWhole(random)
      return {
        question: typst`
$A$ is the point $(${minus(a[0])}, p)$ and $B$ is the point $(q, ${minus(b[1])})$. The midpoint of $A B$ is $${shownPoint(m)}$.

Find the value of $p$ and the value of $q$. #marks(2)`,
        answer: typst`
#note[Each coordinate of the midpoint is a mean.]
#working("B1")[$ (p + ${substituted(b[1])})/2 = ${minus(m[1])} $ $p =$ #result[$${minus(a[1])}$]]
#working("B1")[$ (${minus(a[0])} + q)/2 = ${minus(m[0])} $ $q =$ #result[$${minus(b[0])}$]]`,
        alt: plain`A is the point (${plain`${a[0]}`}, p) and B is the point (q, ${plain`${b[1]}`}). The midpoint of AB is ${spokenPoint(m)}. Find the value of p and the value of q.`,
        answerAlt: plain`Half the sum of p and ${plain`${b[1]}`} is ${m[1]}, so p is ${a[1]}. Half the sum of ${a[0]} and q is ${m[0]}, so q is ${b[0]}.`,
        answers: [final('', number(a[1]), 'p'), final('', number(b[0]), 'q')],
        verify: () => isHalfway(a, m, b),
      }
    },
  },
})

/** Three points on a line, the parts between them as near : far. The middle one or the last one is asked for. */
const shared = (random: Random, isInside: boolean) => {
  const [near, far] = random.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const)
  // Not too flat for a figure, and no point on an axis.
  const [a, step] = random.until(
    () =>
      [
        [random.integer(-6, 2), random.integer(-5, 4)],
        [random.integer(1, 4), random.integerExcept(-3, 4, 0)],
      ] as const,
    ([from, way]) =>
      Math.abs(way[1]) * 2 >= way[0] &&
      [0, near, near + far].every((times) => moved(from, way, times).every((value) => value !== 0)),
  )
  const [p, b] = [moved(a, step, near), moved(a, step, near + far)]
  const whole = near + far
  const side = step[1] > 0 ? 'above-left' : 'below-left'
  const other = step[1] > 0 ? 'below-right' : 'above-right'
  // In the second case A and P are given, and B is the point beyond.
  const middleName = isInside ? 'P' : 'B'
  const endName = isInside ? 'B' : 'C'
  const picture = bareAxes(
    [a, b],
    [
      segment(a, b, 'colour: maths'),
      named(a, 'A', side),
      named(p, middleName, other),
      named(b, endName, other),
    ],
  )
  const given = isInside ? b : p
  const [dx, dy] = [given[0] - a[0], given[1] - a[1]]
  const share = isInside ? typst`display(${near}/${whole})` : typst`display(${far}/${near})`
  const start = isInside ? a : p
  const end = isInside ? p : b
  const [mx, my] = [end[0] - start[0], end[1] - start[1]]
  const shareInWords = isInside ? `${near} over ${whole}` : `${far} over ${near}`
  return {
    question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(given)}$.
${picture}
${isInside ? typst`$P$ is the point on $A B$ such that $A P : P B = ${near} : ${far}$.` : typst`$A B$ is extended to $C$ so that $A B : B C = ${near} : ${far}$.`}

Find the coordinates of $${isInside ? 'P' : 'C'}$. #marks(3)`,
    answer: typst`
#working("M1")[from $A$ to $B$: $${difference(given[0], a[0])} = ${minus(dx)}$ and $${difference(given[1], a[1])} = ${minus(dy)}$]
${
  isInside
    ? typst`#note[$A P$ is $${share}$ of $A B$.]`
    : typst`#note[$B C$ is $${share}$ of $A B$, in the same direction.]`
}
#working("M1")[${isInside ? 'from $A$ to $P$' : 'from $B$ to $C$'}: $${share} times ${substituted(dx)} = ${minus(mx)}$ and $${share} times ${substituted(dy)} = ${minus(my)}$]
#working("A1")[$${isInside ? 'P' : 'C'}$ is #result[$${shownPoint(end)}$]]`,
    alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(given)}. ${isInside ? `P is the point on AB such that AP to PB is ${near} to ${far}` : `AB is extended to C so that AB to BC is ${near} to ${far}`}. Find the coordinates of ${isInside ? 'P' : 'C'}.`,
    answerAlt: plain`From A to B, x changes by ${dx} and y changes by ${dy}. ${isInside ? 'AP' : 'BC'} is ${shareInWords} of AB, so x changes by ${mx} and y by ${plain`${my}`}. ${isInside ? 'P' : 'C'} is ${spokenPoint(end)}.`,
    answers: [final('', coordinates(...end), isInside ? 'P' : 'C')],
    verify() {
      const isStraight = agree(distance(a, p) + distance(p, b), distance(a, b))
      return isStraight && agree(distance(a, p) * far, distance(p, b) * near)
        ? null
        : 'the parts are in another ratio'
    },
  }
}

export const shareOfLine = defineTemplate({
  id: 'share-of-a-line',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    'in-a-ratio': (random) => shared(random, true),
    produced: (random) => shared(random, false),
  },
})
