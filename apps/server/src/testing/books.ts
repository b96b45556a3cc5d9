// Checks a student's books as the ledger audit sees them: entries add up to the balance, progress to the attempts.
import { expect } from 'vitest'
import type { Database } from '../platform/storage/database.ts'

/** Expects that sum of ledger = balance, numbers and balances are consecutive, and progress equals the answers. */
export const expectBalancedBooks = async ({ reader }: Database, studentId: string) => {
  const student = await reader
    .selectFrom('student')
    .selectAll()
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  const entries = await reader
    .selectFrom('ledgerEntry')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('number')
    .execute()
  let balance = 0
  entries.forEach((entry, index) => {
    balance += entry.amount
    expect(entry.number).toBe(index + 1)
    expect(entry.balanceAfter).toBe(balance)
  })
  expect(student.skizies).toBe(balance)
  expect(student.ledgerNumber).toBe(entries.length)

  const attempts = await reader
    .selectFrom('attempt')
    .innerJoin('run', (join) =>
      join.onRef('run.id', '=', 'attempt.runId').onRef('run.studentId', '=', 'attempt.studentId'),
    )
    .select(['run.topic', 'run.number', 'attempt.questionId', 'attempt.correct', 'attempt.runId'])
    .where('attempt.studentId', '=', studentId)
    .orderBy('run.number')
    .execute()
  const latest = new Map<string, Map<string, number>>()
  for (const { topic, questionId, correct } of attempts) {
    const ofTopic = latest.get(topic) ?? new Map<string, number>()
    ofTopic.set(questionId, correct)
    latest.set(topic, ofTopic)
  }
  const rows = await reader.selectFrom('progress').selectAll().where('studentId', '=', studentId).execute()
  expect(rows.map((row) => row.topic).sort()).toEqual([...latest.keys()].sort())
  for (const row of rows) {
    const verdicts = [...(latest.get(row.topic)?.values() ?? [])]
    expect(row.answered).toBe(verdicts.length)
    expect(row.correct).toBe(verdicts.filter((correct) => correct === 1).length)
  }
}
