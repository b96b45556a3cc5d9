// Returns the questions that need an administrator.
import * as calls from '@toron/contract/desk.ts'
import { deskPageSize } from '@toron/contract/desk.ts'
import { handle } from '../../platform/http/http.ts'
import { allOnDesk, inOrder } from './desk.ts'

export const readDesk = handle(calls.readDesk, async ({ database, bank }) => {
  const questions = inOrder(await allOnDesk(database.reader, bank))
  return { total: questions.length, questions: questions.slice(0, deskPageSize) }
})
