// A small bank whose questions have versions, and students who answer its first topic.
import type { Bank, Question } from '@toron/content/bank.ts'
import { ruleOnQuestion } from '@toron/contract/desk.ts'
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { tellFlag } from '@toron/contract/questions.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { aBankWith, type TestServer } from './builders.ts'
import type { SignedInStudent } from './students.ts'

/** The small bank with ten questions of `enzymes`, and the first of them changed. */
export const aBankOf = (first: Partial<Question> = {}): Bank => {
  const bank = aBankWith(10)
  const topics = bank.topics.map((topic) => {
    if (topic.key !== 'enzymes') return topic
    const questions = topic.questions.map((question, index) =>
      index === 0 ? { ...question, ...first } : question,
    )
    return { ...topic, questions, asked: questions.filter(({ withheld }) => !withheld) }
  })
  return { ...bank, topics, topic: (key) => topics.find((topic) => topic.key === key) }
}

/** The version in which the key of the first question is no longer A. */
export const withNewKey: Partial<Question> = {
  correctAnswer: 'B',
  reasons: { A: 'No.', C: 'No.', D: 'No.' },
  version: 2,
  changes: [{ version: 2, on: '2026-12-01', what: 'The key was wrong.', meaning: true, formerKey: 'A' }],
}

export const first = questionIdAt('enzymes', 0)

/** The student answers the questions of `enzymes` from the first one on. */
export const answerAll = async (
  { client }: TestServer,
  { token }: SignedInStudent,
  options: readonly Letter[],
): Promise<void> => {
  const run = await client.call(openRun, { token, body: { topic: 'enzymes' } })
  for (const [position, option] of options.entries()) {
    const body = { questionId: questionIdAt('enzymes', position), option }
    await client.call(submitAnswer, { token, params: { runId: run.id }, body })
  }
}

export const anAdministrator = async (server: TestServer): Promise<SignedInStudent> => {
  const student = await server.aStudent({ name: 'Admin' })
  await server.database.writer
    .updateTable('student')
    .set({ isAdministrator: 1 })
    .where('id', '=', student.id)
    .execute()
  return student
}

type Action = 'withhold' | 'give-back' | 'decline' | 'confirm' | 'take-back'

/** What an administrator sends about the first question. @param number of decisions seen */
export const ruling = ({ token }: SignedInStudent, number: number, action: Action, sentence = '') => ({
  token,
  params: { questionId: first },
  body: { version: 1, number, action, sentence },
})

export const rule = ({ client }: TestServer, ...of: Parameters<typeof ruling>) =>
  client.call(ruleOnQuestion, ruling(...of))

export const flagBody = { version: 1, reason: 'wrong-key', sentence: 'B is right, because 2 > 1.' } as const

export const flag = ({ client }: TestServer, { token }: SignedInStudent, questionId = first) =>
  client.call(tellFlag, { token, params: { questionId }, body: flagBody })
