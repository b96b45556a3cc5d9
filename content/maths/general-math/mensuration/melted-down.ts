// One solid made into another: melted and cast again, or dropped into water.

import { measuredAs } from '../../kit/comparing.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { exactly, measured, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { volumeOf } from './same-volume.ts'

const { PI } = Math

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
