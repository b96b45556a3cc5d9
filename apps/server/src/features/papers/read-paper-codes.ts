// The codes for mark schemes that still open something.
import * as calls from '@toron/contract/paper-codes.ts'
import { handle } from '../../platform/http/http.ts'
import { liveCodes } from './mark-scheme-right.ts'

export const readPaperCodes = handle(calls.readPaperCodes, async ({ database, now }) => ({
  codes: await liveCodes(database.reader, now),
}))
