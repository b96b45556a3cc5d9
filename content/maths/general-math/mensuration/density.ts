// Density: the mass of a solid from its measures, the metal from mass and measures, and a measure from the mass.

import { agree } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { ballProfile, measured, slicedVolume, turnedVolume } from '../../kit/measuring.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

/** Metals with their densities in grams per cubic centimetre. */
const metals = [
  ['aluminium', 2.7],
  ['iron', 7.9],
  ['brass', 8.5],
  ['copper', 8.9],
  ['silver', 10.5],
  ['lead', 11.3],
] as const

/** Whether no more than two decimal places are needed. */
const isShort = (value: number) => agree(value, Number(value.toFixed(2)), 1e-9)

const metal = (random: Random) => {
  const [name, density] = random.pick(metals)
  return { name, density }
}

const bar = (random: Random, density: number) => {
  const [base, up, length] = [random.integer(4, 9), random.integer(3, 8), random.integer(12, 30)]
  const volume = (base * up * length) / 2
  return { base, up, length, volume, kilograms: Math.round((volume * density) / 10) / 100 }
}

export const densityOfSolids = defineTemplate({
  id: 'density-of-solids',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'mass-of-cylinder': (random) => {
      const { name, density } = metal(random)
      const [radius, height] = [random.decimal(2.1, 4.9, 1), random.integer(12, 40)]
      const volume = PI * radius ** 2 * height
      const grams = volume * density
      const found = measured(grams / 1000, 'kg')
      return {
        question: typst`
A solid cylinder is made of ${name}. Its radius is ${radius}~cm and its height is ${height}~cm.
#sketch(cylinder(${radius}, ${height}, radius-label: [${radius}~cm], height-label: [${height}~cm]), height: 200pt)
The density of ${name} is #box[${density} g/cm³]. Calculate the mass of the cylinder in kilograms.

[Density = mass ÷ volume] #marks(4)`,
        answer: typst`
#working("M1")[volume: $pi times ${radius}^2 times ${height} = ${unrounded(volume)}$~cm³]
#note[Each cubic centimetre has a mass of ${density}~g.]
#working("M1")[mass: $${unrounded(volume)} times ${density} = ${unrounded(grams)}$~g]
#working("M1")[in kilograms: $${unrounded(grams)} div 1000$]
#working("A1")[mass $=$ ${found.shown}]`,
        alt: plain`A solid cylinder is made of ${name}. Its radius is ${radius} cm and its height is ${height} cm. The density of ${name} is ${density} grams per cubic centimetre. Calculate the mass of the cylinder in kilograms. Density is mass divided by volume.`,
        answerAlt: plain`The volume is pi times ${radius} squared times ${height}. Times ${density}, this is the mass in grams. Divided by 1000, it is ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(grams / 1000, 'kg')))],
        verify() {
          return measuredAs((turnedVolume(() => radius, 0, height) * density) / 1000, grams / 1000)
        },
      }
    },
    'density-of-prism': (random) => {
      const { density } = metal(random)
      // Weighed to the nearest 0.01 kg, so that the density is a matter of 3 significant figures.
      const { base, up, length, volume, kilograms } = random.until(
        () => bar(random, density),
        (drawn) => drawn.base !== drawn.up && !isShort((drawn.kilograms * 1000) / drawn.volume),
      )
      const [grams, printed] = [Math.round(kilograms * 1000), significant((kilograms * 1000) / volume)]
      return {
        question: typst`
A metal bar is a prism ${length}~cm long. Its cross-section is a right-angled triangle.
#sketch(prism(((0, 0), (${base}, 0), (0, ${up})), ${length}, sides: ([${base}~cm], none, [${up}~cm]), depth-label: [${length}~cm]), height: 200pt)
The mass of the bar is ${kilograms}~kg. Calculate the density of the metal in #box[g/cm³].

[Density = mass ÷ volume] #marks(4)`,
        answer: typst`
#working("M1")[cross-section: $display(1/2) times ${base} times ${up} = ${(base * up) / 2}$~cm²]
#working("M1")[volume: $${(base * up) / 2} times ${length} = ${volume}$~cm³]
#working("M1")[$ ${grams} / ${volume} $]
#note[${kilograms}~kg is ${grams}~g.]
#working("A1")[density $=$ #result[${printed} g/cm³] (3~s.f.)]`,
        alt: plain`A metal bar is a prism ${length} cm long. Its cross-section is a right-angled triangle; the sides at the right angle are ${base} cm and ${up} cm long. The mass of the bar is ${kilograms} kg. Calculate the density of the metal in grams per cubic centimetre. Density is mass divided by volume.`,
        answerAlt: plain`The cross-section is half of ${base} times ${up} square centimetres. Times ${length}, the volume is ${volume} cubic centimetres. The density is ${grams} divided by ${volume}, which is ${printed} grams per cubic centimetre to 3 significant figures.`,
        answers: [final('', inNamedUnit(threeFigures((kilograms * 1000) / volume, 'g/cm³')))],
        verify() {
          // Slices parallel to the upright face of the triangle.
          const solid = slicedVolume((x) => up * (1 - x / base) * length, 0, base)
          return measuredAs((kilograms * 1000) / solid, grams / volume)
        },
      }
    },
    'radius-from-mass': (random) => {
      const { name, density } = metal(random)
      const kilograms = random.until(
        () => random.decimal(0.5, 9.5, 1),
        (mass) => mass !== density,
      )
      const grams = Math.round(kilograms * 1000)
      const volume = grams / density
      const radius = Math.cbrt((3 * volume) / (4 * PI))
      const found = measured(radius, 'cm')
      return {
        question: typst`
A solid ball of ${name} has a mass of ${kilograms}~kg. The density of ${name} is #box[${density} g/cm³].

Calculate the radius of the ball.

[Density = mass ÷ volume. The volume of a sphere is $V = display(4/3) pi r^3$.] #marks(4)`,
        answer: typst`
#working("M1")[volume $= display(${grams} / ${density}) = ${unrounded(volume)}$~cm³]
#working("M1")[$ 4/3 pi r^3 = ${unrounded(volume)} $]
#working("M1")[$ r^3 = (3 times ${unrounded(volume)}) / (4 pi) = ${unrounded(radius ** 3)} $]
#working("A1")[radius $=$ ${found.shown}]`,
        alt: plain`A solid ball of ${name} has a mass of ${kilograms} kg. The density of ${name} is ${density} grams per cubic centimetre. Calculate the radius of the ball. Density is mass divided by volume. The volume of a sphere is four thirds of pi r cubed.`,
        answerAlt: plain`The volume is ${grams} divided by ${density} cubic centimetres. It is four thirds of pi r cubed, so r cubed is 3 times the volume, divided by 4 pi. The radius is the cube root, ${found.spoken}.`,
        answers: [final('', threeFigures(radius, 'cm'))],
        verify() {
          // A ball of this radius, added up from slices, has the mass.
          const mass = turnedVolume(ballProfile(radius), -radius, radius) * density
          return measuredAs(mass, grams)
        },
      }
    },
  },
})
