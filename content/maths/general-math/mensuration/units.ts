// Units of length, area, volume, capacity and mass.

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
