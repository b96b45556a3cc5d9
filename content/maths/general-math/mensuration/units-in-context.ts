// Counting with units of area and volume: tiles, glasses and land.

import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { exactly, grouped, kept } from '../../kit/measuring.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawUnitsInContext = (random: Random) => {
  const side = random.pick([20, 25, 30, 40])
  const [along, across] = [random.integer(13, 20), random.integer(8, 12)]
  const glass = random.pick([180, 220, 240, 280])
  const jar = random.until(
    () => random.decimal(1.5, 4.5, 1),
    (litres) => (litres * 1000) % glass > 15,
  )
  const [long, wide, crop] = [random.integer(220, 480, 20), random.integer(150, 200, 50), random.pick([4, 5])]
  return { side, along, across, glass, jar, long, wide, crop }
}

export const unitsInContext = defineTemplate({
  id: 'units-in-context',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    tiles: (random) => {
      const { side, along, across } = drawUnitsInContext(random)
      const answer = along * across
      const [length, width] = [(side * along) / 100, (side * across) / 100]
      return {
        question: typst`The floor of a classroom in Khulna is a rectangle, ${length}~m long and ${width}~m wide. It is to be covered with square tiles of side ${side}~cm, without gaps.

Work out how many tiles are needed. #marks(3)`,
        answer: typst`
#note[Put all lengths in the same unit first.]
#working("B1")[${length}~m $=$ ${side * along}~cm, ${width}~m $=$ ${side * across}~cm]
#working("M1")[$${side * along} div ${side} = ${along}$ tiles along #linebreak() $${side * across} div ${side} = ${across}$ across]
#working("A1")[$${along} times ${across} =$ ${exactly(answer, 'tiles').shown}]`,
        alt: plain`A rectangular floor is ${length} metres long and ${width} metres wide. It is to be covered with square tiles of side ${side} cm, without gaps. Work out how many tiles are needed.`,
        answerAlt: plain`In centimetres the floor is ${side * along} by ${side * across}. That is ${along} tiles along and ${across} tiles across, so ${answer} tiles are needed.`,
        answers: [final('', number(answer))],
        verify() {
          const floor = ((along * side) / 100) * ((across * side) / 100)
          return Math.abs(answer * (side / 100) ** 2 - floor) < 1e-9 ? null : 'the tiles cover another area'
        },
      }
    },
    glasses: (random) => {
      const { glass, jar } = drawUnitsInContext(random)
      const answer = Math.floor((jar * 1000) / glass)
      const left = Math.round(jar * 1000 - answer * glass)
      return {
        question: typst`A jar holds ${jar}~litres of mango juice. Nusrat fills glasses from it. Each glass holds ${glass}~ml.

Work out how many glasses she can fill completely, and how many millilitres of juice are left over. #marks(3)`,
        answer: typst`
#note[${jar}~litres $= ${jar} times 1000 = ${Math.round(jar * 1000)}$~ml]
#working("M1")[$${Math.round(jar * 1000)} div ${glass}$]
#working("A1")[she fills ${exactly(answer, '').shown} glasses]
#working("A1 FT")[$${Math.round(jar * 1000)} - ${answer} times ${glass} =$ ${exactly(left, 'ml').shown} left over]
#scheme[*M1* also for the capacity of one glass added up to near ${Math.round(jar * 1000)}~ml]`,
        alt: plain`A jar holds ${jar} litres of mango juice. Each glass holds ${glass} millilitres. Work out how many glasses can be filled completely, and how many millilitres are left over.`,
        answerAlt: plain`The jar holds ${Math.round(jar * 1000)} millilitres. ${answer} glasses take ${answer * glass} millilitres, so ${answer} glasses can be filled and ${left} millilitres are left over.`,
        answers: [
          final('', number(answer), 'glasses'),
          final('', inNamedUnit(number(left, { unit: 'ml' })), 'left over'),
        ],
        verify() {
          let [juice, filled] = [Math.round(jar * 1000), 0]
          for (; juice >= glass; filled += 1) juice -= glass
          return filled === answer ? null : `pouring fills ${filled} glasses`
        },
      }
    },
    land: (random) => {
      const { long, wide, crop } = drawUnitsInContext(random)
      const answer = (long * wide * crop) / 10_000
      return {
        question: typst`A rice field in Mymensingh is a rectangle, ${long}~m long and ${wide}~m wide. Each hectare of it gives ${crop} tonnes of rice. \
1 hectare $=$ 10~000 m².

Work out the mass of rice that the field gives. #marks(3)`,
        answer: typst`
#working("M1")[area $= ${long} times ${wide} =$ ${kept(long * wide)}~m²]
#working("M1")[$"${grouped(long * wide)}" div "10 000" = ${(long * wide) / 10_000}$~hectares]
#working("A1")[$${(long * wide) / 10_000} times ${crop} =$ ${exactly(answer, 'tonnes').shown}]`,
        alt: plain`A rectangular rice field is ${long} metres long and ${wide} metres wide. Each hectare gives ${crop} tonnes of rice. One hectare is 10 000 square metres. Work out the mass of rice that the field gives.`,
        answerAlt: plain`The area is ${long} times ${wide}, which is ${grouped(long * wide)} square metres or ${(long * wide) / 10_000} hectares. Times ${crop}, that gives ${exactly(answer, 'tonnes').spoken}.`,
        answers: [final('', number(answer, { unit: 'tonnes' }))],
        verify: () =>
          Math.abs(((answer / crop) * 10_000) / wide - long) < 1e-9 ? null : 'that mass is of another field',
      }
    },
  },
})
