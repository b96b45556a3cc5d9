// Whether an answer breaks off: a fraction without one of its numbers, a bracket left open, a drawing without all its points. It
// says nothing of right and wrong.
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { inKnownSigns } from '@toron/domain/typed-answers/signs.ts'
import { isPlot, mostPoints, pointsOf } from './plot/placing.ts'
import { type FormulaElement, hole } from './preview/formula.ts'
import { previewOf } from './preview/preview.ts'
import { openBrackets } from './preview/with-holes.ts'

/** @param text of a field, a matrix as `1, 2; 3, 4` */
export const isUnfinished = (field: AnswerField, text: string): boolean => {
  if (text.trim() === '' || field.kind === 'word') return false
  if (isPlot(field)) {
    const { length } = pointsOf(text)
    return length > 0 && length < mostPoints(field)
  }
  if (openBrackets(inKnownSigns(text)) !== 0) return true
  const preview = previewOf(text, field)
  return preview.is === 'formula' && hasHole(preview.formula)
}

const hasHole = (formula: FormulaElement): boolean =>
  'of' in formula ? formula.of.some(hasHole) : formula.text === hole
