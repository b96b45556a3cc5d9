// Ends a code for a mark scheme.
import * as calls from '@toron/contract/paper-codes.ts'
import { handle } from '../../platform/http/http.ts'
import { transact } from '../../platform/storage/write.ts'
import { dropCode } from './mark-scheme-right.ts'

export const revokePaperCode = handle(calls.revokePaperCode, async ({ params, database }) => {
  await transact(database, (trx) => dropCode(trx, params.codeId))
  return { revoked: true as const }
})
