// Fractions and decimals: arithmetic, recurring decimals, fractions of what is left.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, highestCommonFactor, lowestTerms } from '../../kit/numbers.ts'
import { grouped, mixed, mixedInWords, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { mixedNumber, taka, typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

interface FractionArithmeticOptions {
  readonly sign: string
  readonly spoken: string
  readonly isDivide?: boolean
  readonly isAdd?: boolean
  readonly isSubtract?: boolean
}

const writeFractionArithmetic = (
  random: Random,
  { sign, spoken, isDivide, isAdd, isSubtract }: FractionArithmeticOptions,
) => {
  const { a, b, c, d, common, p, q, top, bottom } = random.until(
    () => {
      const [b = 3, d = 4] = random.distinct([3, 4, 5, 6, 7, 8, 9], 2)
      const a = random.integer(1, 3) * b + random.integer(1, b - 1)
      const c = (isDivide ? 0 : 1) * d + random.integer(1, d - 1)
      const common = (b * d) / highestCommonFactor(b, d)
      const [p, q] = [(a * common) / b, (c * common) / d]
      const top = isAdd ? p + q : isSubtract ? p - q : a * d
      const bottom = isDivide ? b * c : common
      return { a, b, c, d, common, p, q, top, bottom }
    },
    ({ a, b, c, d, common, top, bottom }) =>
      highestCommonFactor(a, b) === 1 &&
      highestCommonFactor(c, d) === 1 &&
      common <= 40 &&
      top > 0 &&
      bottom / highestCommonFactor(top, bottom) > 1 &&
      top > bottom,
  )
  const second = c > d ? mixed(c, d) : `display(${c}/${d})`
  const middle = isDivide
    ? typst`#working("M1")[$ ${a}/${b} times ${d}/${c} = ${top}/${bottom} $]`
    : typst`#working("M1")[$ ${p}/${common} ${sign} ${q}/${common} = ${top}/${common} $]`
  const note = isDivide
    ? 'To divide by a fraction, multiply by its reciprocal.'
    : `The lowest common denominator of ${b} and ${d} is ${common}.`
  return {
    question: typst`
Work out
$ ${mixed(a, b)} ${sign} ${second}. $
Show all your working and give your answer as a mixed number in its simplest form. #marks(3)`,
    answer: typst`
#working("M1")[$display(${a}/${b} ${sign} ${c}/${d})$]
#note[${note}]
${middle}
#working("A1")[$=$ #result[$${mixed(top, bottom)}$]]`,
    alt: plain`Without a calculator, work out ${mixedInWords(a, b)} ${spoken} ${mixedInWords(c, d)}. Give your answer as a mixed number in its simplest form.`,
    answerAlt: plain`Write the mixed numbers as improper fractions: ${a} over ${b} ${spoken} ${c} over ${d}. ${isDivide ? `Multiply by the reciprocal: ${a} over ${b} times ${d} over ${c} is ${top} over ${bottom}.` : `With the common denominator ${common}: ${p} over ${common} ${spoken} ${q} over ${common} is ${top} over ${common}.`} The answer is ${mixedInWords(top, bottom)}.`,
    answers: [final('', mixedNumber(top, bottom))],
    verify: () => {
      const [x, y] = [a / b, c / d]
      const value = isAdd ? x + y : isSubtract ? x - y : x / y
      return agree(value, top / bottom) ? null : `in decimals it is ${value}`
    },
  }
}

export const fractionArithmetic = defineTemplate({
  id: 'fraction-arithmetic',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    add: (random) =>
      writeFractionArithmetic(random, {
        sign: '+',
        spoken: 'plus',
        isAdd: true,
      }),
    subtract: (random) =>
      writeFractionArithmetic(random, {
        sign: '-',
        spoken: 'minus',
        isSubtract: true,
      }),
    divide: (random) =>
      writeFractionArithmetic(random, {
        sign: 'div',
        spoken: 'divided by',
        isDivide: true,
      }),
  },
})

const writeRecurringDecimal = (random: Random, { isPure }: { isPure: boolean }) => {
  const first = isPure ? 0 : random.integer(1, 9)
  const block = random.until(
    () => random.integer(12, 97),
    (n) => n % 11 !== 0 && n % 10 !== 0 && Math.floor(n / 10) !== first,
  )
  const [top, bottom] = isPure ? [block, 99] : [first * 99 + block, 990]
  const [tens, units] = [Math.floor(block / 10), block % 10]
  const dotted = `#math.dot[${tens}]#math.dot[${units}]`
  const printed = isPure ? `"0."${dotted}` : `"0.${first}"${dotted}`
  const [p] = lowestTerms(top, bottom)
  const lines = isPure
    ? typst`#working("M1")[Let $x = ${printed}$. Then $100x = "${block}."${dotted}$]
#working("M1")[Subtract: $99x = ${block}$]`
    : typst`#working("M1")[Let $x = ${printed}$. Then $10x = "${first}."${dotted}$ and $1000x = "${first}${block}."${dotted}$]
#working("M1")[Subtract: $990x = ${first * 100 + block} - ${first} = ${top}$]`
  const simplified =
    p === top
      ? `$x =$ #result[$${fraction(top, bottom)}$]`
      : `$x = display(${top}/${bottom}) =$ #result[$${fraction(top, bottom)}$]`
  return {
    question: typst`
Write the recurring decimal $${printed}$ as a fraction in its simplest form. Show all your working. #marks(3)`,
    answer: typst`
#note[Multiply by powers of 10 until two numbers have the same digits after the point.]
${lines}
#working("A1")[${simplified}]`,
    alt: plain`Write the recurring decimal 0 point ${isPure ? '' : `${first} `}${tens} ${units}, in which the digits ${tens} ${units} recur, as a fraction in its simplest form. Show all your working.`,
    answerAlt: plain`Let x be the decimal. ${isPure ? `100 x minus x is ${block}, so 99 x is ${block}.` : `1000 x minus 10 x is ${first * 100 + block} minus ${first}, so 990 x is ${top}.`} x is ${fractionInWords(top, bottom)}.`,
    answers: [final('', number(typedFraction(top, bottom), { form: 'fraction' }))],
    verify: () => {
      // Long division gives the digits back.
      let rest = top % bottom
      let digits = ''
      for (let n = 0; n < 9; n += 1) {
        digits += Math.floor((rest * 10) / bottom)
        rest = (rest * 10) % bottom
      }
      const wanted = isPure ? `${block}`.repeat(5).slice(0, 9) : `${first}${`${block}`.repeat(4)}`
      return digits === wanted ? null : `division gives 0.${digits}…`
    },
  }
}

export const recurringDecimal = defineTemplate({
  id: 'recurring-decimal',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    'all-recur': (random) => writeRecurringDecimal(random, { isPure: true }),
    'after-one-digit': (random) => writeRecurringDecimal(random, { isPure: false }),
  },
})

const drawPartsOfAnAmount = (random: Random) =>
  random.until(
    () => {
      const [b = 5, d = 3] = random.distinct([3, 4, 5, 6, 8], 2)
      const [a, c] = [random.integer(1, b - 2), random.integer(1, d - 1)]
      const whole = b * d * random.integer(20, 90) * 10
      const left = (whole * (b - a) * (d - c)) / (b * d)
      return { a, b, c, d, whole, left, person: random.pick(['Nusrat', 'Tanvir', 'Mim', 'Arif']) }
    },
    ({ a, b, c, d, whole }) =>
      whole >= 4000 && whole <= 36000 && highestCommonFactor(a, b) === 1 && highestCommonFactor(c, d) === 1,
  )

export const partsOfAnAmount = defineTemplate({
  id: 'fraction-of-what-is-left',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'amount-left'(random) {
      const { a, b, c, d, whole, left, person } = drawPartsOfAnAmount(random)
      const share = (10 * a) / b
      const cut = share + ((10 - share) * c) / d
      const at = (x: number) => Number(x.toFixed(3))
      const rest = (whole * (b - a)) / b
      return {
        question: typst`
${person} has Tk~${tied(whole)}. ${person} spends $display(${a}/${b})$ of this on rent and $display(${c}/${d})$ of the remainder on food.

Calculate how much money is left. #marks(3)`,
        answer: typst`
#sketch(polygon-of((0, 0), (${at(share)}, 0), (${at(share)}, 1.5), (0, 1.5), fill: maths-wash), polygon-of((${at(share)}, 0), (${at(cut)}, 0), (${at(cut)}, 1.5), (${at(share)}, 1.5), fill: skizie-wash), polygon-of((${at(cut)}, 0), (10, 0), (10, 1.5), (${at(cut)}, 1.5)), point((${at(share / 2)}, 0), [rent], side: "below", mark: false), point((${at((share + cut) / 2)}, 0), [food], side: "below", mark: false), point((${at((cut + 10) / 2)}, 0), [left], side: "below", mark: false), padding: (16pt, 26pt))
#working("M1")[$ "After rent:" (1 - ${a}/${b}) times ${tied(whole)} = ${tied(rest)} $]
#working("M1")[$ "After food:" (1 - ${c}/${d}) times ${tied(rest)} $]
#working("A1")[#result[Tk ${grouped(left)}]]`,
        alt: plain`${person} has ${whole} taka. ${person} spends ${fractionInWords(a, b)} of this on rent and ${fractionInWords(c, d)} of the remainder on food. Calculate how much money is left.`,
        answerAlt: plain`After rent, ${fractionInWords(b - a, b)} of ${whole} is left: ${rest} taka. After food, ${fractionInWords(d - c, d)} of that is left: ${left} taka.`,
        answers: [final('', taka(left))],
        verify: () => {
          const rent = (whole / b) * a
          const food = ((whole - rent) / d) * c
          return agree(rent + food + left, whole)
            ? null
            : `rent ${rent} and food ${food} leave another amount`
        },
      }
    },
    'find-the-whole'(random) {
      const { a, b, c, d, whole, left, person } = drawPartsOfAnAmount(random)
      const [top, bottom] = lowestTerms((b - a) * (d - c), b * d)
      const share = (10 * a) / b
      const cut = share + ((10 - share) * c) / d
      const at = (x: number) => Number(x.toFixed(3))
      return {
        question: typst`
${person} earns some money and spends $display(${a}/${b})$ of this on rent and $display(${c}/${d})$ of the remainder on food. Then ${person} has Tk~${tied(left)} left.

Calculate how much ${person} earned. #marks(3)`,
        answer: typst`
#sketch(polygon-of((0, 0), (${at(share)}, 0), (${at(share)}, 1.5), (0, 1.5), fill: maths-wash), polygon-of((${at(share)}, 0), (${at(cut)}, 0), (${at(cut)}, 1.5), (${at(share)}, 1.5), fill: skizie-wash), polygon-of((${at(cut)}, 0), (10, 0), (10, 1.5), (${at(cut)}, 1.5)), point((${at(share / 2)}, 0), [rent], side: "below", mark: false), point((${at((share + cut) / 2)}, 0), [food], side: "below", mark: false), point((${at((cut + 10) / 2)}, 0), [left], side: "below", mark: false), padding: (16pt, 26pt))
#note[What is left is a fraction of a fraction.]
#working("M1")[$ (1 - ${a}/${b}) times (1 - ${c}/${d}) = ${top}/${bottom} $]
#working("M1")[$ ${tied(left)} div ${top}/${bottom} = ${tied(left)} times ${top === 1 ? bottom : `${bottom}/${top}`} $]
#working("A1")[#result[Tk ${grouped(whole)}]]`,
        alt: plain`${person} earns some money and spends ${fractionInWords(a, b)} of this on rent and ${fractionInWords(c, d)} of the remainder on food. Then ${person} has ${left} taka left. Calculate how much ${person} earned.`,
        answerAlt: plain`${fractionInWords(b - a, b)} times ${fractionInWords(d - c, d)} is ${fractionInWords(top, bottom)}, the fraction that is left. The whole is ${left} divided by ${fractionInWords(top, bottom)}, which is ${whole} taka.`,
        answers: [final('', taka(whole))],
        verify: () => {
          const rent = (whole / b) * a
          const food = ((whole - rent) / d) * c
          return agree(rent + food + left, whole)
            ? null
            : `rent ${rent} and food ${food} leave another amount`
        },
      }
    },
  },
})
