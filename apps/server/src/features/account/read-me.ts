// Returns everything that students may read about themselves.
import * as calls from '@toron/contract/account.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http/http.ts'
import { loadMe } from './store.ts'

export const readMe = handle(calls.readMe, ({ database, student, now, boardTimeZone }) =>
  loadMe(database.reader, student.id, monthIn(now, boardTimeZone)),
)
