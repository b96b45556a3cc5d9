// What an answer leaves in the student's own row, asked of the till directly.
import { allMarked } from '@toron/domain/rewards/badges.ts'
import { describe, expect, test } from 'vitest'
import { noMailer } from '../../platform/mail/mail.ts'
import type { Database } from '../../platform/storage/database.ts'
import { studentRow } from '../../platform/storage/students.ts'
import { write } from '../../platform/storage/write.ts'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { type AnswerReward, rewardAnswer } from './after-answer.ts'

const nothing: AnswerReward = {
  payments: [],
  topics: [],
  newQuestions: 0,
  newTopics: 0,
  newPractised: 0,
  newAttempts: 0,
}

const context = { mailer: noMailer, referralMarks: null, now: noon }

const reward = (database: Database, studentId: string, what: Partial<AnswerReward>) =>
  write(database, studentId, (trx, student) => rewardAnswer(trx, student, { ...nothing, ...what }, context))

describe('what an answer leaves in the row', () => {
  eachDatabase((fresh) => {
    test('an answer that wins two badges is counted with both', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id } = await aStudent()
      const topics = [allMarked({ answered: 3, correct: 0, totalQuestions: 3, recentStreak: 0 })]
      const counts = { newQuestions: 1, newTopics: 1, newPractised: 1, newAttempts: 1 }
      const { newBadges, badges } = await reward(database, id, { ...counts, topics })
      expect(newBadges.toSorted()).toEqual(['first_steps', 'topic_pro'])
      expect(JSON.parse(badges)).toEqual({ first_steps: noon, topic_pro: noon })
      expect(await studentRow(database.reader, id)).toMatchObject({
        questionsAnswered: 1,
        questionsPractised: 1,
        topicsStarted: 1,
        attempts: 1,
        badges,
      })
    })

    test('an answer to a question that counted before is in the log, and ends a review that is due', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id } = await aStudent()
      await database.writer.updateTable('student').set({ isReviewDue: 1 }).where('id', '=', id).execute()
      await reward(database, id, { newAttempts: 1 })
      expect(await studentRow(database.reader, id)).toMatchObject({
        questionsAnswered: 0,
        questionsPractised: 0,
        attempts: 1,
        isReviewDue: 0,
      })
    })

    test('the moment of a Next is kept even where it changes nothing else, and answers leave it', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id } = await aStudent()
      const pacedAt = async () => (await studentRow(database.reader, id))?.mathsPacedAt
      await reward(database, id, { mathsPacedAt: noon })
      expect(await pacedAt()).toBe(noon)
      await reward(database, id, { newAttempts: 1 })
      expect(await pacedAt()).toBe(noon)
    })
  })
})
