// The progress of every topic a student has begun, for the dashboard.
import { readProgress } from '@toron/contract/practice.ts'
import { handle } from '../../platform/http.ts'
import { allProgress } from './progress-store.ts'
import { shownProgress } from './verdict.ts'

export const readOwnProgress = handle(readProgress, async ({ database, student, bank, maths }) => {
  const questionsIn = (topic: string) => (bank.topic(topic) ?? maths.topic(topic))?.questions.length
  const rows = await allProgress(database.reader, student.id)
  return {
    topics: rows.map((row) => shownProgress(row.topic, row, questionsIn(row.topic) ?? row.totalQuestions)),
  }
})
