// What a finished paper comes to. A question that is withheld when the paper ends counts for nobody: the mark is scaled to 40.
import { questionsInPaper } from './clock.ts'

export interface Marked {
  readonly section: string
  /** False without an answer; null: withheld. */
  readonly isRight: boolean | null
}

export interface Score {
  /** Marks: in a paper of four options, one for each right answer. */
  readonly right: number
  /** Marks that count: forty, but for those of withheld questions; in a written paper all. */
  readonly counted: number
}

/** @param questions of the paper or of a part of it */
export const scoreOf = (questions: readonly Marked[]): Score => {
  const counted = questions.filter(({ isRight }) => isRight !== null)
  return { right: counted.filter(({ isRight }) => isRight).length, counted: counted.length }
}

/** The mark of 40; 0 where nothing counts. */
export const markOf = ({ right, counted }: Score): number =>
  counted === 0 ? 0 : Math.round((questionsInPaper * right) / counted)

export interface SectionScore extends Score {
  readonly section: string
}

/** In the order in which the sections come in the paper. */
export const bySection = (questions: readonly Marked[]): readonly SectionScore[] =>
  [...Map.groupBy(questions, ({ section }) => section)].map(([section, own]) => ({
    section,
    ...scoreOf(own),
  }))

/**
 * The seconds of each question, held to how long the paper lasted: two devices that count at once, or one that counts wrongly,
 * cannot have spent more time than there was.
 */
export const spentWithin = (seconds: readonly number[], lasted: number): readonly number[] => {
  const sum = seconds.reduce((total, each) => total + each, 0)
  return sum <= lasted ? seconds : seconds.map((each) => Math.floor((each * lasted) / sum))
}
