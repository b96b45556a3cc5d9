// A text that breaks off, with a hole wherever something must still come: `2/` is 2/□, `√(3+` is √(3+□).
import { functionNames } from '@toron/domain/typed-answers/expression.ts'
import { hole } from './formula.ts'

const before = '\\(\\s*|^\\s*'
const takesMore = `[-+*/^√∛]|sqrt|${functionNames.join('|')}`

/** @param text in signs that the reader knows */
export const withHoles = (text: string): string => {
  const filled = text
    .replace(/\(\s*\)/g, `(${hole})`)
    .replace(new RegExp(`(${takesMore})\\s*(?=\\)|$)`, 'g'), `$1${hole}`)
    .replace(/\($/, `(${hole}`)
    .replace(new RegExp(`(${before})(?=[*/^])`, 'g'), `$1${hole}`)
    .replace(/([-+*/^])\s*(?=[*/^])/g, `$1${hole}`)
  return filled + ')'.repeat(Math.max(0, openBrackets(filled)))
}

/** Brackets that are not closed; negative where more are closed than opened. */
export const openBrackets = (text: string): number => {
  let open = 0
  for (const sign of text) {
    if ('([{'.includes(sign)) open += 1
    if (')]}'.includes(sign)) open -= 1
  }
  return open
}
