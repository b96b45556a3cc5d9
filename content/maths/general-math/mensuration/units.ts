// Units of length, area, volume, capacity and mass, and counting with them.

import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { exactly, grouped, kept, type Unit } from '../../kit/measuring.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Conversion {
  readonly value: number
  readonly from: string
  readonly spoken: string
  readonly to: Unit
  /** How many of the new unit make one of the old, and the reason. */
  readonly factor: number
  readonly why: string
  readonly whySpoken: string
}

const converted = ({ value, factor }: Conversion): number => {
  return Number((value * factor).toPrecision(10))
}

const step = ({ value, factor }: Conversion): string => {
  const big = factor >= 1 ? factor : Math.round(1 / factor)
  return `$"${grouped(value)}" ${factor >= 1 ? 'times' : 'div'} "${grouped(big)}" =$`
}

/** What the cases choose from; each draws all of it. */
interface Amounts {
  readonly small: number
  readonly whole: number
  readonly kilometres: number
  readonly cubicMetres: number
}

const changeTwice = (random: Random, choose: (amounts: Amounts) => readonly [Conversion, Conversion]) => {
  const parts = choose({
    small: random.decimal(1.1, 9.9, 1),
    whole: random.integer(12, 98),
    kilometres: random.decimal(1.01, 9.09, 2),
    cubicMetres: random.decimal(0.11, 0.99, 2),
  })
  const [first, second] = parts
  const [a, b] = [exactly(converted(first), first.to), exactly(converted(second), second.to)]
  return {
    question: typst`
#part("a", 1)[Change ${kept(first.value)} ${first.from} into ${first.to}.]
#part("b", 1)[Change ${kept(second.value)} ${second.from} into ${second.to}.]`,
    answer: typst`
#part("a")[
#note[${first.why}.]
#working("B1")[${step(first)} ${a.shown}]]
#part("b")[
#note[${second.why}.]
#working("B1")[${step(second)} ${b.shown}]]`,
    alt: plain`Part a: change ${first.value} ${first.spoken} into ${exactly(1, first.to).spoken.slice(2)}. Part b: change ${second.value} ${second.spoken} into ${exactly(1, second.to).spoken.slice(2)}.`,
    answerAlt: plain`Part a: ${first.whySpoken}, so the answer is ${a.spoken}. Part b: ${second.whySpoken}, so the answer is ${b.spoken}.`,
    answers: [
      final('a', inNamedUnit(number(converted(first), { unit: first.to }))),
      final('b', inNamedUnit(number(converted(second), { unit: second.to }))),
    ],
    verify() {
      // In the base unit of each: metres, or grams.
      const base: Record<string, number> = {
        km: 1000,
        m: 1,
        g: 1,
        kg: 1000,
        'm²': 1,
        'cm²': 0.01 ** 2,
        'mm²': 0.001 ** 2,
        'm³': 1,
        'cm³': 0.01 ** 3,
        'mm³': 0.001 ** 3,
        litres: 0.1 ** 3,
      }
      const wrong = parts.find((part) => {
        const [before, after] = [part.value * (base[part.from] ?? 0), converted(part) * (base[part.to] ?? 0)]
        return Math.abs(before - after) > 1e-9 * before
      })
      return wrong ? `${wrong.value} ${wrong.from} is another amount` : null
    },
  }
}

export const convertUnits = defineTemplate({
  id: 'convert-units',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'length-and-mass': (random) =>
      changeTwice(random, ({ kilometres, whole }) => [
        {
          value: kilometres,
          from: 'km',
          spoken: 'kilometres',
          to: 'm',
          factor: 1000,
          why: '1 km = 1000 m',
          whySpoken: 'One kilometre is 1000 metres',
        },
        {
          value: whole * 10 + 5,
          from: 'g',
          spoken: 'grams',
          to: 'kg',
          factor: 1 / 1000,
          why: '1 kg = 1000 g',
          whySpoken: 'One kilogram is 1000 grams',
        },
      ]),
    area: (random) =>
      changeTwice(random, ({ small, whole }) => [
        {
          value: small,
          from: 'm²',
          spoken: 'square metres',
          to: 'cm²',
          factor: 10_000,
          why: '1 m² = 100 cm $times$ 100 cm = 10~000 cm²',
          whySpoken: 'One square metre is 100 cm by 100 cm, which is 10 000 square centimetres',
        },
        {
          value: whole * 10,
          from: 'mm²',
          spoken: 'square millimetres',
          to: 'cm²',
          factor: 1 / 100,
          why: '1 cm² = 10 mm $times$ 10 mm = 100 mm²',
          whySpoken: 'One square centimetre is 100 square millimetres',
        },
      ]),
    volume: (random) =>
      changeTwice(random, ({ cubicMetres, whole }) => [
        {
          value: cubicMetres,
          from: 'm³',
          spoken: 'cubic metres',
          to: 'cm³',
          factor: 1_000_000,
          why: '1 m³ = $100^3$~cm³ = 1~000~000 cm³',
          whySpoken: 'One cubic metre is 100 cubed, or 1 000 000, cubic centimetres',
        },
        {
          value: whole * 100,
          from: 'mm³',
          spoken: 'cubic millimetres',
          to: 'cm³',
          factor: 1 / 1000,
          why: '1 cm³ = $10^3$ mm³ = 1000 mm³',
          whySpoken: 'One cubic centimetre is 1000 cubic millimetres',
        },
      ]),
    capacity: (random) =>
      changeTwice(random, ({ small, whole }) => [
        {
          value: small,
          from: 'm³',
          spoken: 'cubic metres',
          to: 'litres',
          factor: 1000,
          why: '1 m³ = 1~000~000 cm³ and 1 litre = 1000 cm³, so 1 m³ = 1000 litres',
          whySpoken: 'One cubic metre is 1000 litres',
        },
        {
          value: whole * 10,
          from: 'cm³',
          spoken: 'cubic centimetres',
          to: 'litres',
          factor: 1 / 1000,
          why: '1 litre = 1000 cm³',
          whySpoken: 'One litre is 1000 cubic centimetres',
        },
      ]),
  },
})

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
