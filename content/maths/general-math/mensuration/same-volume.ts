// One solid made into another: melted and cast again, dropped into water, and the same in terms of a letter.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { expression, final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { ballProfile, exactly, measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { enclosedArea } from '../../kit/paths.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

/** The volume of a ball. */
const volumeOf = (radius: number): number => turnedVolume(ballProfile(radius), -radius, radius)

const drawMeltedDown = (random: Random) => {
  const [ball, thick] = [random.integer(3, 6), random.pick([0.1, 0.15, 0.2, 0.25])]
  const [length, width, height] = [random.integer(15, 24), random.integer(8, 12), random.integer(5, 9)]
  const small = random.until(
    () => random.decimal(1.1, 1.9, 1),
    (radius) => Math.abs((((length * width * height) / ((4 / 3) * PI * radius ** 3)) % 1) - 0.5) < 0.4,
  )
  const [marbles, marble, jar] = [random.integer(8, 20), random.decimal(0.7, 1.2, 1), random.decimal(4, 6, 1)]
  const formula = '[The volume of a sphere is $V = display(4/3) pi r^3$.]'
  const spokenFormula = 'The volume of a sphere is four thirds of pi r cubed.'
  return { ball, thick, length, width, height, small, marbles, marble, jar, formula, spokenFormula }
}

export const meltedDown = defineTemplate({
  id: 'melted-and-recast',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    wire: (random) => {
      const { ball, thick, formula, spokenFormula } = drawMeltedDown(random)
      const answer = ((4 / 3) * PI * ball ** 3) / (PI * thick ** 2) / 100
      const found = measured(answer, 'm')
      const metal = (4 / 3) * PI * ball ** 3
      return {
        question: typst`A solid copper ball of radius ${ball}~cm is melted down. All the copper is made into a wire, which is a cylinder of radius ${thick * 10}~mm.

Calculate the length of the wire in metres.

${formula} #marks(4)`,
        answer: typst`
#note[The volume stays the same. ${thick * 10}~mm $= ${thick}$~cm]
#working("M1")[ball: $display(4/3 times pi times ${ball}^3 = ${unrounded(metal)})$]
#working("M1")[$pi times ${thick}^2 times ell = ${unrounded(metal)}$]
#working("M1")[$ ell = ${unrounded(metal)}/(pi times ${thick}^2) #h(0.4em) "cm" $]
#working("A1")[length $=$ ${found.shown}]`,
        alt: plain`A solid copper ball of radius ${ball} cm is melted down and made into a wire, which is a cylinder of radius ${thick * 10} millimetres. Calculate the length of the wire in metres. ${spokenFormula}`,
        answerAlt: plain`The volume is four thirds of pi times ${ball} cubed. Divide it by pi times ${thick} squared to get the length in cm, and by 100: the length is ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'm')))],
        verify: () =>
          measuredAs(
            volumeOf(ball),
            turnedVolume(() => thick, 0, answer * 100),
          ),
      }
    },
    'how-many-balls': (random) => {
      const { length, width, height, small, formula, spokenFormula } = drawMeltedDown(random)
      const answer = Math.floor((length * width * height) / ((4 / 3) * PI * small ** 3))
      const [block, one] = [length * width * height, (4 / 3) * PI * small ** 3]
      return {
        question: typst`A block of lead is a cuboid measuring ${length}~cm by ${width}~cm by ${height}~cm. It is melted down to make balls of radius ${small}~cm for fishing nets.

Calculate the greatest number of balls that can be made.

${formula} #marks(4)`,
        answer: typst`
#working("M1")[block: $${length} times ${width} times ${height} = ${block}$~cm³]
#working("M1")[ball: $display(4/3 times pi times ${small}^3 = ${unrounded(one)})$]
#working("M1")[$${block} div ${unrounded(one)} = ${unrounded(block / one)}$]
#working("A1")[${exactly(answer, '').shown} balls]`,
        alt: plain`A block of lead is a cuboid measuring ${length} cm by ${width} cm by ${height} cm. It is melted down to make balls of radius ${small} cm. Calculate the greatest number of balls that can be made. ${spokenFormula}`,
        answerAlt: plain`The block has ${block} cubic centimetres. One ball has four thirds of pi times ${small} cubed. Divide and round down: ${answer} balls can be made.`,
        answers: [final('', number(answer))],
        verify() {
          let [lead, made] = [length * width * height, 0]
          for (const one = volumeOf(small); lead >= one; made += 1) lead -= one
          return made === answer ? null : `the lead is enough for ${made}`
        },
      }
    },
    'water-level': (random) => {
      const { marbles, marble, jar, formula, spokenFormula } = drawMeltedDown(random)
      const answer = (marbles * (4 / 3) * PI * marble ** 3) / (PI * jar ** 2)
      const found = measured(answer, 'cm')
      const added = marbles * (4 / 3) * PI * marble ** 3
      return {
        question: typst`
A jar is a cylinder of radius ${jar}~cm. It is partly filled with water. Sadia drops ${marbles} glass marbles, each of radius ${marble}~cm, into the jar. The water covers them, and none overflows.
#not-to-scale
#sketch(rim((0, 6), 4, 0deg, 360deg), rim((0, 3.4), 4, 0deg, 360deg, fill: maths-wash), rim((0, 0), 4, 180deg, 360deg), rim((0, 0), 4, 0deg, 180deg, hidden: true), edge((-4, 0), (-4, 6)), edge((4, 0), (4, 6)), radius-line((0, 6), 4, [${jar}~cm]), ${[
          [-1.8, -0.2],
          [-0.3, 0.3],
          [1.2, -0.3],
          [2.3, 0.3],
        ]
          .map(([x, y]) => `circle-of((${x}, ${y}), 0.62, fill: surface)`)
          .join(', ')}, height: 195pt)
Calculate how far the water level rises.

${formula} #marks(4)`,
        answer: typst`
#note[The water that is pushed up fills a cylinder whose volume is that of the marbles.]
#working("M1")[$ ${marbles} times 4/3 times pi times ${marble}^3 = ${unrounded(added)} $]
#working("M1")[$pi times ${jar}^2 times h = ${unrounded(added)}$]
#working("M1")[$ h = ${unrounded(added)}/(pi times ${jar}^2) $]
#working("A1")[rise $=$ ${found.shown}]`,
        alt: plain`A jar is a cylinder of radius ${jar} cm, partly filled with water. ${marbles} marbles, each of radius ${marble} cm, are dropped in. The water covers them and none overflows. Calculate how far the water level rises. ${spokenFormula}`,
        answerAlt: plain`The marbles have ${marbles} times four thirds of pi times ${marble} cubed. Divide by pi times ${jar} squared: the water rises by ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () =>
          measuredAs(
            marbles * volumeOf(marble),
            turnedVolume(() => jar, 0, answer),
          ),
      }
    },
  },
})

/** 'r', '3r'. */
const times = (multiple: number) => (multiple === 1 ? 'r' : `${multiple}r`)
/** The same, spoken: 'r', '3 r'. */
const said = (multiple: number) => (multiple === 1 ? 'r' : `${multiple} r`)
/** 'r^3', '(2r)^3'. */
const power = (multiple: number, exponent: number) =>
  multiple === 1 ? `r^${exponent}` : `(${multiple}r)^${exponent}`
/** 'pi r^2', '12 pi r^2'. */
const piTimes = (multiple: number, rest: string) => `${multiple === 1 ? '' : `${multiple} `}pi ${rest}`

/** The volume of a sphere: '4/3 pi r^3', '36 pi r^3'. */
const sphereOf = (multiple: number) =>
  multiple % 3 === 0 ? piTimes((4 * multiple ** 3) / 3, 'r^3') : `${4 * multiple ** 3}/3 pi r^3`

export const inTermsOfR = defineTemplate({
  id: 'in-terms-of-r',
  marks: 4,
  calculator: false,
  level: 5,
  cases: {
    'sphere-into-cone': (random) => {
      const [ball, base] = random.pick([
        [1, 2],
        [2, 4],
        [3, 6],
        [3, 3],
        [2, 1],
        [3, 2],
      ] as const)
      const answer = (4 * ball ** 3) / base ** 2
      const found = times(answer)
      const sphere = sphereOf(ball)
      return {
        question: typst`A solid metal sphere of radius $${times(ball)}$ is melted down. All the metal is used to make a solid cone of base radius $${times(base)}$ and height $h$.

Find $h$ in terms of $r$, in its simplest form.

[Sphere: $V = display(4/3) pi R^3$. Cone: $V = display(1/3) pi R^2 H$.] #marks(4)`,
        answer: typst`
#working("M1")[sphere: $display(4/3 pi ${power(ball, 3)} = ${sphere})$]
#working("M1")[$ 1/3 pi ${power(base, 2)} h = ${sphere} $]
#working("M1")[$ ${base === 1 ? '' : base ** 2} r^2 h = ${4 * ball ** 3} r^3 $]
#working("A1")[$h =$ #result[$${found}$]]`,
        alt: plain`A solid metal sphere of radius ${said(ball)} is melted down. All the metal is used to make a solid cone of base radius ${said(base)} and height h. Find h in terms of r. The volume of a sphere is four thirds of pi times its radius cubed. The volume of a cone is one third of pi times its radius squared times its height.`,
        answerAlt: plain`The sphere has four thirds of pi times the cube of ${said(ball)}, and the cone has one third of pi times the square of ${said(base)} times h. These are equal, so h is ${said(answer)}.`,
        answers: [final('', expression(found, 'r', 'simplified'), 'h')],
        verify() {
          // Put a number for r and build both solids.
          const r = 1.7
          const [big, wide, h] = [ball * r, base * r, answer * r]
          return measuredAs(
            volumeOf(big),
            turnedVolume((y) => wide * (1 - y / h), 0, h),
          )
        },
      }
    },
    'equal-surfaces': (random) => {
      skip(random, 1)
      const [ball, base] = random.pick([
        [2, 1],
        [4, 4],
        [4, 2],
        [4, 3],
      ] as const)
      const answer = (3 * ball ** 2 - 2 * base ** 2) / (2 * base)
      const found = times(answer)
      const [curved, ends] = [3 * ball ** 2, 2 * base ** 2]
      return {
        question: typst`A solid hemisphere of radius $${times(ball)}$ and a solid cylinder of radius $${times(base)}$ and height $h$ have the same total surface area.

Find $h$ in terms of $r$.

[The surface area of a sphere of radius $R$ is $A = 4 pi R^2$.] #marks(4)`,
        answer: typst`
#working("M1")[hemisphere: $2 pi ${power(ball, 2)} + pi ${power(ball, 2)} = ${piTimes(curved, 'r^2')}$]
#working("M1")[cylinder: $2 pi ${power(base, 2)} + 2 pi (${times(base)}) h$ #linebreak() $= ${piTimes(ends, 'r^2')} + ${piTimes(2 * base, 'r h')}$]
#working("M1")[$${piTimes(2 * base, 'r h')} = ${piTimes(curved, 'r^2')} - ${piTimes(ends, 'r^2')} = ${piTimes(curved - ends, 'r^2')}$]
#working("A1")[$h =$ #result[$${found}$]]`,
        alt: plain`A solid hemisphere of radius ${said(ball)} and a solid cylinder of radius ${said(base)} and height h have the same total surface area. Find h in terms of r. The surface area of a sphere is 4 pi times its radius squared.`,
        answerAlt: plain`The hemisphere has ${curved} pi r squared with its flat face. The cylinder has ${ends} pi r squared plus ${2 * base} pi r h. So ${2 * base} h is ${curved - ends} r, and h is ${said(answer)}.`,
        answers: [final('', expression(found, 'r'), 'h')],
        verify() {
          // Put a number for r and build both solids.
          const r = 1.7
          const [big, wide, h] = [ball * r, base * r, answer * r]
          const disc = (radius: number) => enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }])
          return measuredAs(
            turnedSurface(ballProfile(big), 0, big) + disc(big),
            turnedSurface(() => wide, 0, h) + 2 * disc(wide),
          )
        },
      }
    },
    'sphere-into-cylinder': (random) => {
      skip(random, 2)
      const [ball, base] = random.pick([
        [3, 2],
        [3, 1],
        [3, 3],
        [6, 4],
        [6, 6],
        [3, 6],
      ] as const)
      const answer = (4 * ball ** 3) / (3 * base ** 2)
      const found = times(answer)
      const [sphere, whole] = [sphereOf(ball), (4 * ball ** 3) / 3]
      return {
        question: typst`A solid metal sphere of radius $${times(ball)}$ is melted down. All the metal is used to make a solid cylinder of base radius $${times(base)}$ and height $h$.

Find $h$ in terms of $r$, in its simplest form.

[Sphere: $V = display(4/3) pi R^3$.] #marks(4)`,
        answer: typst`
#working("M1")[sphere: $display(4/3 pi ${power(ball, 3)} = ${sphere})$]
#working("M1")[$ pi ${power(base, 2)} h = ${sphere} $]
#working("M1")[$ ${base === 1 ? '' : base ** 2} r^2 h = ${whole} r^3 $]
#working("A1")[$h =$ #result[$${found}$]]`,
        alt: plain`A solid metal sphere of radius ${said(ball)} is melted down. All the metal is used to make a solid cylinder of base radius ${said(base)} and height h. Find h in terms of r. The volume of a sphere is four thirds of pi times its radius cubed.`,
        answerAlt: plain`The sphere has four thirds of pi times the cube of ${said(ball)}, and the cylinder has pi times the square of ${said(base)} times h. These are equal, so h is ${said(answer)}.`,
        answers: [final('', expression(found, 'r', 'simplified'), 'h')],
        verify() {
          // Put a number for r and build both solids.
          const r = 1.7
          const [big, wide, h] = [ball * r, base * r, answer * r]
          return measuredAs(
            volumeOf(big),
            turnedVolume(() => wide, 0, h),
          )
        },
      }
    },
  },
})
