// Nets of a cube: which faces are opposite when it is folded. The folding is checked by rolling a die over the net.

import { final, number, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const minus = ([x, y, z]: Space): Space => [-x + 0, -y + 0, -z + 0]

type Cell = readonly [column: number, row: number]

/** Nets of a cube, cells from the top row down. */
const cubeNets: readonly (readonly Cell[])[] = [
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ],
  [
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ],
]

const sides: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

type Space = readonly [number, number, number]

const sameCell = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1]

/** Which way each face looks when the net is folded: every step to the side turns the normal by a quarter. */
const folded = (net: readonly Cell[]): Space[] => {
  const first = net[0] ?? [0, 0]
  const found = new Map<string, Space>()
  const walk = (cell: Cell, normal: Space, right: Space, down: Space): void => {
    found.set(cell.join(), normal)
    for (const [dx, dy] of sides) {
      const next: Cell = [cell[0] + dx, cell[1] + dy]
      if (!net.some((other) => sameCell(other, next)) || found.has(next.join())) continue
      const along = dx !== 0 ? (dx > 0 ? right : minus(right)) : dy > 0 ? down : minus(down)
      // The face over the edge looks along the step; what was the step now points back into the cube.
      if (dx !== 0) walk(next, along, dx > 0 ? minus(normal) : normal, down)
      else walk(next, along, right, dy > 0 ? minus(normal) : normal)
    }
  }
  walk(first, [0, 0, 1], [1, 0, 0], [0, 1, 0])
  return net.map((cell) => found.get(cell.join()) ?? [0, 0, 0])
}

/** The place of the face opposite one face. */
const opposite = (net: readonly Cell[], place: number): number => {
  const normals = folded(net)
  const wanted = minus(normals[place] ?? [0, 0, 0])
  return normals.findIndex((normal) => normal.join() === wanted.join())
}

const all = [0, 1, 2, 3, 4, 5]

/** A net with two of its faces, which are not opposite, and how it is drawn and told. */
const drawNet = (random: Random) => {
  const drawn = random.pick(cubeNets)
  const net = random.chance(0.5) ? drawn.map(([x, y]) => [4 - x, y] as const) : drawn
  const first = random.integer(0, 5)
  const second = random.until(
    () => random.integer(0, 5),
    (place) => place !== first && place !== opposite(net, first),
  )
  const cells = (label: (place: number) => string) =>
    net
      .map(([x, y], place) => {
        const corners = [
          [x, -y],
          [x + 1, -y],
          [x + 1, -y - 1],
          [x, -y - 1],
        ]
          .map(([u, v]) => `(${u}, ${v})`)
          .join(', ')
        return `polygon-of(${corners}, fill: maths-wash), sketch-part((), to => text-at(to((${x + 0.5}, ${-y - 0.5})), ${label(place)}))`
      })
      .join(', ')
  const rows = [...new Set(net.map(([, y]) => y))].sort()
  const left = Math.min(...net.map(([x]) => x))
  const told = (name: (place: number) => string) =>
    rows
      .map((row) => {
        const line = net
          .map((cell, place) => ({ cell, place }))
          .filter(({ cell }) => cell[1] === row)
          .sort((a, b) => a.cell[0] - b.cell[0])
        const start = (line[0]?.cell[0] ?? left) - left + 1
        return `Row ${row + 1}, from column ${start}: ${line.map(({ place }) => name(place)).join(', ')}.`
      })
      .join(' ')
  const verify = () => {
    // Roll a die over the net: each face of the die must print one cell, and opposite faces the cells found.
    const printed = new Map<string, string>()
    const roll = (cell: Cell, die: readonly string[]): void => {
      const [bottom = '', top = '', east = '', west = '', south = '', north = ''] = die
      if (printed.has(cell.join())) return
      printed.set(cell.join(), bottom)
      for (const [dx, dy] of sides) {
        const next: Cell = [cell[0] + dx, cell[1] + dy]
        if (!net.some((other) => sameCell(other, next))) continue
        if (dx === 1) roll(next, [east, west, top, bottom, south, north])
        if (dx === -1) roll(next, [west, east, bottom, top, south, north])
        if (dy === 1) roll(next, [south, north, east, west, top, bottom])
        if (dy === -1) roll(next, [north, south, east, west, bottom, top])
      }
    }
    roll(net[0] ?? [0, 0], ['1', '6', '2', '5', '3', '4'])
    const faces = net.map((cell) => Number(printed.get(cell.join())))
    if (new Set(faces).size !== 6) return 'the cells do not fold to a cube'
    const wrong = faces.find((face, place) => face + (faces[opposite(net, place)] ?? 0) !== 7)
    return wrong === undefined ? null : `rolling a die, another face is opposite ${wrong}`
  }
  return { net, first, second, cells, told, verify }
}

export const netOfCube = defineTemplate({
  id: 'net-of-a-cube',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'opposite-faces'(random) {
      const { net, first, second, cells, told, verify } = drawNet(random)
      const name = (place: number) => 'ABCDEF'[place] ?? ''
      const [one, other] = [name(opposite(net, first)), name(opposite(net, second))]
      return {
        question: typst`
The diagram shows the net of a cube.
#sketch(${cells((place) => `$${name(place)}$`)}, height: 190pt, padding: (12pt, 10pt))
The net is folded to make the cube. Write down the letter on the face
#part("a", 1)[opposite $${name(first)}$,]
#part("b", 1)[opposite $${name(second)}$.]
#part("c", 1)[How many pairs of edges of the net are joined?]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${one}$]]]
#part("b")[#working("B1")[#result[$${other}$]]]
#part("c")[#working("B1")[#result[$7$]]
#note[A cube has 12 edges. 5 of them are folds in the net, so 7 are joined.]]
#note[Two faces in a straight row with one between them are opposite. Fold round the corner for the rest.]`,
        alt: plain`The net of a cube has six squares in rows. ${told(name)} The net is folded to make the cube. Write down the letter on the face part a: opposite ${name(first)}; part b: opposite ${name(second)}. Part c: how many pairs of edges of the net are joined?`,
        answerAlt: plain`Part a: ${one} is opposite ${name(first)}. Part b: ${other} is opposite ${name(second)}. Part c: a cube has 12 edges and 5 of them are folds in the net, so 7 pairs are joined.`,
        answers: [final('a', word(one)), final('b', word(other)), final('c', number(7))],
        verify,
      }
    },
    dice(random) {
      const { net, first, second, cells, told, verify } = drawNet(random)
      // Three numbers are shown, one of each pair of opposite faces, which add up to 7.
      const top = random.integer(1, 3)
      const taken = [first, second, opposite(net, first), opposite(net, second)]
      const third = all.find((place) => !taken.includes(place)) ?? 0
      const numbers = [top, (top % 3) + 1, ((top + 1) % 3) + 1]
      const given = new Map([first, second, third].map((place, n) => [place, numbers[n] ?? 0]))
      const hidden = all.filter((place) => !given.has(place))
      const name = (place: number) =>
        given.has(place) ? `${given.get(place)}` : ('pqr'[hidden.indexOf(place)] ?? '')
      const value = (place: number) => 7 - (given.get(opposite(net, place)) ?? 0)
      return {
        question: typst`
The diagram shows the net of a dice. The numbers on opposite faces add up to 7.
#sketch(${cells((place) => `$${name(place)}$`)}, height: 190pt, padding: (12pt, 10pt))
Find the values of $p$, $q$ and $r$. #marks(3)`,
        answer: typst`
#note[Find the face opposite each letter, then take its number from 7.]
${hidden.map((place, n) => `#working("B1")[$${'pqr'[n]}$ is opposite ${given.get(opposite(net, place))}: $${'pqr'[n]} =$ #result[$${value(place)}$]]`).join('\n')}`,
        alt: plain`The net of a dice has six squares in rows. ${told(name)} The numbers on opposite faces add up to 7. Find the values of p, q and r.`,
        answerAlt: plain`${hidden.map((place, n) => `${'pqr'[n]} is opposite ${given.get(opposite(net, place))}, so it is ${value(place)}`).join('. ')}.`,
        answers: hidden.map((place, n) => final('', number(value(place)), 'pqr'[n])),
        verify,
      }
    },
  },
})
