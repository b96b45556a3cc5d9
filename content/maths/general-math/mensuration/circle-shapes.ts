// Compound shapes with whole circles, halves and quarters: what is shaded, and once round.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { beside, drawPath, enclosedArea, type Path, wayRound } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

const leaf = (side: number): Path => {
  return [
    { centre: [0, 0], radius: side, start: 0, end: 90 },
    { centre: [side, side], radius: side, start: 180, end: 270 },
  ]
}

const rectangle = (wide: number, tall: number): Path => {
  return [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [0, tall],
  ]
}

export const shadedCircles = defineTemplate({
  id: 'shaded-circles',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'two-in-rectangle': (random) => {
      const radius = random.integer(3, 9)
      const answer = 8 * radius ** 2 - 2 * PI * radius ** 2
      const area = measured(answer, 'cm²')
      const [wide, tall] = [4 * radius, 2 * radius]
      return {
        question: typst`
Two equal circles just fit inside a rectangle of length ${wide}~cm. They touch each other and the sides of the rectangle.
#sketch(${drawPath(rectangle(wide, tall))}, circle-of((${radius}, ${radius}), ${radius}, fill: surface), circle-of((${3 * radius}, ${radius}), ${radius}, fill: surface), ${beside([0, 0], [wide, 0], `[${wide}~cm]`, [1, 1])}, height: 165pt, padding: (20pt, 26pt))
Calculate the shaded area. #marks(4)`,
        answer: typst`
#working("B1")[radius $= ${wide} div 4 = ${radius}$~cm]
#working("M1")[rectangle: $${wide} times ${tall} = ${wide * tall}$]
#working("M1")[$${wide * tall} - 2 times pi times ${radius}^2$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`Two equal circles just fit side by side inside a rectangle of length ${wide} cm. They touch each other and the sides of the rectangle. The part of the rectangle outside the circles is shaded. Calculate the shaded area.`,
        answerAlt: plain`The radius is ${wide} divided by 4, which is ${radius} cm, and the rectangle is ${tall} cm wide. The shaded area is ${wide * tall} minus 2 times pi times ${radius} squared, which is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () =>
          measuredAs(
            enclosedArea(rectangle(4 * radius, 2 * radius)) -
              2 * enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }]),
            answer,
          ),
      }
    },
    'square-in-circle': (random) => {
      const radius = random.integer(3, 9)
      const answer = PI * radius ** 2 - 2 * radius ** 2
      const area = measured(answer, 'cm²')
      return {
        question: typst`
The corners of a square lie on a circle with centre $O$ and radius ${radius}~cm.
#sketch(circle-of((0, 0), ${radius}, fill: maths-wash), polygon-of(${[0, 90, 180, 270].map((angle) => `on-circle((0, 0), ${radius}, ${angle + 45}deg)`).join(', ')}, fill: surface), point((0, 0), $O$, side: "below-left"), edge((0, 0), on-circle((0, 0), ${radius}, 45deg), body: [${radius}~cm]), height: 200pt)
Calculate the shaded area. #marks(4)`,
        answer: typst`
#note[The radii to the corners cut the square into four right-angled triangles.]
#working("M1")[circle: $pi times ${radius}^2 = ${unrounded(PI * radius ** 2)}$]
#working("M1")[square: $display(4 times 1/2 times ${radius} times ${radius} = ${2 * radius ** 2})$]
#working("M1")[$${unrounded(PI * radius ** 2)} - ${2 * radius ** 2}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`The corners of a square lie on a circle with centre O and radius ${radius} cm. The part of the circle outside the square is shaded. Calculate the shaded area.`,
        answerAlt: plain`The circle has an area of pi times ${radius} squared. The radii cut the square into four right-angled triangles, so its area is 4 times half times ${radius} times ${radius}, which is ${2 * radius ** 2}. The shaded area is the difference, ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () =>
          measuredAs(
            enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }]) -
              enclosedArea([
                [radius, 0],
                [0, radius],
                [-radius, 0],
                [0, -radius],
              ]),
            answer,
          ),
      }
    },
    leaf: (random) => {
      skip(random, 1)
      const side = random.integer(6, 14)
      const answer = 2 * ((PI * side ** 2) / 4 - side ** 2 / 2)
      const area = measured(answer, 'cm²')
      return {
        question: typst`
$A B C D$ is a square of side ${side}~cm. One arc has its centre at $A$, the other at $C$.
#sketch(polygon-of((0, 0), (${side}, 0), (${side}, ${side}), (0, ${side}), names: ("A", "B", "C", "D"), sides: ([${side}~cm],)), ${drawPath(leaf(side))}, height: 220pt)
Calculate the shaded area. #marks(4)`,
        answer: typst`
#note[The diagonal $B D$ cuts the shaded shape into two equal segments. Each is a quarter circle less a triangle.]
#working("M1")[$ 1/4 times pi times ${side}^2 = ${unrounded((PI * side ** 2) / 4)} $]
#working("M1")[$ ${unrounded((PI * side ** 2) / 4)} - 1/2 times ${side}^2 = ${unrounded(answer / 2)} $]
#working("M1")[$2 times ${unrounded(answer / 2)}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`ABCD is a square of side ${side} cm. Two arcs from B to D are drawn inside it, one with its centre at A and one with its centre at C. The leaf between the arcs is shaded. Calculate the shaded area.`,
        answerAlt: plain`The diagonal BD cuts the leaf into two equal segments. Each is a quarter of pi times ${side} squared, minus half of ${side} squared. Twice that is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(leaf(side)), answer),
      }
    },
  },
})

export const semicircleShape = defineTemplate({
  id: 'rectangle-with-semicircles',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    window: (random) => {
      const radius = random.integer(3, 6) * 5
      const tall = random.integer(9, 14) * 10
      const answer = 2 * radius + 2 * tall + PI * radius
      const path: Path = [[-radius, 0], [radius, 0], { centre: [0, tall], radius, start: 0, end: 180 }]
      const perimeter = measured(answer, 'cm')
      return {
        question: typst`
A window is a rectangle with a semicircle on top. The rectangle is ${2 * radius}~cm wide and ${tall}~cm high.
#sketch(${drawPath(path)}, edge((${-radius}, ${tall}), (${radius}, ${tall}), dash: "dashed", colour: ink-soft), ${beside([-radius, 0], [radius, 0], `[${2 * radius}~cm]`, [0, 9])}, ${beside([radius, 0], [radius, tall], `[${tall}~cm]`, [0, 9])}, height: 225pt)
Calculate the perimeter of the window. #marks(4)`,
        answer: typst`
#note[The dashed line is inside the window: it is not part of the perimeter.]
#working("M1")[arc: $display(1/2 times pi times ${2 * radius} = ${unrounded(PI * radius)})$]
#working("M1")[straight sides: $2 times ${tall} + ${2 * radius} = ${2 * tall + 2 * radius}$]
#working("M1")[$${unrounded(PI * radius)} + ${2 * tall + 2 * radius}$]
#working("A1")[perimeter $=$ ${perimeter.shown}]`,
        alt: plain`A window is a rectangle ${2 * radius} cm wide and ${tall} cm high with a semicircle on top. Calculate the perimeter of the window.`,
        answerAlt: plain`The arc is half of pi times ${2 * radius}. The straight sides are twice ${tall} plus ${2 * radius}, which is ${2 * tall + 2 * radius} cm. Together the perimeter is ${perimeter.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(path), answer),
      }
    },
    track: (random) => {
      skip(random, 2)
      const [straight, across] = [random.integer(80, 100, 5), random.integer(50, 64, 2)]
      const answer = straight * across + (PI * across ** 2) / 4
      const path: Path = [
        { centre: [straight, 0], radius: across / 2, start: -90, end: 90 },
        { centre: [0, 0], radius: across / 2, start: 90, end: 270 },
      ]
      const area = measured(answer, 'm²')
      return {
        question: typst`
A sports ground in Bogura is a rectangle with a semicircle at each end.
#sketch(${drawPath(path)}, ${[0, straight].map((x) => `edge((${x}, ${-across / 2}), (${x}, ${across / 2}), dash: "dashed", colour: ink-soft)`).join(', ')}, ${beside([0, -across / 2], [straight, -across / 2], `[${straight}~m]`, [0, 0])}, ${beside([0, -across / 2], [0, across / 2], `[${across}~m]`, [-9, 0])}, height: 165pt, padding: (12pt, 26pt))
Calculate the area of the sports ground. #marks(4)`,
        answer: typst`
#note[The two semicircles make one circle.]
#working("M1")[rectangle: $${straight} times ${across} = ${straight * across}$]
#working("M1")[circle: $pi times ${across / 2}^2 = ${unrounded((PI * across ** 2) / 4)}$]
#working("M1")[$${straight * across} + ${unrounded((PI * across ** 2) / 4)}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A sports ground is a rectangle ${straight} metres long and ${across} metres wide with a semicircle of diameter ${across} metres at each end. Calculate its area.`,
        answerAlt: plain`The rectangle is ${straight} times ${across}. The two semicircles make a circle of radius ${across / 2} metres. Together the area is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'm²'))],
        verify: () => measuredAs(enclosedArea(path), answer),
      }
    },
    bite: (random) => {
      skip(random, 4)
      const [wide, high] = [random.integer(12, 16), random.integer(8, 9)]
      const answer = wide + 2 * high + (wide - high) + (PI * high) / 2
      const path: Path = [
        [0, 0],
        [wide, 0],
        [wide, high],
        { centre: [wide / 2, high], radius: high / 2, start: 0, end: -180 },
        [0, high],
      ]
      const perimeter = measured(answer, 'cm')
      const gap = wide - high
      return {
        question: typst`
A semicircle of diameter ${high}~cm is cut from the top side of a rectangle.
#sketch(${drawPath(path)}, ${beside([0, 0], [wide, 0], `[${wide}~cm]`, [1, 1])}, ${beside([wide, 0], [wide, high], `[${high}~cm]`, [1, 1])}, edge((${gap / 2}, ${high}), (${(wide + high) / 2}, ${high}), dash: "dashed", colour: ink-soft), ${beside([gap / 2, high], [(wide + high) / 2, high], `[${high}~cm]`, [1, 1])}, height: 190pt)
Calculate the perimeter of the shaded shape. #marks(4)`,
        answer: typst`
#working("M1")[arc: $display(1/2 times pi times ${high} = ${unrounded((PI * high) / 2)})$]
#working("M1")[the rest of the top: $${wide} - ${high} = ${gap}$]
#working("M1")[$${unrounded((PI * high) / 2)} + ${gap} + ${wide} + 2 times ${high}$]
#working("A1")[perimeter $=$ ${perimeter.shown}]`,
        alt: plain`A rectangle is ${wide} cm long and ${high} cm wide. A semicircle of diameter ${high} cm is cut from the middle of one of its long sides. Calculate the perimeter of the shape that is left.`,
        answerAlt: plain`The arc is half of pi times ${high}. The rest of that side is ${gap} cm. Add the other three sides, ${wide}, ${high} and ${high}: the perimeter is ${perimeter.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(path), answer),
      }
    },
  },
})
