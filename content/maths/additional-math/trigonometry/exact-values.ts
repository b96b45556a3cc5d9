// Exact values of the six functions for angles of any magnitude, one by one and in an expression.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { inPi, inPiSpoken } from './angle-sets.ts'
import { type Six, six } from './six.ts'

/** For 30°, 45° and 60°: k√n/d as [k, n, d]. */
const acute = {
  sin: { 30: [1, 1, 2], 45: [1, 2, 2], 60: [1, 3, 2] },
  cos: { 30: [1, 3, 2], 45: [1, 2, 2], 60: [1, 1, 2] },
  tan: { 30: [1, 3, 3], 45: [1, 1, 1], 60: [1, 3, 1] },
  cosec: { 30: [2, 1, 1], 45: [1, 2, 1], 60: [2, 3, 3] },
  sec: { 30: [2, 3, 3], 45: [1, 2, 1], 60: [2, 1, 1] },
  cot: { 30: [1, 3, 1], 45: [1, 1, 1], 60: [1, 3, 3] },
} as const

type Reference = 30 | 45 | 60

const positive = (name: Six, quarter: number): boolean => {
  const where = { sin: [0, 1], cosec: [0, 1], cos: [0, 3], sec: [0, 3], tan: [0, 2], cot: [0, 2] }[name]
  return where.includes(quarter)
}

interface Item {
  readonly name: Six
  readonly reference: Reference
  /** 1 to 3; the angle is the reference turned into it. */
  readonly quarter: number
  readonly angle: number
}

const item = (random: Random, name: Six, negative = false): Item => {
  const reference = random.pick([30, 45, 60] as const)
  const quarter = random.integer(1, 3)
  const inTurn = [reference, 180 - reference, 180 + reference, 360 - reference][quarter] ?? 0
  return { name, reference, quarter, angle: negative ? inTurn - 360 : inTurn }
}

const exactOf = ({ name, reference, quarter }: Item) => {
  const [k, n, d] = acute[name][reference]
  const isPositive = positive(name, quarter)
  const root = n === 1 ? '' : `sqrt(${n})`
  const top = n === 1 ? String(k) : `${k === 1 ? '' : `${k} `}${root}`
  const markup = `${isPositive ? '' : '−'}${d === 1 ? top : `display((${top})/${d})`}`
  const spokenTop = n === 1 ? String(k) : `${k === 1 ? '' : `${k} `}root ${n}`
  const spoken = `${isPositive ? '' : 'minus '}${spokenTop}${d === 1 ? '' : ` over ${d}`}`
  const typed = `${isPositive ? '' : '-'}${n === 1 ? k : `${k === 1 ? '' : k}√${n}`}${d === 1 ? '' : `/${d}`}`
  return { markup, spoken, typed, value: ((isPositive ? 1 : -1) * k * Math.sqrt(n)) / d }
}

const valuesOf = (random: Random, names: readonly [Six, Six, Six], isInDegrees: boolean) => {
  const items = random.until(
    () => names.map((name, n) => item(random, name, n === 1)),
    (all) =>
      new Set(all.map(({ reference }) => reference)).size === 3 &&
      new Set(all.map(({ quarter }) => quarter)).size > 1,
  )
  const shown = ({ name, angle }: Item) => {
    const size = isInDegrees ? `${minus(angle)}°` : inPi(angle)
    return angle < 0 ? `${name} (${size})` : `${name} ${size}`
  }
  const spoken = ({ name, angle }: Item) =>
    isInDegrees ? plain`${name} of ${angle} degrees` : `${name} of ${inPiSpoken(angle)}`
  const letters = ['a', 'b', 'c']
  const related = ({ reference }: Item) => (isInDegrees ? `${reference}°` : inPi(reference))
  return {
    question: typst`
Without using a calculator, find the exact value of
${items.map((one, n) => typst`#part("${letters[n] ?? ''}", 1)[$${shown(one)}$${n === 2 ? '.' : ','}]`).join('\n')}`,
    answer: typst`
#note[Find the acute angle with the same value but for the sign, then the sign from the quadrant.]
${items
  .map((one, n) => {
    const { markup } = exactOf(one)
    const sign = positive(one.name, one.quarter) ? '' : '−'
    return typst`#part("${letters[n] ?? ''}")[#working("B1")[$${shown(one)} = ${sign}${one.name} ${related(one)} =$ ${tallResult(markup)}]]`
  })
  .join('\n')}`,
    alt: plain`Without using a calculator, find the exact value of ${listInWords(items.map(spoken))}.`,
    answerAlt: plain`${items.map((one) => `The ${spoken(one)} is ${exactOf(one).spoken}.`).join(' ')}`,
    answers: items.map((one, n) => final(letters[n] ?? '', number(exactOf(one).typed))),
    verify: () => {
      const wrong = items.find((one) => !agree(six[one.name](one.angle), exactOf(one).value))
      return wrong ? `${wrong.name} of ${wrong.angle} is another` : null
    },
  }
}

export const exactValue = defineTemplate({
  id: 'exact-value',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    degrees: (random) => valuesOf(random, ['sin', 'tan', random.pick(['sec', 'cosec'] as const)], true),
    radians: (random) => valuesOf(random, ['cos', random.pick(['sec', 'cosec'] as const), 'cot'], false),
  },
})

/** Squares of the exact values are fractions. */
const square = ({ name, reference }: Item): readonly [number, number] => {
  const [k, n, d] = acute[name][reference]
  return lowestTerms(k * k * n, d * d)
}

export const exactExpression = defineTemplate({
  id: 'exact-expression',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    squares(random) {
      const { one, other, p, q, top, bottom } = random.until(
        () => {
          const one = item(random, random.pick(['sin', 'cos'] as const))
          const other = item(random, random.pick(['tan', 'sec', 'cosec', 'cot'] as const))
          const [p, q] = [random.integer(2, 8), random.integer(2, 6)]
          const [[a, b], [c, d]] = [square(one), square(other)]
          return { one, other, p, q, top: p * a * d - q * c * b, bottom: b * d }
        },
        ({ one, other, top }) => one.reference !== other.reference && top !== 0,
      )
      const shown = ({ name, angle }: Item) => `${name}^2 ${inPi(angle)}`
      const spoken = ({ name, angle }: Item) => `${name} squared of ${inPiSpoken(angle)}`
      const [[a, b], [c, d]] = [square(one), square(other)]
      return {
        question: typst`
Without using a calculator, find the exact value of
$ ${p} ${shown(one)} − ${q} ${shown(other)}. $
#marks(3)`,
        answer: typst`
#working("B1")[$ ${shown(one)} = (${exactOf(one).markup})^2 = ${fraction(a, b)} $]
#working("B1")[$ ${shown(other)} = (${exactOf(other).markup})^2 = ${fraction(c, d)} $]
#working("B1")[$${p} times ${fraction(a, b)} − ${q} times ${fraction(c, d)} =$ ${tallResult(fraction(top, bottom))}]`,
        alt: plain`Without using a calculator, find the exact value of ${p} times ${spoken(one)}, minus ${q} times ${spoken(other)}.`,
        answerAlt: plain`The ${spoken(one)} is ${fractionInWords(a, b)}, and the ${spoken(other)} is ${fractionInWords(c, d)}. The value of the expression is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(typedFraction(top, bottom)))],
        verify: () => {
          const value = p * six[one.name](one.angle) ** 2 - q * six[other.name](other.angle) ** 2
          return agree(value, top / bottom) ? null : `the value is ${value}`
        },
      }
    },
  },
})
