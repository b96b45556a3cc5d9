// The public files of a paper of maths: `/data/papers/general-math-calculator-3.json` has its questions in their order, and
// `/data/papers/general-math-calculator-3-solutions.json` their solutions. `/data/papers/general-math-calculator-cover.json` has what
// is printed on the cover of all papers of a kind.
import type { AnswerField } from '../typed-answers/field.ts'

/** A picture under `/images/`, which shows its dark colours when its address ends in #dark. */
export interface PaperDrawing {
  readonly image: string
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

export interface PaperMathsQuestion {
  readonly id: string
  readonly marks: number
  readonly question: PaperDrawing
  /** What can be typed, in order; empty if nothing can. */
  readonly fields: readonly AnswerField[]
}

export interface PaperSolution {
  readonly id: string
  readonly solution: PaperDrawing
}

export interface PaperCover {
  /** A ruler and the like. */
  readonly needs: string
  /** Whether a calculator may be used. */
  readonly calculator: string
  readonly accuracy: string
  /** The formulas that are given. */
  readonly formulas: PaperDrawing
  /** The letters of a mark scheme, each with what it means. */
  readonly marks: readonly (readonly [letters: string, meaning: string])[]
}
