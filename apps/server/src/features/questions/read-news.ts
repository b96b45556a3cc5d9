// Returns the words about questions that the student has not put away.
import * as calls from '@toron/contract/questions.ts'
import { handle } from '../../platform/http/http.ts'
import { closedTo } from '../learning/closed-questions.ts'
import { unseenNews } from './news.ts'

export const readNews = handle(calls.readNews, async (call) => {
  const closed = await closedTo(call.database.reader, call.student.id, call.papers, call.now)
  const news = await unseenNews(call.database.reader, call.student.id)
  return { news: news.filter(({ questionId }) => !closed.has(questionId)) }
})
