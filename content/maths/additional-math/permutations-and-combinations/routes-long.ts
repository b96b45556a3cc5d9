// Long questions on counting in a figure: the ways through a grid of streets, and triangles with corners on the sides of another.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, combinations, countSelections } from './counting.ts'

const nCr = (n: number | string, r: number | string): string => `attach("C", tl: ${n}, br: ${r})`

/** The ways east and north from one crossing to another, added up from crossing to crossing. */
const ways = (
  east: number,
  north: number,
  isOpen: (from: readonly [number, number], to: readonly [number, number]) => boolean = () => true,
): number => {
  const found = new Map<string, number>([['0 0', 1]])
  const at = (x: number, y: number) => found.get(`${x} ${y}`) ?? 0
  for (let x = 0; x <= east; x += 1) {
    for (let y = 0; y <= north; y += 1) {
      if (x + y === 0) continue
      const fromWest = isOpen([x - 1, y], [x, y]) ? at(x - 1, y) : 0
      const fromSouth = isOpen([x, y - 1], [x, y]) ? at(x, y - 1) : 0
      found.set(`${x} ${y}`, fromWest + fromSouth)
    }
  }
  return at(east, north)
}

export const countInFigure = laidOut(
  defineTemplate({
    id: 'count-in-a-figure',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      'streets-of-a-town'(random) {
        // P is p blocks east and q blocks north of A, and R is the next crossing to the east of P.
        const [east, north, p, q, far] = random.pick([
          [6, 4, 2, 1, 10],
          [5, 4, 2, 2, 11],
          [6, 3, 3, 1, 9],
          [7, 3, 3, 2, 12],
          [5, 5, 2, 3, 8],
        ] as const)
        const all = combinations(east + north, north)
        const [before, after] = [combinations(p + q, q), combinations(east - p + north - q, north - q)]
        const through = before * after
        const beyond = combinations(east - p - 1 + north - q, north - q)
        const along = before * beyond
        const others = combinations(far + 2, 2)
        const streets = [
          ...Array.from({ length: east + 1 }, (_, x) => `edge((${x}, 0), (${x}, ${north}))`),
          ...Array.from({ length: north + 1 }, (_, y) => `edge((0, ${y}), (${east}, ${y}))`),
        ]
        return {
          question: typst`
The diagram shows the streets of a part of a town, a grid of equal blocks. A taxi is driven from $A$ to $B$. At every crossing it goes east or north.
#sketch(height: 190pt, padding: (26pt, 26pt), ${streets.join(', ')}, point((0, 0), $A$, side: "below-left"), point((${east}, ${north}), $B$, side: "above-right"), point((${p}, ${q}), $P$, side: "above-left"), point((${p + 1}, ${q}), $R$, side: "above-right"))
#part("a", 2)[Explain why the number of possible routes is $${nCr(east + north, north)}$, and find this number.]
#part("b", 2)[Find the number of routes that go through $P$.]
#part("c", 1)[The crossing at $P$ is closed. Find the number of routes from $A$ to $B$ that are left.]
#part("d", 2)[The crossing at $P$ is open again. Find the number of routes that go along the street from $P$ to $R$.]
#part("e", 3)[In another part of the town, $D$ is $n$ blocks east and 2 blocks north of $C$. There are ${others} routes from $C$ to $D$. Find the value of $n$.]`,
          answer: typst`
#part("a")[
#working("B1")[each route has ${east + north} blocks, and it is fixed by which ${north} of them go north]
#working("B1")[$${nCr(east + north, north)} =$ ${answered(all)}]]
#part("b")[
#working("M1")[from $A$ to $P$ and from $P$ to $B$: $${nCr(p + q, q)} times ${nCr(east - p + north - q, north - q)} = ${before} times ${after}$]
#working("A1")[${answered(through)}]]
#part("c")[#working("B1 FT")[$${all} − ${through} =$ ${answered(all - through)}]]
#part("d")[
#working("M1")[from $R$ to $B$ there are ${east - p - 1} blocks east and ${north - q} north: $${before} times ${nCr(east - p - 1 + north - q, north - q)}$]
#working("A1")[$${before} times ${beyond} =$ ${answered(along)}]]
#part("e")[
#working("M1")[$${nCr('n + 2', 2)} = ${others}$, so $display(((n + 2)(n + 1))/2) = ${others}$]
#working("M1 dep")[$n^2 + 3n − ${2 * others - 2} = 0$ #h(3pt) _or_ $${far + 2} times ${far + 1} = ${2 * others}$]
#working("A1 cao")[#result[$n = ${far}$]]]`,
          alt: plain`A diagram shows the streets of a part of a town, a grid of equal blocks. B is ${east} blocks east and ${north} blocks north of A. The crossing P is ${p} blocks east and ${q} ${q === 1 ? 'block' : 'blocks'} north of A, and R is the next crossing to the east of P. A taxi is driven from A to B. At every crossing it goes east or north. Part a: explain why the number of possible routes is ${east + north} C ${north}, and find this number. Part b: find the number of routes that go through P. Part c: the crossing at P is closed. Find the number of routes from A to B that are left. Part d: the crossing at P is open again. Find the number of routes that go along the street from P to R. Part e: in another part of the town, D is n blocks east and 2 blocks north of C. There are ${others} routes from C to D. Find the value of n.`,
          answerAlt: plain`Part a: each route has ${east + north} blocks and is fixed by which ${north} of them go north, so there are ${all}. Part b: ${before} times ${after} is ${through}. Part c: ${all - through} are left. Part d: ${before} times ${beyond} is ${along}. Part e: the product of n plus 2 and n plus 1 is ${2 * others}, so n is ${far}.`,
          answers: [
            final('a', number(all)),
            final('b', number(through)),
            final('c', number(all - through)),
            final('d', number(along)),
            final('e', number(far), 'n'),
          ],
          verify() {
            const isP = ([x, y]: readonly [number, number]) => x === p && y === q
            const open = ways(east, north, (from, to) => !isP(from) && !isP(to))
            const free = ways(east, north, (from, to) => !(isP(from) && to[0] === p + 1))
            return compared(
              ['all', ways(east, north), all],
              ['closed', open, all - through],
              ['along the street', ways(east, north) - free, along],
              ['the other part', ways(far, 2), others],
            )
          },
        }
      },
      'points-on-three-sides'(random) {
        const [p, q, r, n] = random.pick([
          [4, 3, 3, 6],
          [5, 4, 3, 5],
          [3, 4, 5, 7],
          [5, 3, 2, 4],
          [4, 5, 2, 8],
          [5, 4, 4, 6],
        ] as const)
        const total = p + q + r
        const each = p * q * r
        const lost = [p, q, r].map((count) => combinations(count, 3))
        const straight = lost.reduce((sum, count) => sum + count, 0)
        const all = combinations(total, 3) - straight
        const four = combinations(p, 2) * q * r
        const equal = n * n * (4 * n - 3)
        const [A, B, C] = [
          [0, 0],
          [8, 0],
          [5, 6],
        ] as const
        const dots = (
          [
            [A, B, p],
            [B, C, q],
            [C, A, r],
          ] as const
        ).flatMap(([from, to, count]) =>
          Array.from({ length: count }, (_, k) => {
            const share = (k + 1) / (count + 1)
            const [x, y] = [0, 1].map((axis) => {
              const [start, end] = [from[axis] ?? 0, to[axis] ?? 0]
              return Math.round(1000 * (start + share * (end - start))) / 1000
            })
            return `point((${x ?? 0}, ${y ?? 0}), none)`
          }),
        )
        const subtracted = [p, q, r]
          .filter((count) => count > 2)
          .map((count) => `− ${nCr(count, 3)}`)
          .join(' ')
        return {
          question: typst`
There are ${p} points on the side $A B$ of a triangle, ${q} on the side $B C$ and ${r} on the side $C A$. None of them is a corner of the triangle.
#sketch(height: 170pt, padding: (26pt, 26pt), polygon-of((0, 0), (8, 0), (5, 6), names: ("A", "B", "C")), ${dots.join(', ')})
The corners of a smaller triangle are three of these ${total} points.
#part("a", 1)[Find the number of such triangles that have one corner on each side of $A B C$.]
#part("b", 3)[Find the number of such triangles in all.]
#part("c", 1)[Hence find the number of such triangles that have two of their corners on the same side of $A B C$.]
#part("d", 2)[Find the number of quadrilaterals with two corners among the points on $A B$, one on $B C$ and one on $C A$.]
Another triangle has $n$ points on each side, where $n >= 3$, and none of them is a corner.
#part("e", 2)[Show that $n^2(4n − 3)$ triangles have three of these points as their corners.]
#part("f", 1)[There are ${equal} such triangles. Find the value of $n$.]`,
          answer: typst`
#part("a")[#working("B1")[$${p} times ${q} times ${r} =$ ${answered(each)}]]
#part("b")[
#working("M1")[any three points: $${nCr(total, 3)} = ${combinations(total, 3)}$]
#working("M1")[three points of one side are no corners of a triangle: \
$${combinations(total, 3)} ${subtracted}$]
#working("A1")[${answered(all)}]
#scheme[Or: two corners on one side: $${nCr(p, 2)} times ${q + r} + ${nCr(q, 2)} times ${p + r} + ${nCr(r, 2)} times ${p + q}$, *M1*; the answer to (a) added, *M1*.]]
#part("c")[#working("B1 FT")[$${all} − ${each} =$ ${answered(all - each)}]]
#part("d")[
#working("M1")[$${nCr(p, 2)} times ${q} times ${r}$]
#working("A1")[${answered(four)}]]
#part("e")[
#working("M1")[one corner on each side: $n^3$, and two on one of the 3 sides: $3 times ${nCr('n', 2)} times 2n$ \
_or_ $${nCr('3n', 3)} − 3 times ${nCr('n', 3)}$]
#working("A1")[$n^3 + 3n^2(n − 1) = 4n^3 − 3n^2 = n^2(4n − 3)$]]
#part("f")[#working("B1")[$${n}^2 times ${4 * n - 3} = ${equal}$: #result[$n = ${n}$]]]`,
          alt: plain`There are ${p} points on the side AB of a triangle, ${q} on the side BC and ${r} on the side CA. None of them is a corner of the triangle. The corners of a smaller triangle are three of these ${total} points. Part a: find the number of such triangles that have one corner on each side of ABC. Part b: find the number of such triangles in all. Part c: hence find the number of such triangles that have two of their corners on the same side of ABC. Part d: find the number of quadrilaterals with two corners among the points on AB, one on BC and one on CA. Another triangle has n points on each side, where n is at least 3, and none of them is a corner. Part e: show that the number of triangles that have three of these points as their corners is n squared times, open bracket, 4 n minus 3, close bracket. Part f: there are ${equal} such triangles. Find the value of n.`,
          answerAlt: plain`Part a: ${each}. Part b: ${total} C 3 is ${combinations(total, 3)}, and ${straight} of these are on one side, which leaves ${all}. Part c: ${all - each}. Part d: ${p} C 2 times ${q} times ${r} is ${four}. Part e: n cubed with a corner on each side, and 3 n squared times, open bracket, n minus 1, close bracket, with two corners on a side, are 4 n cubed minus 3 n squared. Part f: n is ${n}.`,
          answers: [
            final('a', number(each)),
            final('b', number(all)),
            final('c', number(all - each)),
            final('d', number(four)),
            final('f', number(n), 'n'),
          ],
          verify() {
            const points = [...('a'.repeat(p) + 'b'.repeat(q) + 'c'.repeat(r))]
            const sides = (list: readonly string[]) => new Set(list).size
            const on = (list: readonly string[], side: string) => list.filter((one) => one === side).length
            const six = [...'aaaabbbbcccc']
            const formula = (k: number) => 4 * k ** 3 - 3 * k ** 2
            return compared(
              ['one on each', countSelections(points, 3, (list) => sides(list) === 3), each],
              ['all', countSelections(points, 3, (list) => sides(list) > 1), all],
              ['two on one', countSelections(points, 3, (list) => sides(list) === 2), all - each],
              ['four', countSelections(points, 4, (list) => on(list, 'a') === 2 && sides(list) === 3), four],
              ['the formula', countSelections(six, 3, (list) => sides(list) > 1), formula(4)],
              ['n', [3, 4, 5, 6, 7, 8, 9].find((k) => formula(k) === equal) ?? 0, n],
            )
          },
        }
      },
    },
  }),
)
