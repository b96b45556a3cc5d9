// Opening a topic: the run in hand, or a new one. Retry names the run it follows, so saying it twice begins one run; one
// in which nothing was answered is used again, so that nobody fills the database with empty ones.
import { findTopic } from '@toron/content/catalogue.ts'
import { openRun } from '@toron/contract/practice.ts'
import { runAfter } from '@toron/domain/practice/answer.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { newId } from '../../platform/new-id.ts'
import { write } from '../../platform/storage/write.ts'
import { beginRun, findRunInHand, type Run } from './store.ts'
import { answerOf, countIn, runState } from './verdict.ts'

export const openTopicRun = handle(openRun, async ({ body, student, bank, database, now, refuse }) => {
  if (!findTopic(body.topic)) throw new NotFound(`There is no topic called ${body.topic}.`)
  const topic = bank.topic(body.topic)
  if (!topic || topic.asked.length === 0) return refuse('coming-soon')

  const isToBeFollowed = (run: Run) => run.id === body.after && run.answers.length > 0
  let run = await findRunInHand(database.reader, student.id, topic.progressKey)
  if (!run || isToBeFollowed(run)) {
    run = await write(database, student.id, async (trx, { id: studentId }) => {
      const latest = await findRunInHand(trx, studentId, topic.progressKey)
      if (latest && !isToBeFollowed(latest)) return latest
      return beginRun(trx, studentId, topic, { id: newId(), startedAt: now })
    })
  }
  return {
    ...runState(run.id, runAfter(run.answers), topic, countIn(topic, run.answers)),
    topic: topic.key,
    answers: run.answers.flatMap((answer, position) => {
      const question = topic.questions[position]
      return answer && question && !question.withheld ? [answerOf(question, answer)] : []
    }),
  }
})
