// Returns what is stored of a maths topic: the position to resume at, the answers shown today, and the marks.
import { findTopic } from '@toron/content/catalogue.ts'
import * as calls from '@toron/contract/maths.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { latestTyped } from '@toron/domain/practice/typed.ts'
import { NotFound, SignInRequired } from '../../../platform/errors.ts'
import { handle } from '../../../platform/http/http.ts'
import { closedQuestions } from '../../learning/closed-questions.ts'
import { messages } from '../messages.ts'
import { recordsOfTopic } from './store.ts'

export const readMathsTopic = handle(
  calls.readMathsTopic,
  async ({ params, student, maths, papers, database: { reader }, now, refuse }) => {
    if (!findTopic(params.topic)) throw new NotFound(messages.noTopic(params.topic))
    const topic = maths.topic(params.topic)
    if (!topic) return refuse('coming-soon')
    const row = await reader
      .selectFrom('student')
      .leftJoin('progress', (join) =>
        join.onRef('progress.studentId', '=', 'student.id').on('progressKey', '=', topic.progressKey),
      )
      .select(['student.timeZone', 'student.openPaper', 'progress.lastIndex', 'progress.typed'])
      .where('student.id', '=', student.id)
      .executeTakeFirst()
    if (!row) throw new SignInRequired()
    const today = dayIn(now, row.timeZone)
    const closed = closedQuestions(row, papers, now)
    const kept = await recordsOfTopic(reader, student.id, topic.key)
    const records = new Map(kept.map((record) => [record.questionId, record]))
    return {
      // A topic never loses questions, but a clamped position is always valid (product rule 6.4).
      lastIndex: Math.min(row.lastIndex ?? 0, topic.questions.length - 1),
      closed: topic.questions.flatMap(({ id }) => (closed.has(id) ? [id] : [])),
      questions: topic.questions.flatMap(({ id }, position) => {
        const record = records.get(id)
        const typed = closed.has(id) ? null : latestTyped(row.typed ?? '', position)
        if (!record && !typed) return []
        const { shownOn = '', solvedOn = '', marksEarned = null } = record ?? {}
        return [
          {
            questionId: id,
            shownToday: shownOn === today,
            solvedToday: solvedOn === today,
            typed,
            marksEarned,
          },
        ]
      }),
    }
  },
)
