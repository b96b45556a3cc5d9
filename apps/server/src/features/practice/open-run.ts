// Opens a topic: returns the current run, or begins a new one. Retry names the run that it follows, so sending it twice begins
// one run. A run without answers is used again, so that empty runs cannot fill the database.
import { findTopic } from '@toron/content/catalogue.ts'
import * as calls from '@toron/contract/practice.ts'
import { runAfter } from '@toron/domain/practice/answer.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { newId } from '../../platform/storage/new-id.ts'
import { write } from '../../platform/storage/write.ts'
import { closedTo } from '../learning/closed-questions.ts'
import { messages } from './messages.ts'
import { type AnsweredRun, beginRun, findCurrentRun } from './store.ts'
import { answerOf, countIn, runState } from './verdict.ts'

export const openRun = handle(
  calls.openRun,
  async ({ body, student, bank, papers, database, now, refuse }) => {
    if (!findTopic(body.topic)) throw new NotFound(messages.noTopic(body.topic))
    const topic = bank.topic(body.topic)
    if (!topic || topic.asked.length === 0) return refuse('coming-soon')

    const isFollowed = (run: AnsweredRun) => run.id === body.after && run.answers.length > 0
    let run = await findCurrentRun(database.reader, student.id, topic.progressKey)
    if (!run || isFollowed(run)) {
      run = await write(database, student.id, async (trx, { id: studentId }) => {
        const latest = await findCurrentRun(trx, studentId, topic.progressKey)
        if (latest && !isFollowed(latest)) return latest
        return beginRun(trx, studentId, topic, { id: newId(), startedAt: now })
      })
    }
    const closed = await closedTo(database.reader, student.id, papers, now)
    return {
      ...runState(run.id, runAfter(run.answers), topic, countIn(topic, run.answers)),
      topic: topic.key,
      answers: run.answers.flatMap((answer, position) => {
        const question = topic.questions[position]
        return answer && question && !question.withheld && !closed.has(question.id)
          ? [answerOf(bank, question, answer)]
          : []
      }),
    }
  },
)
