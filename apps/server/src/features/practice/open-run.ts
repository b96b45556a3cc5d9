// Opening a topic: the run in hand, or a new one. Retry names the run it follows, so saying it twice begins one run.
import { findTopic } from '@toron/content/catalogue.ts'
import { openRun } from '@toron/contract/practice.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { newId } from '../../platform/new-id.ts'
import { write } from '../../platform/storage/write.ts'
import { addRun, attemptsOf, latestRun, type RunRow, runAfter } from './store.ts'
import { answerOf, runState } from './verdict.ts'

export const openTopicRun = handle(openRun, async ({ body, student, bank, database, now, refuse }) => {
  if (!findTopic(body.topic)) throw new NotFound(`There is no topic called ${body.topic}.`)
  const topic = bank.topic(body.topic)
  if (!topic) return refuse('coming-soon')

  const isToBeFollowed = (run: RunRow) => run.id === body.after
  let run = await latestRun(database.reader, student.id, topic.key)
  if (!run || isToBeFollowed(run)) {
    run = await write(database, student.id, async (trx, { id: studentId }) => {
      const latest = await latestRun(trx, studentId, topic.key)
      if (latest && !isToBeFollowed(latest)) return latest
      const number = (latest?.number ?? 0) + 1
      const next = { studentId, id: newId(), topic: topic.key, number, startedAt: now }
      await addRun(trx, next)
      return next
    })
  }

  const questions = new Map(topic.questions.map((question) => [question.id, question]))
  const attempts = await attemptsOf(database.reader, run)
  return {
    ...runState(run.id, runAfter(attempts.at(-1)), topic.questions.length),
    topic: topic.key,
    answers: attempts.flatMap((attempt) => {
      const question = questions.get(attempt.questionId)
      return question ? [answerOf(question, attempt)] : []
    }),
  }
})
