// Pyramids: surface with the slant height found first, volume from an edge, and a pyramid on a cuboid.

import { roots } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { exactly, measured, slicedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [7, 24, 25],
] as const

type Space = readonly [x: number, y: number, z: number]

/** The area of a triangle in space, from the lengths of its sides (Heron). */
const triangleArea = (p: Space, q: Space, r: Space): number => {
  const between = (u: Space, v: Space) => Math.hypot(u[0] - v[0], u[1] - v[1], u[2] - v[2])
  const [a, b, c] = [between(p, q), between(q, r), between(r, p)]
  const half = (a + b + c) / 2
  return Math.sqrt(half * (half - a) * (half - b) * (half - c))
}

export const pyramidMeasures = defineTemplate({
  id: 'pyramid-measures',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'surface-area': (random) => {
      const [half, up, slant] = random.pick(triples)
      const answer = (2 * half) ** 2 + 4 * half * slant
      const found = exactly(answer, 'cm²')
      return {
        question: typst`
The base of a solid pyramid is a square of side ${2 * half}~cm. The vertex is ${up}~cm vertically above the centre of the base.
#not-to-scale
#sketch(pyramid(8, 8, 8, width-label: [${2 * half}~cm]), space-edge((4, 0, 4), (4, 8, 4), hidden: true, colour: ink-soft), height: 215pt)
Calculate the total surface area of the pyramid. #marks(4)`,
        answer: typst`
#note[The height of a sloping face is the hypotenuse of a right-angled triangle: its other sides are the height of the pyramid and half the base.]
#working("M1")[$sqrt(${up}^2 + ${half}^2) = ${slant}$]
#working("M1")[faces: $display(4 times 1/2 times ${2 * half} times ${slant} = ${4 * half * slant})$]
#working("M1")[base: $${2 * half}^2 = ${4 * half * half}$]
#working("A1")[area $=$ ${found.shown}]`,
        alt: plain`The base of a solid pyramid is a square of side ${2 * half} cm. The vertex is ${up} cm vertically above the centre of the base. Calculate the total surface area of the pyramid.`,
        answerAlt: plain`The height of each sloping face is the square root of ${up} squared plus ${half} squared, which is ${slant} cm. The four faces have ${4 * half * slant} and the base has ${4 * half * half}, so the total surface area is ${found.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify() {
          const corners: readonly Space[] = [
            [-half, 0, -half],
            [half, 0, -half],
            [half, 0, half],
            [-half, 0, half],
          ]
          return measuredAs(
            corners
              .map((corner, n) => triangleArea(corner, corners[(n + 1) % 4] ?? corner, [0, up, 0]))
              .reduce((sum, area) => sum + area, 4 * half * half),
            answer,
          )
        },
      }
    },
    'volume-from-edge': (random) => {
      skip(random, 1)
      const [base, edge] = [random.integer(6, 10), random.integer(11, 15)]
      const rise = Math.sqrt(edge ** 2 - base ** 2 / 2)
      const answer = (base ** 2 * rise) / 3
      const found = measured(answer, 'cm³')
      const diagonal = base * Math.SQRT2
      return {
        question: typst`
$V A B C D$ is a pyramid on a square base of side ${base}~cm. The edges $V A$, $V B$, $V C$ and $V D$ are all ${edge}~cm long.
#not-to-scale
#sketch(pyramid(7, 7, 8, names: ($A$, $B$, $C$, $D$, $V$), width-label: [${base}~cm], slant-label: [${edge}~cm]), height: 225pt)
Calculate the volume of the pyramid.

[The volume of a pyramid is $display(1/3) times$ area of base $times$ height.] #marks(4)`,
        answer: typst`
#note[The height stands on the middle of the diagonal $A C$.]
#working("M1")[$ 1/2 A C = 1/2 sqrt(${base}^2 + ${base}^2) = ${unrounded(diagonal / 2)} $]
#working("M1")[height $= sqrt(${edge}^2 - ${unrounded(diagonal / 2)}^2) = ${unrounded(rise)}$]
#working("M1")[$ 1/3 times ${base}^2 times ${unrounded(rise)} $]
#working("A1")[volume $=$ ${found.shown}]`,
        alt: plain`VABCD is a pyramid on a square base of side ${base} cm. The edges from the top V are all ${edge} cm long. Calculate its volume. The volume of a pyramid is one third of the area of the base times the height.`,
        answerAlt: plain`Half of the diagonal AC is half the square root of ${base} squared plus ${base} squared. The height is the square root of ${edge} squared minus that squared. The volume is one third of ${base} squared times the height, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify() {
          const [height = 0] = roots((h) => Math.hypot(base / 2, h, base / 2) - edge, 1, 20, 10)
          return measuredAs(
            slicedVolume((y) => (base * (1 - y / height)) ** 2, 0, height),
            answer,
          )
        },
      }
    },
    monument: (random) => {
      skip(random, 3)
      const [side, tall] = [random.integer(2, 5), random.integer(4, 9)]
      // The volume must be whole: a third of the pyramid's prism.
      const top = side === 3 ? random.integer(2, 5) : random.pick([3, 6])
      const answer = tall + top
      const [block, volume] = [side ** 2 * tall, side ** 2 * tall + (side ** 2 * top) / 3]
      const found = exactly(answer, 'm')
      return {
        question: typst`A monument is a cuboid with a pyramid on top. The cuboid has a square base of side ${side}~m and is ${tall}~m high. The pyramid stands on the whole top of the cuboid. The volume of the monument is ${volume}~m³.

Calculate the total height of the monument.

[The volume of a pyramid is $display(1/3) times$ area of base $times$ height.] #marks(4)`,
        answer: typst`
#working("M1")[cuboid: $${side}^2 times ${tall} = ${block}$]
#working("M1")[$ 1/3 times ${side}^2 times h = ${volume} - ${block} $]
#working("A1")[height of the pyramid: $h = ${top}$~m]
#working("A1")[$${tall} + ${top} =$ ${found.shown}]`,
        alt: plain`A monument is a cuboid with a pyramid on top. The cuboid has a square base of side ${side} metres and is ${tall} metres high. The pyramid stands on the whole top of the cuboid. The volume of the monument is ${volume} cubic metres. Calculate its total height. The volume of a pyramid is one third of the area of the base times the height.`,
        answerAlt: plain`The cuboid has ${block} cubic metres. The rest is one third of ${side} squared times h, so h is ${top} metres and the total height is ${found.spoken}.`,
        answers: [final('', number(answer, { unit: 'm' }))],
        verify: () =>
          measuredAs(
            side ** 2 * tall + slicedVolume((y) => (side * (1 - y / (answer - tall))) ** 2, 0, answer - tall),
            side ** 2 * tall + (side ** 2 * top) / 3,
          ),
      }
    },
  },
})
