// Returns the student's progress in every topic begun, for the dashboard.
import * as calls from '@toron/contract/practice.ts'
import { handle } from '../../platform/http/http.ts'
import { allProgress } from './progress-store.ts'
import { progressIn, shownProgress } from './verdict.ts'

export const readProgress = handle(calls.readProgress, async ({ database, student, bank, maths }) => {
  const rows = await allProgress(database.reader, student.id)
  return {
    topics: rows.map((row) => {
      const science = bank.topic(row.topic)
      if (science) return progressIn(science, row)
      return shownProgress(row.topic, row, maths.topic(row.topic)?.questions.length ?? row.totalQuestions)
    }),
  }
})
