// Keeps the page at which a book was left. What the server hears last counts, by its own order: clocks of devices differ.
import * as calls from '@toron/contract/resources.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { messages } from './messages.ts'
import { readingIn, saveReading } from './reading.ts'
import { isUnlocked } from './store.ts'

export const savePlace = handle(calls.savePlace, ({ body: { path, page }, student, database, now }) =>
  write(database, student.id, async (trx, { id }) => {
    if (!(await isUnlocked(trx, id, path))) throw new NotFound(messages.notYours)
    const before = await readingIn(trx, id, path)
    const reading = { ...before, page }
    await saveReading(trx, id, reading, now)
    return reading
  }),
)
