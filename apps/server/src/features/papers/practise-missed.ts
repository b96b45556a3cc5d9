// Puts the missed questions of a paper into the coming nights.
import * as calls from '@toron/contract/papers.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { wishFor } from '../learning/wishes.ts'
import { missedIn } from './shown-result.ts'
import { sittingOf } from './sitting.ts'

export const practiseMissed = handle(
  calls.practiseMissed,
  async ({ params, student, refuse, ...services }) => {
    const { database, now } = services
    const row = await sittingOf(services, student.id, params.sittingId)
    if (row.endedAt === 0) return refuse('paper-open')
    if (row.end === 'given-up') return refuse('paper-given-up')
    const missed = await missedIn(database.reader, services, row)
    return write(database, student.id, async (trx, account) =>
      (await wishFor(trx, account, missed, now)) ? { questions: missed.length } : refuse('no-plan'),
    )
  },
)
