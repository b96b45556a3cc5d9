// Gates on numbers: a right answer that is a number is computed again from the question's `check` expression, and
// "0.5 m" and "0.50 m" do not count as two options.

import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import { evaluate } from 'mathjs/number'
import type { Question } from '../bank.ts'
import { optionText } from '../question-text.ts'
import { at, type Gate, problemOf } from './written-content.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

// A sign, digits with spaces between thousands, decimals, and a power of ten. The look-behind keeps the 2 of
// "H2" and "m2" and the 3 of "2.3" from starting a number.
const numberPattern =
  /(?<![\p{L}\d.,⁰¹²³⁴-⁹₀-₉])([−+-]?)(\d{1,3}(?:[\u0020\u00a0\u2009\u202f]\d{3})+(?!\d)|\d+)(\.\d+)?(?:\s?×\s?10([⁺⁻]?[⁰¹²³⁴-⁹]+))?/gu

interface FoundNumber {
  readonly value: number
  readonly index: number
  readonly length: number
}

const powerOfTen = (superscript: string): number => {
  const digits = [...superscript]
    .filter((sign) => superscripts.includes(sign))
    .map((sign) => superscripts.indexOf(sign))
  return Number(digits.join('')) * (superscript.startsWith('⁻') ? -1 : 1)
}

/** All numbers in a text, as it prints them: `−0.50`, `12 000`, `6.0 × 10²³`. */
export const numbersIn = (text: string): FoundNumber[] => {
  return [...plainText(text).matchAll(numberPattern)].map((match) => {
    const [whole, sign = '', integer = '', decimals = '', power] = match
    const digits = Number(integer.replace(/\D/g, '') + decimals)
    const signed = sign === '−' || sign === '-' ? -digits : digits
    // By way of text, because 6.02 * 10 ** 23 is not 6.02e23.
    const value = power === undefined ? signed : Number(`${signed}e${powerOfTen(power)}`)
    return { value, index: match.index, length: whole.length }
  })
}

/** The number that an option stands for: the one it begins with, or else its only one. */
export const optionNumber = (option: string): number | undefined => {
  const found = numbersIn(option)
  const [first] = found
  if (!first) return undefined
  return first.index === 0 || found.length === 1 ? first.value : undefined
}

/** A number and at most a unit, such as `−0.50 m/s²` or `4 times`. */
const isQuantity = (option: string): boolean => {
  const [first] = numbersIn(option)
  if (first?.index !== 0) return false
  return /^[^\d,;:]{0,16}$/u.test(
    plainText(option)
      .slice(first.length)
      .replace(/[²³⁰¹⁴-⁹⁻]/gu, ''),
  )
}

export const isNumeric = (question: Question): boolean => {
  return letters.every((letter) => isQuantity(optionText(question.options[letter])))
}

const isClose = (a: number, b: number): boolean => {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1e-300)
}

const checkProblem = (question: Question, expression: string): string | undefined => {
  const option = optionText(question.options[question.correctAnswer])
  const stated = optionNumber(option)
  if (stated === undefined) {
    return `has a check, but the right answer "${option}" neither begins with a number nor holds only one`
  }
  let value: unknown
  try {
    value = evaluate(expression)
  } catch (error) {
    return `check "${expression}" can't be worked out: ${error instanceof Error ? error.message : error}`
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return `check "${expression}" is not a number`
  if (isClose(value, stated)) return undefined
  return (
    `check "${expression}" gives ${Number(value.toPrecision(10))}, but the right answer says "${option}"; correct one of them ` +
    '(where the option is rounded, write round(expression, places))'
  )
}

export const checkComputedAnswers: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.flatMap((question) => {
      const found = question.check === undefined ? undefined : checkProblem(question, question.check)
      return found === undefined ? [] : [problemOf(topic, `${at(topic, question)}: ${found}.`)]
    }),
  )

/** A recalled constant or a definition needs no working; anything else with a numeric answer does. */
export const lacksCheck = (question: Question): boolean => {
  return question.check === undefined && isNumeric(question) && question.skill !== 'recall'
}

export const checkPhysicsCalculations: Gate = ({ topics }) =>
  topics
    .filter(({ topic }) => topic.subject === 'physics')
    .flatMap((topic) =>
      topic.questions
        .filter(lacksCheck)
        .map((question) =>
          problemOf(
            topic,
            `${at(topic, question)}: a physics calculation needs "check", an expression whose value is ${optionText(question.options[question.correctAnswer])}.`,
          ),
        ),
    )

export const checkEqualNumbers: Gate = ({ topics }) =>
  topics.flatMap((topic) =>
    topic.questions.filter(isNumeric).flatMap((question) => {
      const seen = new Map<string, Letter>()
      return letters.flatMap((letter) => {
        const option = optionText(question.options[letter])
        const [number] = numbersIn(option)
        const meaning = `${number?.value} ${option.slice(number?.length).trim()}`
        const twin = seen.get(meaning)
        seen.set(meaning, letter)
        if (!twin) return []
        return [
          problemOf(
            topic,
            `${at(topic, question)}: options ${twin} and ${letter} are the same quantity; change one.`,
          ),
        ]
      })
    }),
  )
