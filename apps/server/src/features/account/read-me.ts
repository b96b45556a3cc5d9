// Everything a student may read about themself, in one call.
import { readMe } from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http.ts'
import { loadMe } from './store.ts'

export const readOwnProfile = handle(readMe, ({ database, student, now, boardTimeZone }) =>
  loadMe(database.reader, student.id, monthIn(now, boardTimeZone)),
)
