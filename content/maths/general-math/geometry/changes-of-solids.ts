// Similar solids by percentages, in two parts, and from a difference of volumes.

import { agree } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { short } from './similar-areas.ts'

const { cbrt, sqrt } = Math

/** A cone cut at a share of its height from the top. */
const coneCut = (share: number): string => {
  const [radius, height] = [3 * share, (6 * (1 - share)).toFixed(3)]
  return `#sketch(cone(3, 6), rim((0, ${height}), ${radius.toFixed(3)}, 180deg, 360deg, fill: maths-wash), rim((0, ${height}), ${radius.toFixed(3)}, 0deg, 180deg, hidden: true), height: 210pt)`
}

const drawSolids = (random: Random) => {
  const percent = random.pick([10, 20, 25, 30, 40, 50])
  const cone = random.until(
    () => [random.integer(2, 4), random.integer(3, 5)] as const,
    ([small, large]) => large > small && large - small < 3,
  )
  const known = random.until(
    () => {
      const [small, large, unit] = [random.integer(2, 4), random.integer(3, 5), random.integer(2, 9)]
      return { small, large, difference: unit * (large ** 3 - small ** 3), answer: unit * large ** 3 }
    },
    ({ small, large }) => large > small && large - small < 3,
  )
  const [small, large] = cone
  const top = random.integer(2, 6) * small ** 3
  return { percent, small, large, top, known, height: random.integer(4, 9) }
}

export const scaledChanges = defineTemplate({
  id: 'changes-of-similar-solids',
  marks: 4,
  calculator: true,
  level: 5,
  cases: {
    percentage(random) {
      const { percent } = drawSolids(random)
      const factor = 1 + percent / 100
      const [area, volume] = [(factor ** 2 - 1) * 100, (factor ** 3 - 1) * 100]
      return {
        question: typst`A potter makes a new bowl that is mathematically similar to an old one. Its height is ${percent}% greater.

#part("a", 2)[Find the percentage by which the surface area is greater.]
#part("b", 2)[Find the percentage by which the volume is greater.]`,
        answer: typst`
#part("a")[
#working("M1")[$${factor}^2 = ${short(factor ** 2)}$]
#working("A1")[greater by #result[${short(area)}%]]]
#part("b")[
#working("M1")[$${factor}^3 = ${Number((factor ** 3).toFixed(6))}$]
#working("A1")[greater by #result[${Number(volume.toFixed(4))}%]]]`,
        alt: plain`A potter makes a new bowl that is mathematically similar to an old one. Its height is ${percent} percent greater. Part a: find the percentage by which the surface area is greater. Part b: find the percentage by which the volume is greater.`,
        answerAlt: plain`The scale factor of lengths is ${factor}. Part a: its square is ${short(factor ** 2)}, so the surface area is greater by ${short(area)} percent. Part b: its cube is ${Number((factor ** 3).toFixed(6))}, so the volume is greater by ${Number(volume.toFixed(4))} percent.`,
        answers: [final('a', threeFigures(area, '%')), final('b', threeFigures(volume, '%'))],
        verify() {
          // A cube of side 100, each side longer by the percentage.
          const side = 100 + percent
          const grown = (6 * side ** 2) / (6 * 100 ** 2)
          return agree(grown, factor ** 2, 1e-9) && agree(side ** 3 / 1e6, factor ** 3, 1e-9)
            ? null
            : 'a cube grows otherwise'
        },
      }
    },
    'cone-in-two-parts'(random) {
      const { small, large, top, height } = drawSolids(random)
      const whole = (top / small ** 3) * large ** 3
      return {
        question: typst`
A solid cone of height ${large * height}~cm is cut parallel to its base into a small cone of height ${small * height}~cm and a frustum.
${coneCut(small / large)}
#part("a", 2)[Find the ratio volume of the small cone : volume of the whole cone.]
#part("b", 2)[The volume of the small cone is ${top}~cm³. Find the volume of the frustum.]`,
        answer: typst`
#part("a")[
#note[The cones are similar, and their heights are in the ratio ${small} : ${large}.]
#working("M1")[$${small}^3 : ${large}^3$]
#working("A1")[$=$ #result[$${small ** 3} : ${large ** 3}$]]]
#part("b")[
#working("M1 FT")[$ "frustum" = ${top} times (${large ** 3} - ${small ** 3})/${small ** 3} $]
#working("A1")[$=$ #result[${whole - top}~cm³]]]`,
        alt: plain`A solid cone of height ${large * height} cm is cut parallel to its base into a small cone of height ${small * height} cm and a frustum. Part a: find the ratio of the volume of the small cone to the volume of the whole cone. Part b: the volume of the small cone is ${top} cubic centimetres. Find the volume of the frustum.`,
        answerAlt: plain`Part a: the cones are similar with heights in the ratio ${small} to ${large}, so their volumes are in the ratio ${small ** 3} to ${large ** 3}. Part b: the frustum has ${large ** 3 - small ** 3} parts where the small cone has ${small ** 3}, so its volume is ${whole - top} cubic centimetres.`,
        answers: [
          final('a', { kind: 'ratio', values: [String(small ** 3), String(large ** 3)], isSimplest: false }),
          final('b', number(whole - top, { unit: 'cm³' })),
        ],
        verify() {
          // The radius that gives the small cone its volume, then both cones by their formula.
          const radius = sqrt((3 * top) / (Math.PI * small * height))
          const measured = (Math.PI * ((radius * large) / small) ** 2 * large * height) / 3
          return agree(measured, whole, 1e-6 * whole) ? null : `the whole cone measures ${measured}`
        },
      }
    },
    'difference-known'(random) {
      const { small: p, large: q, difference, answer } = drawSolids(random).known
      return {
        question: typst`Two brass bells are mathematically similar. Their heights are in the ratio $${p} : ${q}$. The volume of brass in the larger bell is ${difference}~cm³ more than in the smaller bell.

Find the volume of brass in the larger bell. #marks(4)`,
        answer: typst`
#working("M1")[volumes are in the ratio #linebreak() $${p}^3 : ${q}^3 = ${p ** 3} : ${q ** 3}$]
#working("M1")[$${q ** 3} - ${p ** 3} = ${q ** 3 - p ** 3}$ parts are ${difference}~cm³]
#working("M1")[1 part is $${difference} div ${q ** 3 - p ** 3} = ${difference / (q ** 3 - p ** 3)}$~cm³]
#working("A1")[$${q ** 3} times ${difference / (q ** 3 - p ** 3)} =$ #result[${answer}~cm³]]`,
        alt: plain`Two brass bells are mathematically similar. Their heights are in the ratio ${p} to ${q}. The volume of brass in the larger bell is ${difference} cubic centimetres more than in the smaller bell. Find the volume of brass in the larger bell.`,
        answerAlt: plain`The volumes are in the ratio ${p ** 3} to ${q ** 3}. The difference of ${q ** 3 - p ** 3} parts is ${difference} cubic centimetres, so 1 part is ${difference / (q ** 3 - p ** 3)}. The larger bell has ${q ** 3} parts, ${answer} cubic centimetres.`,
        answers: [final('', number(answer, { unit: 'cm³' }))],
        verify: () =>
          agree(cbrt((answer - difference) / answer), p / q) ? null : 'the heights are in another ratio',
      }
    },
  },
})
