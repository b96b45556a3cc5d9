// Returns the words about questions that the student has not put away.
import * as calls from '@toron/contract/questions.ts'
import { handle } from '../../platform/http/http.ts'
import { unseenNews } from './news.ts'

export const readNews = handle(calls.readNews, async ({ student, database }) => ({
  news: await unseenNews(database.reader, student.id),
}))
