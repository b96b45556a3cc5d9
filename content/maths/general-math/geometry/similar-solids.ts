// Similar solids: areas go with the square of the lengths, volumes and masses with the cube.

import { agree } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { isShort, short } from './similar-areas.ts'

/** A pot of a height, its middle at x: a part of a sketch. */
const pot = (x: number, height: number): string => {
  const at = (share: number, up: number) =>
    `to((${(x + share * height).toFixed(3)}, ${(up * height).toFixed(3)}))`
  const bounds = `(${(x - 0.42 * height).toFixed(3)}, 0), (${(x + 0.42 * height).toFixed(3)}, ${height.toFixed(3)})`
  return `sketch-part((${bounds}), to => place(top + left, curve(fill: maths-wash, stroke: outline(), curve.move(${at(-0.22, 1)}), curve.line(${at(0.22, 1)}), curve.cubic(${at(0.12, 0.84)}, ${at(0.42, 0.72)}, ${at(0.42, 0.42)}), curve.cubic(${at(0.42, 0.18)}, ${at(0.3, 0)}, ${at(0.2, 0)}), curve.line(${at(-0.2, 0)}), curve.cubic(${at(-0.3, 0)}, ${at(-0.42, 0.18)}, ${at(-0.42, 0.42)}), curve.cubic(${at(-0.42, 0.72)}, ${at(-0.12, 0.84)}, ${at(-0.22, 1)}), curve.close(mode: "straight"))))`
}

const drawSolids = (random: Random) => {
  const [small, large] = random.pick([
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const)
  const unit = random.integer(4, 15)
  const base = random.until(
    () => random.integer(6, 20),
    (value) => isShort((value * large) / small),
  )
  const surface = random.until(
    () => random.integer(20, 96),
    (value) => isShort((value * large * large) / (small * small)) && value % (small * small) === 0,
  )
  // Heights with no simple ratio for the first case, whose answer is rounded.
  const heights = random.until(
    () => [random.decimal(6, 15, 1), random.decimal(10, 26, 1), random.integer(150, 900, 10)] as const,
    ([h, H]) => H > h * 1.2 && H < h * 2,
  )
  return { small, large, unit, base, surface, heights, v: unit * small ** 3, V: unit * large ** 3 }
}

/** By powers of a ratio, without the ratio of lengths. */
const byPowers = (found: number, answer: number) =>
  agree(found, answer, 1e-6 * answer) ? null : `by powers it is ${found}`

export const similarSolids = defineTemplate({
  id: 'similar-solids',
  marks: 3,
  calculator: true,
  level: 4,
  cases: {
    volume(random) {
      const [h, H, given] = drawSolids(random).heights
      const answer = given * (H / h) ** 3
      const printed = significant(answer)
      return {
        question: typst`
Two water pots are mathematically similar. Their heights are ${h}~cm and ${H}~cm.
#sketch(${pot(0, 3)}, ${pot(6.2, (3 * H) / h)}, height: 190pt, padding: (20pt, 14pt))
The smaller pot holds ${given}~cm³ of water. Calculate how much the larger pot holds. #marks(3)`,
        answer: typst`
#working("M1")[scale factor of lengths: $${H} div ${h}$]
#working("M1")[$ "volume" = ${given} times (${H}/${h})^3 $]
#working("A1")[volume $=$ #result[${printed}~cm³] (3~s.f.)]`,
        alt: plain`Two water pots are mathematically similar. Their heights are ${h} cm and ${H} cm. The smaller pot holds ${given} cubic centimetres of water. Calculate how much the larger pot holds.`,
        answerAlt: plain`The scale factor of lengths is ${H} over ${h}, and volumes go with its cube. The larger pot holds ${given} times the cube of ${H} over ${h}, which is ${printed} cubic centimetres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify: () => byPowers(given * Math.exp(3 * (Math.log(H) - Math.log(h))), answer),
      }
    },
    length(random) {
      const { small, large, base, v, V } = drawSolids(random)
      const answer = (base * large) / small
      return {
        question: typst`Two statues are mathematically similar. Their volumes are ${v}~cm³ and ${V}~cm³. The height of the smaller statue is ${base}~cm.

Calculate the height of the larger statue. #marks(3)`,
        answer: typst`
#working("M1")[scale factor of volumes: $${V} div ${v}$]
#working("M1")[scale factor of lengths: $display(root(3, ${V}/${v}) = ${large}/${small})$]
#working("A1")[height $= ${base} times ${large} div ${small} =$ #result[${short(answer)}~cm]]`,
        alt: plain`Two statues are mathematically similar. Their volumes are ${v} and ${V} cubic centimetres. The height of the smaller statue is ${base} cm. Calculate the height of the larger statue.`,
        answerAlt: plain`The scale factor of lengths is the cube root of ${V} over ${v}, which is ${large} over ${small}. The height is ${base} times ${large} over ${small}, which is ${short(answer)} cm.`,
        answers: [final('', number(answer, { unit: 'cm' }))],
        verify: () => byPowers(base * (V / v) ** (1 / 3), answer),
      }
    },
    'area-from-volumes'(random) {
      const { small, large, surface, v, V } = drawSolids(random)
      const answer = (surface * large ** 2) / small ** 2
      return {
        question: typst`Two bottles of mustard oil are mathematically similar. They hold ${v}~ml and ${V}~ml. The label of the smaller bottle has an area of ${surface}~cm², and the labels are similar too.

Calculate the area of the label of the larger bottle. #marks(3)`,
        answer: typst`
#working("M1")[scale factor of lengths: $display(root(3, ${V}/${v}) = ${large}/${small})$]
#working("M1")[$ "area" = ${surface} times (${large}/${small})^2 $]
#working("A1")[area $=$ #result[${short(answer)}~cm²]]`,
        alt: plain`Two bottles of mustard oil are mathematically similar. They hold ${v} and ${V} millilitres. The label of the smaller bottle has an area of ${surface} square centimetres, and the labels are similar too. Calculate the area of the label of the larger bottle.`,
        answerAlt: plain`The scale factor of lengths is the cube root of ${V} over ${v}, which is ${large} over ${small}. Areas go with its square: ${surface} times ${large} squared over ${small} squared is ${short(answer)} square centimetres.`,
        answers: [final('', number(answer, { unit: 'cm²' }))],
        verify: () => byPowers(surface * (V / v) ** (2 / 3), answer),
      }
    },
    'volume-from-areas'(random) {
      const { small, large, v, V } = drawSolids(random)
      const [a, A] = [small * small * 20, large * large * 20]
      return {
        question: typst`The surface areas of two mathematically similar candles are ${a}~cm² and ${A}~cm². The mass of the smaller candle is ${v}~g. Both are made of the same wax.

Calculate the mass of the larger candle. #marks(3)`,
        answer: typst`
#note[Of the same wax, masses are in the ratio of the volumes.]
#working("M1")[scale factor of lengths: $display(sqrt(${A}/${a}) = ${large}/${small})$]
#working("M1")[$ "mass" = ${v} times (${large}/${small})^3 $]
#working("A1")[mass $=$ #result[${V}~g]]`,
        alt: plain`The surface areas of two mathematically similar candles are ${a} and ${A} square centimetres. The mass of the smaller candle is ${v} grams. Both are made of the same wax. Calculate the mass of the larger candle.`,
        answerAlt: plain`The scale factor of lengths is the square root of ${A} over ${a}, which is ${large} over ${small}. Masses go with the volumes, so with its cube: ${v} times ${large} cubed over ${small} cubed is ${V} grams.`,
        answers: [final('', number(V, { unit: 'g' }))],
        verify: () => byPowers(v * (A / a) ** 1.5, V),
      }
    },
  },
})
