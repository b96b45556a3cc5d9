// Percentages backwards, from what is left to what there was.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import { grouped, spokenMoney, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface ReversePercentageOptions {
  readonly isAfterDiscount?: boolean
  readonly isAfterTax?: boolean
  readonly isAfterTwoYears?: boolean
  readonly kind: 'after-discount' | 'after-tax' | 'after-two-years'
}

const writeReversePercentage = (
  random: Random,
  { isAfterDiscount, isAfterTax, isAfterTwoYears, kind }: ReversePercentageOptions,
) => {
  const { percent, original, factor, end } = random.until(
    () => {
      const percent = isAfterDiscount
        ? random.pick([12, 15, 18, 35])
        : isAfterTax
          ? random.pick([5, 7.5, 15])
          : random.pick([4, 5, 10])
      const original = isAfterTwoYears ? random.integer(20, 90) * 1000 : random.integer(12, 90) * 40
      const factor = isAfterDiscount
        ? 1 - percent / 100
        : isAfterTax
          ? 1 + percent / 100
          : (1 + percent / 100) ** 2
      return { percent, original, factor, end: Number((original * factor).toFixed(6)) }
    },
    ({ end }) => Number.isInteger(end),
  )
  const shown = Number(factor.toFixed(4))
  const [told, asked] = {
    'after-discount': [
      `In a sale a sari is reduced by ${percent}%. Its sale price is Tk~${tied(end)}.`,
      'Calculate the price before the sale.',
    ],
    'after-tax': [
      `A meal in a restaurant costs Tk~${tied(end)}. This includes VAT of ${percent}%.`,
      'Calculate the cost without VAT.',
    ],
    'after-two-years': [
      `The population of a town grew by ${percent}% in each of two years. It is now ${tied(end)}.`,
      'Calculate the population two years ago.',
    ],
  }[kind] as [string, string]
  const spoken = spokenMoney(told)
  const note = {
    'after-discount': `The sale price is ${100 - percent}% of the price before. Do not add ${percent}% of the sale price.`,
    'after-tax': `The cost with VAT is ${100 + percent}% of the cost without.`,
    'after-two-years': `Each year multiplies by ${1 + percent / 100}.`,
  }[kind]
  return {
    question: typst`${told}

${asked} #marks(3)`,
    answer: typst`
#note[${note}]
#working("M1")[$x times ${isAfterTwoYears ? `${1 + percent / 100}^2` : shown} = ${tied(end)}$]
#working("M1")[$x = ${tied(end)} div ${shown}$]
#working("A1")[#result[${isAfterTwoYears ? '' : 'Tk '}${grouped(original)}]]`,
    alt: plain`${spoken} ${asked}`,
    answerAlt: plain`${note} Divide ${end} by ${shown}. The answer is ${original}${isAfterTwoYears ? ' people' : ' taka'}.`,
    answers: [final('', isAfterTwoYears ? number(original) : taka(original))],
    verify: () => {
      const grow = (x: number) => (isAfterDiscount ? x - (x / 100) * percent : x + (x / 100) * percent)
      const forwards = isAfterTwoYears ? grow(grow(original)) : grow(original)
      return agree(forwards, end) && roundsTo(end, significant(end, 8))
        ? null
        : `forwards it becomes ${forwards}`
    },
  }
}

export const reversePercentage = defineTemplate({
  id: 'reverse-percentage',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'after-discount': (random) =>
      writeReversePercentage(random, {
        isAfterDiscount: true,
        kind: 'after-discount',
      }),
    'after-tax': (random) =>
      writeReversePercentage(random, {
        isAfterTax: true,
        kind: 'after-tax',
      }),
    'after-two-years': (random) =>
      writeReversePercentage(random, {
        isAfterTwoYears: true,
        kind: 'after-two-years',
      }),
  },
})
