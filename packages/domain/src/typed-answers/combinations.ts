// Marks a number of combinations that is asked for as a symbol: 4C2, ⁴C₂, C(4, 2). Elsewhere it is a number to be worked out.
import { inForm, type Marked, right, wrong } from './asked.ts'
import { evaluate } from './expression.ts'
import { readExpression } from './read.ts'
import { agree } from './same-value.ts'
import { inKnownSigns } from './signs.ts'

interface Combination {
  readonly of: number
  readonly taken: number
}

const whole = String.raw`[({]?\s*(\d{1,3})\s*[)}]?`
const ways = [
  new RegExp(String.raw`^\^?\s*${whole}\s*C\s*_?\s*${whole}$`, 'i'),
  /^C\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i,
  /^(\d{1,3})\s*choose\s*(\d{1,3})$/i,
]

const symbols = new RegExp(String.raw`\^?\s*${whole}\s*([CP])\s*_?\s*${whole}(?!\d)`, 'gi')

/** 4C2 as 4!/(2! 2!), and 4P2 as 4!/2!. @param text in known signs */
export const inFactorials = (text: string): string =>
  text.replace(symbols, (symbol, of: string, kind: string, taken: string) => {
    const left = Number(of) - Number(taken)
    if (left < 0) return symbol
    return kind.toUpperCase() === 'P' ? `(${of}!/${left}!)` : `(${of}!/(${taken}!${left}!))`
  })

export const combinationOf = (text: string): Combination | null => {
  const known = inKnownSigns(text)
  const [, of, taken] = ways.map((way) => way.exec(known)).find((found) => found !== null) ?? []
  return of === undefined || taken === undefined ? null : { of: Number(of), taken: Number(taken) }
}

export const numberOf = ({ of, taken }: Combination): number => {
  if (taken > of) return 0
  let number = 1
  for (let one = 1; one <= taken; one += 1) number = (number * (of - taken + one)) / one
  return number
}

/** What was typed where a combination is asked for; null where it has none. @param asked as content writes it: 4C2 */
export const markCombination = (text: string, asked: string): Marked | null => {
  const wanted = combinationOf(asked)
  const sides = text.split('=')
  const [given] = sides.flatMap((side) => combinationOf(side) ?? [])
  if (!wanted || !given) return null
  // 4C2 = 6, but not 4C2 = 8.
  const values = sides.map((side) => readExpression(side, [])).filter((side) => side.ok)
  const isSame = values.every(({ expression }) => agree(evaluate(expression), numberOf(given)))
  if (!isSame || !agree(numberOf(given), numberOf(wanted))) return wrong
  const isAsked = given.of === wanted.of
  return isAsked ? right : inForm('form-of-question')
}
