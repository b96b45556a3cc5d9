import type { PaperDrawing } from '@toron/domain/papers/maths-question.ts'
import type { Drawing } from '../../practice/maths/questions.ts'

/** A picture of a paper as the maths screens show it. */
export const drawingOf = ({ image, ...drawing }: PaperDrawing): Drawing => ({
  ...drawing,
  address: `/images/${encodeURIComponent(image)}`,
})
