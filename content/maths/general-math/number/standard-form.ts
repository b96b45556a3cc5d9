// Standard form: writing it, and calculating with it.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { standardForm, standardFormInWords, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { inStandardForm } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const ordinary = (front: number, exponent: number) => Number(`${front}e${exponent}`)
/** The decimal 0.00047 in full: the exponent shifts the digits, no arithmetic rounds them. */
const written = (front: number, exponent: number) =>
  exponent < 0
    ? ordinary(front, exponent).toFixed(-exponent + (String(front).split('.')[1]?.length ?? 0))
    : tied(ordinary(front, exponent))

const writeConvertStandardForm = (random: Random, { isBothWays }: { isBothWays: boolean }) => {
  const front = () =>
    random.until(
      () => random.decimal(1.1, 9.8, 1),
      (x) => !Number.isInteger(x),
    )
  const large = { front: random.decimal(1.01, 9.89, 2), exponent: random.integer(5, 7) }
  const small = { front: front(), exponent: -random.integer(3, 5) }
  const back = { front: front(), exponent: -random.integer(2, 4) }
  const tens = random.pick([24, 35, 47, 62, 86, 91])
  const first = written(large.front, large.exponent)
  const second = written(small.front, small.exponent)
  const third = isBothWays ? written(back.front, back.exponent) : ''
  const asked = isBothWays
    ? typst`Write $${standardForm(back.front, back.exponent)}$ as an ordinary number.`
    : typst`Write $${tens} times 10^${large.exponent}$ in standard form.`
  const solved = isBothWays
    ? typst`#result[${third}]`
    : typst`$${tens} = ${tens / 10} times 10$, so #result[$${standardForm(tens / 10, large.exponent + 1)}$]`
  return {
    question: typst`
#part("a", 1)[Write ${first} in standard form.]
#part("b", 1)[Write ${second} in standard form.]
#part("c", 1)[${asked}]`,
    answer: typst`
#note[One digit that is not 0 stands before the point; the index says how far the digits move.]
#part("a")[#working("B1")[#result[$${standardForm(large.front, large.exponent)}$]]]
#part("b")[#working("B1")[#result[$${standardForm(small.front, small.exponent)}$]]]
#part("c")[#working("B1")[${solved}]]`,
    alt: plain`Part a: write ${ordinary(large.front, large.exponent)} in standard form. Part b: write ${second} in standard form. Part c: write ${isBothWays ? `${standardFormInWords(back.front, back.exponent)} as an ordinary number` : `${standardFormInWords(tens, large.exponent)} in standard form`}.`,
    answerAlt: plain`Part a: ${standardFormInWords(large.front, large.exponent)}. Part b: ${standardFormInWords(small.front, small.exponent)}. Part c: ${isBothWays ? third : standardFormInWords(tens / 10, large.exponent + 1)}.`,
    answers: [
      final('a', inStandardForm(large.front, large.exponent)),
      final('b', inStandardForm(small.front, small.exponent)),
      final(
        'c',
        isBothWays
          ? number(ordinary(back.front, back.exponent), { form: 'decimal' })
          : inStandardForm(tens / 10, large.exponent + 1),
      ),
    ],
    verify: () => {
      if (ordinary(tens, large.exponent) !== ordinary(tens / 10, large.exponent + 1))
        return 'part (c) is another number'
      for (const { front, exponent } of [large, small, back]) {
        const value = Number(written(front, exponent).replace(/#box\[|[ \]]/g, ''))
        if (!agree(value * 10 ** -exponent, front, 1e-9))
          return `${value} is not ${front} times 10^${exponent}`
        if (Math.floor(Math.log10(value)) !== exponent) return `${value} has another index`
      }
      return null
    },
  }
}

export const convertStandardForm = defineTemplate({
  id: 'write-in-standard-form',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'both-ways': (random) => writeConvertStandardForm(random, { isBothWays: true }),
    'not-yet-standard': (random) => writeConvertStandardForm(random, { isBothWays: false }),
  },
})

interface CalculateStandardFormOptions {
  readonly sign: string
  readonly spoken: string
  readonly note: string
  readonly isDivide?: boolean
  readonly isAdd?: boolean
  readonly isMultiply?: boolean
  readonly kind: 'multiply' | 'divide' | 'add'
}

const writeCalculateStandardForm = (
  random: Random,
  { sign, spoken, note, isDivide, isAdd, isMultiply, kind }: CalculateStandardFormOptions,
) => {
  const { a, b, m, n, front, index, shift, digits } = random.until(
    () => {
      const [a, b] = isDivide
        ? [random.decimal(1.2, 4.8, 1), random.pick([4, 5, 6, 8])]
        : [random.decimal(2, 9, 1), random.integer(3, 9)]
      const [m, n] = isAdd ? [random.integer(5, 9), 0] : [random.integer(4, 9), -random.integer(2, 6)]
      const second = isAdd ? m - 1 : n
      const front = isMultiply ? a * b : isDivide ? a / b : a + b / 10
      const index = isMultiply ? m + second : isDivide ? m - second : m
      const shift = front >= 10 ? 1 : front < 1 ? -1 : 0
      return {
        a,
        b,
        m,
        n: second,
        front: Number(front.toFixed(6)),
        index,
        shift,
        digits: Number((front / 10 ** shift).toFixed(6)),
      }
    },
    ({ a, front, shift, digits, index, m }) =>
      a !== 1 &&
      index !== 0 &&
      index !== m + 20 &&
      (isAdd ? shift === 0 || shift === 1 : shift !== 0) &&
      String(digits).length <= 5 &&
      front !== 1 &&
      digits < 10,
  )
  const step = {
    multiply: `${a} times ${b} times 10^(${m} + (${n}))`,
    divide: `(${a} div ${b}) times 10^(${m} - (${n}))`,
    add: `${a} times 10^${m} + ${b / 10} times 10^${m}`,
  }[kind].replaceAll('(-', '(−')
  const after =
    shift === 0
      ? ''
      : ` ${shift > 0 ? `The number ${front} is too large` : `The number ${front} is too small`} for standard form.`
  return {
    question: typst`
Work out
$ (${standardForm(a, m)}) ${sign} (${standardForm(b, n)}). $
Give your answer in standard form. #marks(3)`,
    answer: typst`
#note[${note}]
#working("${shift === 0 ? 'M2' : 'M1'}")[$${step}$]
${
  shift === 0
    ? typst`#scheme[*M1* for one of the two numbers written with the power of 10 of the other]`
    : typst`#working("A1")[$= ${standardForm(front, index)}$]
#note[${after.trim()}]`
}
#working("A1")[#result[$${standardForm(digits, index + shift)}$]]`,
    alt: plain`Without a calculator, work out open bracket ${standardFormInWords(a, m)} close bracket ${spoken} open bracket ${standardFormInWords(b, n)} close bracket. Give your answer in standard form.`,
    answerAlt: plain`${note} This gives ${standardFormInWords(front, index)}.${after} The answer is ${standardFormInWords(digits, index + shift)}.`,
    answers: [final('', inStandardForm(digits, index + shift))],
    verify: () => {
      const [x, y] = [a * 10 ** m, b * 10 ** n]
      const value = isMultiply ? x * y : isDivide ? x / y : x + y
      return agree(value / 10 ** (index + shift), digits) && digits >= 1 && digits < 10
        ? null
        : `the value is ${value}`
    },
  }
}

export const calculateStandardForm = defineTemplate({
  id: 'calculate-in-standard-form',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    multiply: (random) =>
      writeCalculateStandardForm(random, {
        sign: 'times',
        spoken: 'times',
        note: 'Multiply the numbers and add the indices.',
        isMultiply: true,
        kind: 'multiply',
      }),
    divide: (random) =>
      writeCalculateStandardForm(random, {
        sign: 'div',
        spoken: 'divided by',
        note: 'Divide the numbers and subtract the indices.',
        isDivide: true,
        kind: 'divide',
      }),
    add: (random) =>
      writeCalculateStandardForm(random, {
        sign: '+',
        spoken: 'plus',
        note: 'To add, both need the same power of 10.',
        isAdd: true,
        kind: 'add',
      }),
  },
})
