// Sets a bookmark, or takes it away. One page at a time, so that two devices do not undo each other's bookmarks.
import * as calls from '@toron/contract/resources.ts'
import { decideBookmark } from '@toron/domain/resources/reading.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { messages } from './messages.ts'
import { readingIn, saveReading } from './reading.ts'
import { isUnlocked } from './store.ts'

export const setBookmark = handle(calls.setBookmark, ({ body, student, database, now, refuse }) =>
  write(database, student.id, async (trx, { id }) => {
    if (!(await isUnlocked(trx, id, body.path))) throw new NotFound(messages.notYours)
    const before = await readingIn(trx, id, body.path)
    const decision = decideBookmark(before.bookmarks, body.page, body.isSet)
    if (!decision.ok) return refuse(decision.refusal)
    const reading = { ...before, bookmarks: [...decision.bookmarks] }
    await saveReading(trx, id, reading, now)
    return reading
  }),
)
