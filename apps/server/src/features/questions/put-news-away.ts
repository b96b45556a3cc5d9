// The student has read the words about questions up to a moment.
import * as calls from '@toron/contract/questions.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { markSeen } from './news.ts'

export const putNewsAway = handle(calls.putNewsAway, ({ body, student, database, now }) =>
  write(database, student.id, async (trx) => {
    await markSeen(trx, student.id, body.upTo, now)
    return { seen: true as const }
  }),
)
