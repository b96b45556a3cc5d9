// A formula as the elements of MathML that every current browser draws, as data: math.tsx shows it, in-words.ts speaks it.

export type FormulaElement =
  | { readonly tag: 'mi' | 'mn' | 'mo' | 'mtext'; readonly text: string }
  | {
      readonly tag: 'mrow' | 'mfrac' | 'msup' | 'msqrt' | 'mroot' | 'mtable' | 'mtr' | 'mtd'
      readonly of: readonly FormulaElement[]
    }

/** A place where something is still to be typed. */
export const hole = '□'

export const mi = (text: string): FormulaElement => ({ tag: 'mi', text })
export const mn = (text: string): FormulaElement => ({ tag: 'mn', text })
export const mo = (text: string): FormulaElement => ({ tag: 'mo', text })
export const mtext = (text: string): FormulaElement => ({ tag: 'mtext', text })
export const row = (...of: readonly FormulaElement[]): FormulaElement =>
  of.length === 1 && of[0] ? of[0] : { tag: 'mrow', of }
export const mfrac = (over: FormulaElement, under: FormulaElement): FormulaElement => ({
  tag: 'mfrac',
  of: [over, under],
})
export const msup = (base: FormulaElement, exponent: FormulaElement): FormulaElement => ({
  tag: 'msup',
  of: [base, exponent],
})
export const inBrackets = (inside: FormulaElement): FormulaElement => row(mo('('), inside, mo(')'))

/** Formulas with a sign between them. */
export const between = (sign: string, formulas: readonly FormulaElement[]): FormulaElement =>
  row(...formulas.flatMap((formula, index) => (index === 0 ? [formula] : [mo(sign), formula])))

/** Rows of a matrix in its brackets. */
export const mtable = (rows: readonly (readonly FormulaElement[])[]): FormulaElement =>
  inBrackets({
    tag: 'mtable',
    of: rows.map((cells) => ({ tag: 'mtr', of: cells.map((cell) => ({ tag: 'mtd', of: [cell] })) })),
  })
