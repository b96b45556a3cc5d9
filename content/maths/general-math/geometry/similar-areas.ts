// Areas of similar shapes: they go with the square of the lengths.

import { agree, polygonArea } from '../../kit/checking.ts'
import { drawFigure, towards } from '../../kit/figures.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { sqrt } = Math

/** Whole, or with at most one decimal place. */
export const isShort = (value: number, places = 1) => agree(value, Number(value.toFixed(places)), 1e-9)

export const short = (value: number) => Number(value.toFixed(2))

const triangleCut = ({ ab, bd }: { ab: number; bd: number }) => {
  const A = [0, 0] as const
  const share = (ab + bd) / ab
  const [B, C] = [towards(A, ab, 236), towards(A, ab * 1.08, 292)]
  return { A, B, C, D: [B[0] * share, B[1] * share] as const, E: [C[0] * share, C[1] * share] as const }
}

const drawAreas = (random: Random) => {
  const area = random.until(
    () => {
      const [small, large, given] = [random.integer(4, 12), random.integer(7, 24), random.integer(12, 90)]
      return { small, large, given, answer: given * (large / small) ** 2 }
    },
    ({ small, large, answer }) =>
      large > small && large < 2.6 * small && large % small !== 0 && isShort(answer) && answer < 400,
  )
  const length = random.until(
    () => {
      const [p, q, unit, base] = [
        random.integer(2, 5),
        random.integer(3, 7),
        random.integer(2, 9),
        random.integer(6, 24),
      ]
      return { first: p * p * unit, second: q * q * unit, p, q, base, answer: (base * q) / p }
    },
    ({ p, q, answer }) => q > p && q % p !== 0 && isShort(answer),
  )
  const strip = random.until(
    () => {
      const [p, q, unit] = [random.integer(2, 5), random.integer(1, 4), random.integer(2, 9)]
      return { ab: p, bd: q, triangle: p * p * unit, answer: unit * ((p + q) ** 2 - p * p) }
    },
    ({ ab, bd }) => ab !== bd,
  )
  const plan = random.until(
    () => {
      const [scale, cm] = [random.pick([50, 200, 250, 400, 500]), random.decimal(4, 48, 1)]
      return { scale, cm, answer: (cm * scale * scale) / 10_000 }
    },
    ({ answer }) => isShort(answer) && answer > 12 && answer < 900,
  )
  return { area, length, strip, plan }
}

export const similarAreas = defineTemplate({
  id: 'areas-of-similar-shapes',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    area(random) {
      const { small, large, given, answer } = drawAreas(random).area
      const shape = (size: number, from: number) =>
        [
          [from, 0],
          [from + size, 0],
          [from + size * 1.25, size * 0.62],
          [from + size * 0.4, size * 0.9],
        ] as const
      const share = large / small
      const [one, other] = [shape(1, 0), shape(share, 2.1)]
      const corners = (list: ReturnType<typeof shape>) =>
        list.map(([x, y]) => `(${x.toFixed(3)}, ${y.toFixed(3)})`).join(', ')
      return {
        question: typst`
These two quadrilaterals are mathematically similar.
#sketch(polygon-of(${corners(one)}, sides: ([${small}~cm],)), polygon-of(${corners(other)}, sides: ([${large}~cm],)), height: 170pt, padding: (20pt, 26pt))
The area of the smaller one is ${given}~cm². Calculate the area of the larger one. #marks(3)`,
        answer: typst`
#working("M1")[scale factor of lengths: $${large} div ${small}$]
#working("M1")[$ "area" = ${given} times (${large}/${small})^2 $]
#working("A1")[area $=$ #result[${short(answer)}~cm²]]`,
        alt: plain`Two quadrilaterals are mathematically similar. A side of the smaller one is ${small} cm and the corresponding side of the larger one is ${large} cm. The area of the smaller one is ${given} square centimetres. Calculate the area of the larger one.`,
        answerAlt: plain`The scale factor of lengths is ${large} over ${small}, and areas go with its square. The area is ${given} times ${large} squared over ${small} squared, which is ${short(answer)} square centimetres.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => (agree(sqrt(answer / given), large / small) ? null : 'the sides are in another ratio'),
      }
    },
    length(random) {
      const { first, second, p, q, base, answer } = drawAreas(random).length
      return {
        question: typst`Two photographs of the Sundarbans are mathematically similar rectangles. Their areas are ${first}~cm² and ${second}~cm². The width of the smaller photograph is ${base}~cm.

Find the width of the larger photograph. #marks(3)`,
        answer: typst`
#working("M1")[scale factor of areas: $${second} div ${first}$]
#working("M1")[scale factor of lengths: $display(sqrt(${second}/${first}) = ${q}/${p})$]
#working("A1")[width $= ${base} times ${q} div ${p} =$ #result[${short(answer)}~cm]]`,
        alt: plain`Two photographs are mathematically similar rectangles. Their areas are ${first} and ${second} square centimetres. The width of the smaller photograph is ${base} cm. Find the width of the larger photograph.`,
        answerAlt: plain`The scale factor of lengths is the square root of ${second} over ${first}, which is ${q} over ${p}. The width is ${base} times ${q} over ${p}, which is ${short(answer)} cm.`,
        answers: [final('', number(answer, { unit: 'cm' }))],
        // Any rectangle of the first area and width, enlarged, must have the second area.
        verify: () =>
          agree((((first / base) * answer) / base) * answer, second)
            ? null
            : 'the larger photograph has another area',
      }
    },
    trapezium(random) {
      const { strip } = drawAreas(random)
      const { ab, bd, triangle, answer } = strip
      const whole = ab + bd
      const large = (triangle / (ab * ab)) * whole * whole
      return {
        question: typst`
$B C$ is parallel to $D E$. #linebreak() $A B : B D = ${ab} : ${bd}$. The area of triangle $A B C$ is ${triangle}~cm².
${drawFigure({ points: triangleCut(strip), lines: 'ABD ACE BC DE', parallel: ['BC DE'], padding: [30, 22], height: 220 })}
Find the area of the trapezium $B C E D$. #marks(3)`,
        answer: typst`
#note[Triangles $A B C$ and $A D E$ are similar, and $A B : A D = ${ab} : ${whole}$.]
#working("M1")[$ A D E = ${triangle} times (${whole}/${ab})^2 = ${large} $]
#working("M1")[$${large} - ${triangle}$]
#working("A1")[area $=$ #result[${answer}~cm²]]`,
        alt: plain`In triangle ADE, B is on AD and C is on AE, and BC is parallel to DE. AB to BD is ${ab} to ${bd}. The area of triangle ABC is ${triangle} square centimetres. Find the area of the trapezium BCED.`,
        answerAlt: plain`Triangles ABC and ADE are similar with sides in the ratio ${ab} to ${whole}, so the area of ADE is ${triangle} times ${whole} squared over ${ab} squared, ${large}. Take away ${triangle}: the trapezium is ${answer} square centimetres.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify() {
          const { B, C, E, D, A } = triangleCut(strip)
          const share = triangle / polygonArea(A, B, C)
          return agree(polygonArea(B, C, E, D) * share, answer, 1e-6)
            ? null
            : 'by coordinates the trapezium has another area'
        },
      }
    },
    'land-on-a-plan'(random) {
      const { scale, cm, answer } = drawAreas(random).plan
      return {
        question: typst`The plan of a house is drawn to a scale of $1 : ${scale}$. The area of the courtyard on the plan is ${cm}~cm².

Calculate the area of the courtyard in square metres. #marks(3)`,
        answer: typst`
#working("M1")[area $= ${cm} times ${scale}^2$~cm² #linebreak() #text(fill: ink-soft)[areas go with the square of the scale factor]]
#working("M1")[$div 100^2$, as 1~m² $= 100^2$~cm²]
#working("A1")[area $=$ #result[${short(answer)}~m²]]`,
        alt: plain`The plan of a house is drawn to a scale of 1 to ${scale}. The area of the courtyard on the plan is ${cm} square centimetres. Calculate the area of the courtyard in square metres.`,
        answerAlt: plain`Multiply the area by ${scale} squared, and divide by 100 squared to come from square centimetres to square metres. The area is ${short(answer)} square metres.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'm²')))],
        verify() {
          const side = (sqrt(cm) * scale) / 100
          return agree(side * side, answer) ? null : `a square courtyard would have ${side * side} m²`
        },
      }
    },
  },
})
