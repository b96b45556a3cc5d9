// The paper that a student has open, as the student's own row carries it: whoever handles the student's answers has that row in
// hand, so that nobody has to ask for it (decision 91).
import { isClosed } from './clock.ts'

export interface OpenPaper {
  readonly sitting: string
  readonly paper: string
  readonly startedAt: number
  readonly deadline: number
}

/** As the row has it; empty: none. */
export const openPaperColumn = ({ sitting, paper, startedAt, deadline }: OpenPaper): string =>
  JSON.stringify({ sitting, paper, startedAt, deadline })

export const readOpenPaper = (column: string): OpenPaper | null =>
  column === '' ? null : (JSON.parse(column) as OpenPaper)

/** The paper whose choices are still taken: after its time it is over, though nobody may have ended it yet. */
export const runningPaper = (column: string, now: number): OpenPaper | null => {
  const open = readOpenPaper(column)
  return open && !isClosed(open.deadline, now) ? open : null
}

export type ChoiceRefusal = 'paper-time-over' | 'paper-ended'

/** Why choices for a sitting cannot be taken; null: they can. @param open null: the student has no paper open */
export const choiceRefusal = (sitting: string, open: OpenPaper | null, now: number): ChoiceRefusal | null => {
  if (open?.sitting !== sitting) return 'paper-ended'
  return isClosed(open.deadline, now) ? 'paper-time-over' : null
}
