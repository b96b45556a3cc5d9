// Makes a code with which a teacher reads the mark scheme of a paper.
import * as calls from '@toron/contract/paper-codes.ts'
import { handle } from '../../platform/http/http.ts'
import { transact } from '../../platform/storage/write.ts'
import { addCode } from './mark-scheme-right.ts'
import { paperWithId } from './paper-of.ts'

const day = 24 * 60 * 60 * 1000

export const makePaperCode = handle(calls.makePaperCode, async ({ body, papers, database, now }) => {
  const { id: paperId } = paperWithId(papers, body.paperId)
  const made = { paperId, note: body.note, madeAt: now, expiresAt: now + body.days * day }
  return await transact(database, (trx) => addCode(trx, made))
})
