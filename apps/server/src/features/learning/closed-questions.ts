// The one place that decides which questions are closed to a student: those of the paper that the student has open. No call gives
// away their key, their explanation, or anything that tells of them (decision 91).
import type { Papers } from '@toron/content/papers.ts'
import { runningPaper } from '@toron/domain/papers/open-paper.ts'
import type { Kysely } from 'kysely'
import { SignInRequired } from '../../platform/errors.ts'
import { studentRow } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'

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

/** The same for calls that do not have the student's row in hand. */
export const closedTo = async (
  db: Kysely<Tables>,
  studentId: string,
  papers: Papers,
  now: number,
): Promise<ReadonlySet<string>> => {
  const row = await studentRow(db, studentId)
  if (!row) throw new SignInRequired()
  return closedQuestions(row, papers, now)
}

/** For what tells of every question at once, such as the export. */
export const isPaperOpen = ({ openPaper }: Pick<StudentRow, 'openPaper'>, now: number): boolean =>
  runningPaper(openPaper, now) !== null
