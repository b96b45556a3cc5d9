// Values of a trigonometric function, rational or exact, each with the equation it comes from.

import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import type { Six } from './six.ts'

/** A value of a function, and the equation it comes from. */
export interface Ratio {
  readonly name: Six
  /** k f + added = right. */
  readonly k: number
  readonly added: number
  readonly right: number
  /** Markup and words of k with its space, of the right side, of f's value, and of 1 over that. */
  readonly shown: {
    readonly k: string
    readonly right: string
    readonly value: string
    readonly over: string
  }
  readonly spoken: {
    readonly k: string
    readonly right: string
    readonly value: string
    readonly over: string
  }
}

/** A rational value that is no exact one: 5 sin x + 3 = 1. */
export const rational = (random: Random, name: Six, sign: 1 | -1 = 1): Ratio => {
  const [k, top] = random.until(
    () => [random.integer(2, 9), random.integer(1, 12)] as const,
    ([k, top]) => {
      const [, bottom] = lowestTerms(top, k)
      if (name === 'sin' || name === 'cos') return top < k && bottom > 2
      if (name === 'sec' || name === 'cosec') return top > k && top < 4 * k && top !== 2 * k
      return top !== k && top < 5 * k
    },
  )
  const added = random.integerExcept(-6, 6, 0, -sign * top)
  const [over, under] = lowestTerms(sign * top, k)
  return {
    name,
    k,
    added,
    right: sign * top + added,
    shown: {
      k: `${k} `,
      right: minus(sign * top + added),
      value: fraction(over, under),
      over: fraction(under, over),
    },
    spoken: {
      k: `${k} `,
      right: numberInWords(sign * top + added),
      value: fractionInWords(over, under),
      over: fractionInWords(under, over),
    },
  }
}

/** An exact value: 2 cos x = −√3. */
export const exact = (
  name: 'sin' | 'cos' | 'tan',
  size: 'half' | 'root-2' | 'root-3',
  sign: 1 | -1,
): Ratio => {
  const root3 = Math.sqrt(3)
  const [k, right, kMarkup, rightMarkup, value] =
    name === 'tan'
      ? size === 'root-3'
        ? [1, root3, '', 'sqrt(3)', 'sqrt(3)']
        : size === 'half'
          ? [root3, 1, 'sqrt(3) ', '1', 'display(1/sqrt(3))']
          : [1, 1, '', '1', '1']
      : size === 'half'
        ? [2, 1, '2 ', '1', 'display(1/2)']
        : size === 'root-2'
          ? [Math.SQRT2, 1, 'sqrt(2) ', '1', 'display(1/sqrt(2))']
          : [2, root3, '2 ', 'sqrt(3)', 'display(sqrt(3)/2)']
  const front = sign < 0 ? '−' : ''
  const words = (markup: string) =>
    markup
      .replace(/display\((.*)\/(.*)\)$/, '$1 over $2')
      .replace(/sqrt\((\d)\)/g, 'root $1')
      .trim()
  return {
    name,
    k,
    added: 0,
    right: sign * right,
    shown: { k: kMarkup, right: front + rightMarkup, value: front + value, over: '' },
    spoken: {
      k: `${words(kMarkup)} `.trimStart(),
      right: `${sign < 0 ? 'minus ' : ''}${words(rightMarkup)}`,
      value: `${sign < 0 ? 'minus ' : ''}${words(value)}`,
      over: '',
    },
  }
}
