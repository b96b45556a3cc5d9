// A formula in words, as its accessible name: "2 over 3", "x squared plus 1".
import { messages } from '../messages.ts'
import { type FormulaElement, hole } from './formula.ts'

const { words } = messages

export const inWords = (formula: FormulaElement): string => spoken(formula).replace(/\s+/g, ' ').trim()

const spoken = (formula: FormulaElement): string => {
  if ('text' in formula) return wordOf(formula.text)
  const parts = formula.of.map(spoken)
  const [first = '', second = ''] = parts
  switch (formula.tag) {
    case 'mfrac':
      return words.over(grouped(formula.of[0], first), grouped(formula.of[1], second))
    case 'msup':
      return words.power(first, second)
    case 'msqrt':
      return words.root(grouped(formula.of[0], first))
    case 'mroot':
      return words.cubeRoot(grouped(formula.of[0], first))
    case 'mtable':
      return parts.join(words.nextRow)
    case 'mtr':
      return parts.join(words.nextCell)
    default:
      return parts.join(' ')
  }
}

/** Words for what is longer than one sign, so that it is heard where a fraction or root ends. */
const grouped = (formula: FormulaElement | undefined, spokenForm: string): string =>
  formula?.tag === 'mrow' ? words.group(spokenForm) : spokenForm

const wordOf = (text: string): string => (text === hole ? words.hole : (words.signs[text] ?? text))
