// Returns where the student is in each book that was opened, so that another device goes on there.
import * as calls from '@toron/contract/resources.ts'
import { handle } from '../../platform/http/http.ts'
import { readingOf } from './reading.ts'

export const readReading = handle(calls.readReading, async ({ student, database }) => ({
  books: await readingOf(database.reader, student.id),
}))
