// Faces, edges and vertices of prisms and pyramids.

import { final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { threeAnswers } from './vocabulary.ts'

/** Counts the faces by Euler, V − E + F = 2, from the edges as pairs of neighbouring corners. */
const counted = (edges: readonly (readonly number[])[], wanted: readonly number[]) => {
  const vertices = new Set(edges.flat()).size
  const found = [2 - vertices + edges.length, edges.length, vertices]
  return found.join() === wanted.join() ? null : `counted: ${found}`
}

const baseOf = (n: number) => Array.from({ length: n }, (_, k) => [k, (k + 1) % n] as const)

const threeNumbers = (counts: readonly number[]) =>
  counts.map((count, k) => final('abc'.charAt(k), number(count)))

export const partsOfSolid = defineTemplate({
  id: 'faces-edges-vertices',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    prism(random) {
      const n = random.integer(5, 12)
      const counts = [n + 2, 3 * n, 2 * n]
      return {
        question: typst`The cross-section of a prism is a polygon with ${n} sides.

Write down, for this prism, the number of
#part("a", 1)[faces,]
#part("b", 1)[edges,]
#part("c", 1)[vertices.]`,
        answer: typst`
${threeAnswers(counts.map((count) => `$${count}$`))}
#note[Faces: ${n} rectangles and 2 ends. Edges: ${n} round each end and ${n} between the ends. Vertices: ${n} at each end.]`,
        alt: plain`The cross-section of a prism is a polygon with ${n} sides. Write down, for this prism, part a: the number of faces; part b: the number of edges; part c: the number of vertices.`,
        answerAlt: plain`Part a: ${n} rectangles and 2 ends are ${n + 2} faces. Part b: ${n} round each end and ${n} between the ends are ${3 * n} edges. Part c: ${n} at each end are ${2 * n} vertices.`,
        answers: threeNumbers(counts),
        verify() {
          const base = baseOf(n)
          const edges = [...base, ...base.map(([a, b]) => [a + n, b + n]), ...base.map(([a]) => [a, a + n])]
          return counted(edges, counts)
        },
      }
    },
    'pyramid-from-edges'(random) {
      const n = random.integer(5, 14)
      const counts = [n, n + 1, n + 1]
      return {
        question: typst`A pyramid has ${2 * n} edges.

Find the number of
#part("a", 1)[sides of its base,]
#part("b", 1)[faces of the pyramid,]
#part("c", 1)[vertices of the pyramid.]`,
        answer: typst`
${threeAnswers(
  counts.map((count) => `$${count}$`),
  true,
)}
#note[From each corner of the base one edge goes up, so half of the edges are sides of the base. Faces: ${n} triangles and the base. Vertices: ${n} and the top.]`,
        alt: plain`A pyramid has ${2 * n} edges. Find part a: the number of sides of its base; part b: the number of faces of the pyramid; part c: the number of vertices of the pyramid.`,
        answerAlt: plain`Part a: half of the edges are sides of the base, so it has ${n} sides. Part b: ${n} triangles and the base are ${n + 1} faces. Part c: ${n} corners of the base and the top are ${n + 1} vertices.`,
        answers: threeNumbers(counts),
        verify() {
          const base = baseOf(n)
          return counted([...base, ...base.map(([a]) => [a, n])], [n + 1, 2 * n, n + 1])
        },
      }
    },
  },
})
