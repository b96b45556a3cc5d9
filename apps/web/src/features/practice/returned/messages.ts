// The words of what came back of answers that waited for a network.
import { countOf, formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'

const questions = { one: 'question', other: 'questions' }

export const messages = {
  title: 'While you were away',
  summary: (right: number, all: number, skizies: number) =>
    `${formatNumber(right)} of ${countOf(all, questions)} right. +${formatNumber(skizies)} ${currencyName}`,
  maths: (count: number, skizies: number) =>
    `${countOf(count, questions)} of maths: +${formatNumber(skizies)} ${currencyName}`,
  tonight: 'Tonight',
  correct: 'Correct',
  incorrect: 'Incorrect',
  chosen: (letter: string, text: string) => `Your answer: ${letter}, ${text}`,
  right: (letter: string, text: string) => `The right answer: ${letter}, ${text}`,
  refused: 'Not counted',
  close: 'Close',
}
