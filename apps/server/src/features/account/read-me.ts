// Everything a student may read about themself, in one call.
import { readMe } from '@toron/contract/account.ts'
import { handle } from '../../platform/http.ts'
import { loadMe } from './store.ts'

export const readOwnProfile = handle(readMe, ({ database, student }) => loadMe(database.reader, student.id))
