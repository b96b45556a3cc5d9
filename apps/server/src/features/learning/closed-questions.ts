// The one place that decides which questions are closed to a student: those of the paper that the student has open. No call gives
// away their key, their explanation, or anything that tells of them (decision 91).
import type { Papers } from '@toron/content/papers.ts'
import { runningPaper } from '@toron/domain/papers/open-paper.ts'
import type { StudentRow } from '../../platform/storage/tables.ts'

const none: ReadonlySet<string> = new Set()

/** @param row of the student, which says so itself: nothing is asked of the database @param now epoch milliseconds */
export const closedQuestions = (
  { openPaper }: Pick<StudentRow, 'openPaper'>,
  papers: Papers,
  now: number,
): ReadonlySet<string> => {
  const paper = papers.find(runningPaper(openPaper, now)?.paper ?? '')
  return paper ? new Set(paper.questions.map(({ id }) => id)) : none
}

/** For what tells of every question at once, such as the export. */
export const isPaperOpen = ({ openPaper }: Pick<StudentRow, 'openPaper'>, now: number): boolean =>
  runningPaper(openPaper, now) !== null
