// How large numbers, products of prime powers, mixed numbers and standard form are printed. A number in a
// sentence or a formula is boxed, so that its space neither breaks nor vanishes; in an answer the space is plain.

import { decimals, highestCommonFactor } from './numbers.ts'
import { listInWords, powerInWords } from './words.ts'

/** 12 500 for an answer: from five digits, a space before each group of three. */
export const grouped = (value: number, places = 0): string => {
  const text = decimals(value, places)
  return Math.abs(value) < 10_000 ? text : text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ' ')
}

/** 12 500 for sentences and formulas: a box keeps it on one line, and a formula keeps its space. */
export const tied = (value: number, places = 0): string => {
  const text = grouped(value, places)
  return text.includes(' ') ? `#box[${text}]` : text
}

/** A sentence with tied numbers and taka as it is spoken. */
export const spokenMoney = (text: string): string => {
  return text
    .replace(/#box\[([\d. ]+)\]/g, (_, number: string) => number.replaceAll(' ', ''))
    .replace(/Tk[ ~]([\d.]+\d)/g, '$1 taka')
}

export type PrimePowers = readonly (readonly [prime: number, exponent: number])[]

/** 360 is [[2, 3], [3, 2], [5, 1]]. */
export const primePowers = (n: number): PrimePowers => {
  const found: [number, number][] = []
  let rest = n
  for (let prime = 2; rest > 1; prime += 1) {
    let exponent = 0
    while (rest % prime === 0) {
      rest /= prime
      exponent += 1
    }
    if (exponent > 0) found.push([prime, exponent])
  }
  return found
}

/** Markup: '2^3 times 3^2 times 5'. */
export const product = (factors: PrimePowers): string => {
  return factors
    .filter(([, exponent]) => exponent > 0)
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(' times ')
}

export const productInWords = (factors: PrimePowers): string => {
  return factors
    .filter(([, exponent]) => exponent > 0)
    .map(([prime, exponent]) => powerInWords(String(prime), exponent))
    .join(' times ')
}

export const multiplied = (factors: PrimePowers): number => {
  return factors.reduce((total, [prime, exponent]) => total * prime ** exponent, 1)
}

/** Markup of a positive fraction as a mixed number in lowest terms: mixed(11, 4) is '2 display(3/4)'. */
export const mixed = (numerator: number, denominator: number): string => {
  const factor = highestCommonFactor(numerator, denominator)
  const [top, bottom] = [numerator / factor, denominator / factor]
  const whole = Math.floor(top / bottom)
  const rest = top - whole * bottom
  if (rest === 0) return String(whole)
  return `${whole === 0 ? '' : `${whole} `}display(${rest}/${bottom})`
}

export const mixedInWords = (numerator: number, denominator: number): string => {
  const factor = highestCommonFactor(numerator, denominator)
  const [top, bottom] = [numerator / factor, denominator / factor]
  const whole = Math.floor(top / bottom)
  const rest = top - whole * bottom
  if (rest === 0) return String(whole)
  return whole === 0 ? `${rest} over ${bottom}` : `${whole} and ${rest} over ${bottom}`
}

/** Markup: '3.2 times 10^(−5)'. */
export const standardForm = (front: number | string, exponent: number): string => {
  return `${front} times 10^(${String(exponent).replace('-', '−')})`
}

export const standardFormInWords = (front: number | string, exponent: number): string => {
  return `${front} times 10 to the power ${exponent < 0 ? `minus ${-exponent}` : exponent}`
}

/** Minutes after midnight as 24-hour time: 1450 of the next day is '00:10'. */
export const clock = (minutes: number): string => {
  const within = ((minutes % 1440) + 1440) % 1440
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** '2 hours 35 minutes'. */
export const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const named = (count: number, unit: string) =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  return [...named(hours, 'hour'), ...named(rest, 'minute')].join(' ')
}

/** Elements of a set in words, or 'nothing'. */
export const membersInWords = (members: readonly number[]): string => {
  return members.length === 0 ? 'nothing' : listInWords(members)
}
