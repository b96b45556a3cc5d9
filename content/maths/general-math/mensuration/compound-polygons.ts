// Shapes put together from rectangles and triangles, and rectangles whose sides are found by algebra first.

import { type Point, polygonArea } from '../../kit/checking.ts'
import { skip } from '../../kit/draws.ts'
import { final, number } from '../../kit/final-answers.ts'
import { exactly } from '../../kit/measuring.ts'
import { type Term, terms } from '../../kit/numbers.ts'
import { beside, drawPath, enclosedArea, type Path, span, wayRound } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const rectangle = (left: number, bottom: number, wide: number, tall: number): Path => [
  [left, bottom],
  [left + wide, bottom],
  [left + wide, bottom + tall],
  [left, bottom + tall],
]

type Box = readonly [left: number, bottom: number, right: number, top: number]

/** Counts the unit squares of one box that are not in another. */
const squaresLeft = ([left, bottom, right, top]: Box, [from, low, to, high]: Box): number => {
  let squares = 0
  for (let x = left; x < right; x += 1) {
    for (let y = bottom; y < top; y += 1) if (x < from || x >= to || y < low || y >= high) squares += 1
  }
  return squares
}

export const compoundPolygon = defineTemplate({
  id: 'compound-polygon',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'l-shape': (random) => {
      const [wide, tall] = [random.integer(10, 15), random.integer(8, 11)]
      const [cutWide, cutTall] = [random.integer(4, 6), random.integer(3, 5)]
      const answer = wide * tall - cutWide * cutTall
      const [area, perimeter] = [exactly(answer, 'cm²'), exactly(2 * (wide + tall), 'cm')]
      const [top, side] = [wide - cutWide, tall - cutTall]
      const path: Path = [
        [0, 0],
        [wide, 0],
        [wide, side],
        [top, side],
        [top, tall],
        [0, tall],
      ]
      return {
        question: typst`
All the angles of this shape are right angles.
#sketch(${drawPath(path)}, ${beside([0, 0], [wide, 0], `[${wide}~cm]`, [5, 5])}, ${beside([0, 0], [0, tall], `[${tall}~cm]`, [5, 5])}, ${beside([top, side], [top, tall], `[${cutTall}~cm]`, [wide, tall])}, ${beside([top, side], [wide, side], `[${cutWide}~cm]`, [wide, 0])})
#part("a", 2)[Work out the perimeter of the shape.]
#part("b", 2)[Work out the area of the shape.]`,
        answer: typst`
#part("a")[
#note[The two missing sides are $${wide} - ${cutWide} = ${top}$~cm and $${tall} - ${cutTall} = ${side}$~cm.]
#working("M1")[$${wide} + ${side} + ${cutWide} + ${cutTall} + ${top} + ${tall}$]
#working("A1")[perimeter $=$ ${perimeter.shown}]]
#part("b")[
#note[A whole rectangle less the corner that is missing.]
#working("M1")[$${wide} times ${tall} - ${cutWide} times ${cutTall}$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`An L shape: a rectangle ${wide} cm wide and ${tall} cm high, from which a rectangle ${cutWide} cm wide and ${cutTall} cm high is missing at the top right corner. All angles are right angles. Part a: work out the perimeter. Part b: work out the area.`,
        answerAlt: plain`Part a: the missing sides are ${top} cm and ${side} cm, and all six sides add up to a perimeter of ${perimeter.spoken}. Part b: ${wide} times ${tall} minus ${cutWide} times ${cutTall} is an area of ${area.spoken}.`,
        answers: [
          final('a', number(2 * (wide + tall), { unit: 'cm' })),
          final('b', number(answer, { unit: 'cm²' })),
        ],
        verify() {
          const round = wayRound(path)
          if (Math.abs(round - 2 * (wide + tall)) > 1e-9) return `once round is ${round}`
          const squares = squaresLeft([0, 0, wide, tall], [wide - cutWide, tall - cutTall, wide, tall])
          return squares === answer ? null : `${squares} unit squares lie in it`
        },
      }
    },
    path: (random) => {
      const [wide, tall] = [random.integer(10, 15), random.integer(8, 11)]
      skip(random, 2)
      const edge = random.integer(1, 3)
      const answer = (wide + 2 * edge) * (tall + 2 * edge) - wide * tall
      const area = exactly(answer, 'm²')
      const [length, width] = [wide + 2 * edge, tall + 2 * edge]
      const [outside, pond] = [rectangle(-edge, -edge, length, width), rectangle(0, 0, wide, tall)]
      return {
        question: typst`
A rectangular pond is ${wide}~m long and ${tall}~m wide. A path of width ${edge}~m, shaded in the diagram, runs all the way round it.
#sketch(${drawPath(outside)}, ${drawPath(pond, 'surface')}, ${beside([0, tall], [wide, tall], `[${wide}~m]`, [0, tall + 1])}, ${beside([wide, 0], [wide, tall], `[${tall}~m]`, [wide + 1, 0])}, padding: (20pt, 8pt), height: 190pt)
Work out the area of the path. #marks(4)`,
        answer: typst`
#note[The path adds its width at both ends.]
#working("M1")[$${wide} + 2 times ${edge} = ${length}$ and $${tall} + 2 times ${edge} = ${width}$]
#working("M1")[$${length} times ${width} = ${length * width}$]
#working("M1")[$${length * width} - ${wide} times ${tall}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A rectangular pond is ${wide} metres long and ${tall} metres wide. A path of width ${edge} metres runs all the way round it, outside. Work out the area of the path.`,
        answerAlt: plain`With the path the rectangle is ${length} metres by ${width} metres, an area of ${length * width}. Take away ${wide} times ${tall}: the path has an area of ${area.spoken}.`,
        answers: [final('', number(answer, { unit: 'm²' }))],
        verify() {
          const squares = squaresLeft([-edge, -edge, wide + edge, tall + edge], [0, 0, wide, tall])
          return squares === answer ? null : `${squares} unit squares lie in it`
        },
      }
    },
    gable: (random) => {
      skip(random, 5)
      const [house, wall, roof] = [random.integer(6, 10, 2), random.integer(3, 5), random.integer(2, 4)]
      const answer = house * wall + (house * roof) / 2
      const area = exactly(answer, 'm²')
      const corners: readonly Point[] = [
        [0, 0],
        [house, 0],
        [house, wall],
        [house / 2, wall + roof],
        [0, wall],
      ]
      return {
        question: typst`
The diagram shows the end wall of a house. It is symmetrical. The top of the roof is ${wall + roof}~m above the ground.
#sketch(${drawPath(corners)}, edge((0, ${wall}), (${house}, ${wall}), dash: "dashed", colour: ink-soft), ${beside([0, 0], [house, 0], `[${house}~m]`, [1, 1])}, ${beside([0, 0], [0, wall], `[${wall}~m]`, [1, 1])}, ${span([house + 1.2, 0], [house + 1.2, wall + roof], `[${wall + roof}~m]`, [0, 1])}, height: 195pt)
Work out the area of the wall. #marks(4)`,
        answer: typst`
#note[A rectangle with a triangle on top.]
#working("M1")[rectangle: $${house} times ${wall} = ${house * wall}$]
#working("B1")[height of the triangle $= ${wall + roof} - ${wall} = ${roof}$~m]
#working("M1")[$ ${house * wall} + 1/2 times ${house} times ${roof} $]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`The end wall of a house is a rectangle ${house} metres wide and ${wall} metres high, with an isosceles triangle on top. The top of the roof is ${wall + roof} metres above the ground. Work out the area of the wall.`,
        answerAlt: plain`The rectangle is ${house} times ${wall}, which is ${house * wall}. The triangle is ${roof} metres high, so it adds half times ${house} times ${roof}. The area is ${area.spoken}.`,
        answers: [final('', number(answer, { unit: 'm²' }))],
        verify() {
          const found = polygonArea(...corners)
          return Math.abs(found - answer) < 1e-9 ? null : `the corners enclose ${found}`
        },
      }
    },
  },
})

/** A rectangle whose sides are terms in x: its figure, and in words. */
const inX = (long: readonly Term[], wide: readonly Term[]) => ({
  figure: typst`#sketch(polygon-of((0, 0), (9, 0), (9, 4), (0, 4), fill: maths-wash, sides: ([$(${terms(...long)})$~cm], [${wide.length > 1 ? `$(${terms(...wide)})$` : '$x$'} cm])), height: 150pt, padding: (94pt, 28pt))`,
  spoken: plain`A rectangle is ${termsInWords(...long)} cm long and ${termsInWords(...wide)} cm wide.`,
})

/** Tries every whole x: only one may measure what the question gives, and it must measure the answer. */
const onlyOneFits = (
  rectangleAt: (x: number) => Path,
  [measure, given]: readonly [(path: Path) => number, number],
  [ask, answer]: readonly [(path: Path) => number, number],
): string | null => {
  const fitting = Array.from({ length: 40 }, (_, n) => n + 4).filter(
    (n) => Math.abs(measure(rectangleAt(n)) - given) < 1e-9,
  )
  const [only = 0] = fitting
  return fitting.length === 1 && Math.abs(ask(rectangleAt(only)) - answer) < 1e-9
    ? null
    : `x may be ${fitting.join(', ')}`
}

export const rectangleInX = defineTemplate({
  id: 'rectangle-in-x',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'perimeter-given': (random) => {
      const x = random.integer(4, 9)
      const [twice, added] = [random.integer(2, 3), random.integer(1, 6)]
      const less = random.integer(1, 3)
      const answer = (twice * x + added) * (x - less)
      const [length, width] = [twice * x + added, x - less]
      const long = [
        [twice, 'x'],
        [added, ''],
      ] as const
      const wide = [
        [1, 'x'],
        [-less, ''],
      ] as const
      const { figure, spoken } = inX(long, wide)
      const perimeter = 2 * (length + width)
      const area = exactly(answer, 'cm²')
      const sum = [
        [twice + 1, 'x'],
        [added - less, ''],
      ] as const
      return {
        question: typst`
The perimeter of this rectangle is ${perimeter}~cm.
${figure}
Work out its area. #marks(4)`,
        answer: typst`
#note[Length and width together are half of the perimeter.]
#working("M1")[$(${terms(...long)}) + (${terms(...wide)}) = ${perimeter / 2}$ #linebreak() $${terms(...sum)} = ${perimeter / 2}$]
#working("A1")[$x = ${x}$]
#note[The sides are ${length}~cm and ${width}~cm.]
#working("M1 FT")[$${length} times ${width}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`${spoken} Its perimeter is ${perimeter} cm. Work out its area.`,
        answerAlt: plain`Length and width together are ${perimeter / 2}, so ${termsInWords(...sum)} is ${perimeter / 2} and x is ${x}. The sides are ${length} cm and ${width} cm, and the area is ${area.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify: () =>
          onlyOneFits(
            (n) => rectangle(0, 0, twice * n + added, n - less),
            [wayRound, perimeter],
            [enclosedArea, answer],
          ),
      }
    },
    'area-given': (random) => {
      const x = random.integer(4, 9)
      skip(random, 3)
      const more = random.integer(3, 8)
      const answer = 2 * (x + x + more)
      const [length, width] = [x + more, x]
      const long = [
        [1, 'x'],
        [more, ''],
      ] as const
      const wide = [[1, 'x']] as const
      const { figure, spoken } = inX(long, wide)
      const perimeter = exactly(answer, 'cm')
      return {
        question: typst`
The area of this rectangle is ${length * width}~cm².
${figure}
By forming and solving an equation, work out its perimeter. #marks(4)`,
        answer: typst`
#working("M1")[$x(x + ${more}) = ${length * width}$ #linebreak() $x^2 + ${more}x - ${length * width} = 0$]
#working("M1")[$(x - ${x})(x + ${length}) = 0$]
#working("A1")[$x = ${x}$, because a length is not negative]
#working("A1")[$2 times (${length} + ${width}) =$ ${perimeter.shown}]`,
        alt: plain`${spoken} Its area is ${length * width} square centimetres. By forming and solving an equation, work out its perimeter.`,
        answerAlt: plain`x times the sum of x and ${more} is ${length * width}. As a quadratic this factorises into x minus ${x} and x plus ${length}, so x is ${x}. The sides are ${length} cm and ${width} cm, and the perimeter is ${perimeter.spoken}.`,
        answers: [final('', number(answer, { unit: 'cm' }))],
        verify: () =>
          onlyOneFits(
            (n) => rectangle(0, 0, n + more, n),
            [enclosedArea, length * width],
            [wayRound, answer],
          ),
      }
    },
  },
})
