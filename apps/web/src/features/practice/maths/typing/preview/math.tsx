// A formula on screen, as MathML. A browser without it shows nothing: the field has the same as text.
import { createElement, type ReactNode } from 'react'
import { classes } from '../../../../../ui/classes.ts'
import { type FormulaElement, hole } from './formula.ts'
import { inWords } from './in-words.ts'

const hasMathML = typeof MathMLElement !== 'undefined'

interface FormulaProps {
  readonly formula: FormulaElement
  /** Letters are vectors, which are printed bold and upright. */
  readonly areVectors?: boolean
}

export function Formula({ formula, areVectors = false }: FormulaProps) {
  if (!hasMathML) return null
  return createElement(
    'math',
    {
      'aria-label': inWords(formula),
      displaystyle: 'true',
      // Signs that grow are those of a font for mathematics, where there is one.
      className: classes(
        '[&_mi]:font-body [&_mn]:font-body [&_mtext]:font-body',
        areVectors ? '[&_mi]:font-bold' : '[&_[data-letter]]:italic',
      ),
    },
    elementOf(formula),
  )
}

const elementOf = (formula: FormulaElement, key?: number): ReactNode => {
  if ('of' in formula) return createElement(formula.tag, { key }, formula.of.map(elementOf))
  const { tag, text } = formula
  // Fonts of phones often lack the slanted letters of Unicode, which browsers put in for one letter alone.
  const isLetter = tag === 'mi' && /^\p{L}$/u.test(text) && text !== 'π'
  return createElement(
    tag,
    {
      key,
      ...(tag === 'mi' && { mathvariant: 'normal' }),
      ...(isLetter && { 'data-letter': '' }),
      ...(text === hole && { className: 'text-ink-faint' }),
    },
    text,
  )
}
