// Cuboids and prisms: surface and volume, and a length found back from them.

import { distance, type Point, polygonArea } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, number } from '../../kit/final-answers.ts'
import { exactly, grouped, kept, slicedVolume } from '../../kit/measuring.ts'
import { decimals } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** Faces of unit cubes that can be seen from outside a block of them. */
const seenFaces = (length: number, width: number, height: number): number => {
  const inside = (x: number, y: number, z: number) =>
    x >= 0 && y >= 0 && z >= 0 && x < length && y < width && z < height
  let seen = 0
  for (let x = 0; x < length; x += 1) {
    for (let y = 0; y < width; y += 1) {
      for (let z = 0; z < height; z += 1) {
        for (const step of [-1, 1]) {
          seen += [inside(x + step, y, z), inside(x, y + step, z), inside(x, y, z + step)].filter(
            (is) => !is,
          ).length
        }
      }
    }
  }
  return seen
}

export const cuboid = defineTemplate({
  id: 'cuboid-measures',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'surface-area': (random) => {
      const [length, width, height] = [random.integer(8, 12), random.integer(4, 7), random.integer(3, 6)]
      const answer = 2 * (length * width + length * height + width * height)
      const area = exactly(answer, 'cm²')
      return {
        question: typst`
#sketch(cuboid(${length}, ${height}, ${width}, width-label: [${length}~cm], depth-label: [${width}~cm], height-label: [${height}~cm]), height: 190pt)
Work out the total surface area of this cuboid. #marks(3)`,
        answer: typst`
#note[Six faces, in three equal pairs.]
#working("M1")[$${length} times ${width} = ${length * width}$, $#h(0.3em) ${length} times ${height} = ${length * height}$, $#h(0.3em) ${width} times ${height} = ${width * height}$]
#working("M1")[$2 times (${length * width} + ${length * height} + ${width * height})$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A cuboid is ${length} cm long, ${width} cm deep and ${height} cm high. Work out its total surface area.`,
        answerAlt: plain`The faces have areas of ${length * width}, ${length * height} and ${width * height} square centimetres, two of each. The total surface area is ${area.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify() {
          const seen = seenFaces(length, width, height)
          return seen === answer ? null : `${seen} unit squares cover it`
        },
      }
    },
    'depth-of-water': (random) => {
      skip(random, 3)
      const [long, wide, deep] = [
        random.integer(40, 80, 10),
        random.integer(20, 50, 10),
        random.integer(15, 45, 5),
      ]
      const answer = deep
      const depth = exactly(answer, 'cm')
      const litres = (long * wide * deep) / 1000
      return {
        question: typst`An empty fish tank is a cuboid. Its base measures ${long}~cm by ${wide}~cm. Rafi pours ${litres}~litres of water into it.

Work out the depth of the water in the tank. #marks(3)`,
        answer: typst`
#working("B1")[${litres}~litres $=$ ${kept(litres * 1000)}~cm³]
#working("M1")[$${long} times ${wide} times d =$ ${kept(litres * 1000)}]
#working("A1")[depth $=$ ${depth.shown}]`,
        alt: plain`An empty fish tank is a cuboid with a base of ${long} cm by ${wide} cm. ${litres} litres of water are poured into it. Work out the depth of the water.`,
        answerAlt: plain`The water is ${grouped(litres * 1000)} cubic centimetres. Divide by ${long} times ${wide}, the area of the base: the depth is ${depth.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm' }))],
        verify() {
          const litres = (long / 10) * (wide / 10) * (answer / 10)
          return Math.abs(litres - (long * wide * deep) / 1000) < 1e-9
            ? null
            : `that depth needs ${litres} litres`
        },
      }
    },
    cube: (random) => {
      skip(random, 6)
      const side = random.integer(3, 9)
      const answer = side ** 3
      const volume = exactly(answer, 'cm³')
      return {
        question: typst`The total surface area of a cube is ${6 * side * side}~cm².

Work out the volume of the cube. #marks(3)`,
        answer: typst`
#working("M1")[one face: $${6 * side * side} div 6 = ${side * side}$]
#working("M1")[side $= sqrt(${side * side}) = ${side}$~cm]
#working("A1")[volume $= ${side}^3 =$ ${volume.shown}]`,
        alt: plain`The total surface area of a cube is ${6 * side * side} square centimetres. Work out the volume of the cube.`,
        answerAlt: plain`One of the six faces has an area of ${side * side}, so the side is ${side} cm and the volume is ${volume.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm³' }))],
        verify: () =>
          seenFaces(side, side, side) === 6 * side * side && answer / side / side === side
            ? null
            : 'another cube',
      }
    },
  },
})

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 6, 10],
  [4, 3, 5],
] as const

export const prismMeasures = defineTemplate({
  id: 'prism-measures',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'wedge-surface': (random) => {
      const [across, up, slope] = random.pick(triples)
      const length = random.integer(9, 15)
      const answer = across * up + (across + up + slope) * length
      const area = exactly(answer, 'cm²')
      return {
        question: typst`
The diagram shows a triangular prism. Its cross-section is a right-angled triangle.
#sketch(prism(((0, 0), (${across}, 0), (0, ${up})), ${length}, sides: ([${across}~cm], none, [${up}~cm]), depth-label: [${length}~cm]), ${`sketch-part((), to => beside(to(in-space((${across}, 0, ${length}))), to(in-space((0, ${up}, ${length}))), [${slope}~cm], to((0, 0))))`}, angle-mark((0, 0), (1, 0), (0, 1), square: true), height: 205pt)
Work out the total surface area of the prism. #marks(4)`,
        answer: typst`
#note[Two triangles and three rectangles.]
#working("M1")[triangles: $display(2 times 1/2 times ${across} times ${up} = ${across * up})$]
#working("M1")[rectangles: $${across} times ${length} = ${across * length}$, $#h(0.3em) ${up} times ${length} = ${up * length}$, $#h(0.3em) ${slope} times ${length} = ${slope * length}$]
#working("M1")[$${across * up} + ${across * length} + ${up * length} + ${slope * length}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A prism is ${length} cm long. Its cross-section is a right-angled triangle with sides ${across} cm, ${up} cm and ${slope} cm. Work out its total surface area.`,
        answerAlt: plain`The two triangles have ${across * up} square centimetres together. The three rectangles have ${across * length}, ${up * length} and ${slope * length}. The total surface area is ${area.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify() {
          const corners: readonly [Point, Point, Point] = [
            [0, 0],
            [across, 0],
            [0, up],
          ]
          const [a, b, c] = corners
          return measuredAs(
            2 * polygonArea(...corners) + length * (distance(a, b) + distance(b, c) + distance(c, a)),
            answer,
          )
        },
      }
    },
    'swimming-pool': (random) => {
      skip(random, 2)
      const [long, wide] = [random.integer(20, 30, 5), random.integer(8, 12)]
      const shallow = random.pick([0.8, 1, 1.2])
      const deep = Number((shallow + random.pick([0.8, 1, 1.2, 1.4])).toFixed(1))
      const answer = Number((((shallow + deep) / 2) * long * wide).toPrecision(10))
      const volume = exactly(answer, 'm³')
      return {
        question: typst`
A swimming pool has the shape of a prism. It is ${long}~m long and ${wide}~m wide. The depth of the water rises evenly from ${decimals(shallow, 1)}~m to ${decimals(deep, 1)}~m.
#sketch(polygon-of((0, 0), (0, ${(-shallow * 1.5).toFixed(2)}), (${long}, ${(-deep * 1.5).toFixed(2)}), (${long}, 0), fill: maths-wash, sides: ([${decimals(shallow, 1)}~m], none, [${decimals(deep, 1)}~m], [${long}~m]), angles: ("right", none, none, "right")), height: 165pt)
The diagram shows the cross-section of the water.

Work out the volume of the water. #marks(4)`,
        answer: typst`
#note[The cross-section is a trapezium. Its parallel sides are the two depths.]
#working("M1")[$ 1/2 times (${decimals(shallow, 1)} + ${decimals(deep, 1)}) times ${long} $]
#working("A1")[cross-section $= ${Number((((shallow + deep) / 2) * long).toFixed(3))}$~m²]
#working("M1 FT")[$${Number((((shallow + deep) / 2) * long).toFixed(3))} times ${wide}$]
#working("A1")[volume $=$ ${volume.shown}]`,
        alt: plain`A swimming pool is a prism, ${long} metres long and ${wide} metres wide. The depth of the water rises evenly along its length from ${decimals(shallow, 1)} metres to ${decimals(deep, 1)} metres, so its cross-section is a trapezium. Work out the volume of the water.`,
        answerAlt: plain`The trapezium has an area of half times the sum of ${shallow} and ${deep}, times ${long}. Times the width of ${wide} metres, the volume is ${volume.spoken}.`,
        answers: [final('', number(answer, { unit: 'm³' }))],
        verify: () =>
          measuredAs(
            slicedVolume((x) => (shallow + ((deep - shallow) * x) / long) * wide, 0, long),
            answer,
          ),
      }
    },
    'length-from-volume': (random) => {
      skip(random, 6)
      const [base, tall, tent] = [random.integer(6, 10, 2), random.integer(3, 7), random.integer(8, 14)]
      const answer = tent
      const volume = (base * tall * tent) / 2
      const found = exactly(answer, 'cm')
      return {
        question: typst`
The volume of this triangular prism is ${volume}~cm³. Its cross-section is an isosceles triangle with a base of ${base}~cm and a height of ${tall}~cm.
#sketch(prism(((0, 0), (${base}, 0), (${base / 2}, ${tall})), ${tent}, sides: ([${base}~cm],), depth-label: $ell$), edge((${base / 2}, 0), (${base / 2}, ${tall}), dash: "dashed"), angle-mark((${base / 2}, 0), (${base}, 0), (${base / 2}, ${tall}), square: true), height: 190pt)
Work out the length, $ell$, of the prism. #marks(4)`,
        answer: typst`
#working("M1")[cross-section: $display(1/2 times ${base} times ${tall} = ${(base * tall) / 2})$]
#working("M1")[$${(base * tall) / 2} times ell = ${volume}$]
#working("M1")[$ell = ${volume} div ${(base * tall) / 2}$]
#working("A1")[$ell =$ ${found.shown}]`,
        alt: plain`A triangular prism has a volume of ${volume} cubic centimetres. Its cross-section is an isosceles triangle with a base of ${base} cm and a height of ${tall} cm. Work out the length of the prism.`,
        answerAlt: plain`The cross-section has an area of half times ${base} times ${tall}, which is ${(base * tall) / 2}. Divide ${volume} by it: the length is ${found.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm' }))],
        verify: () =>
          measuredAs(
            slicedVolume((y) => base * (1 - y / tall) * answer, 0, tall),
            (base * tall * tent) / 2,
          ),
      }
    },
  },
})
