// A student who sits papers of the test bank.
import {
  beginPaper,
  type Choice,
  giveUpPaper,
  practiseMissed,
  readPapers,
  readSitting,
  saveChoices,
  submitPaper,
} from '@toron/contract/papers.ts'
import type { Allowance } from '@toron/domain/papers/clock.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Database } from '../platform/storage/database.ts'
import { aServer, noon, type TestServer } from './builders.ts'
import { paperBank } from './paper-bank.ts'

export const minute = 60_000

/** @param madeAt milliseconds after the beginning */
export const aChoice = (
  number: number,
  option: Letter | null,
  madeAt: number,
  rest: Partial<Choice> = {},
): Choice => ({
  number,
  option,
  isFlagged: false,
  seconds: 0,
  madeAt,
  ...rest,
})

/** A server with the bank of papers. @param withheld ids of questions that this version withholds */
export const aPaperServer = async (database: Database, ...withheld: readonly string[]) =>
  withPapers(await aServer(database, paperBank(...withheld)))

/** A server with what its students do with papers. */
export const withPapers = (server: TestServer) => {
  const { client, setClock } = server
  return {
    ...server,
    /** Moves the clock to so long after noon, in milliseconds. */
    at: (milliseconds: number) => setClock(noon + milliseconds),
    as: (token: string) => ({
      papers: () => client.call(readPapers, { token }),
      begin: (allowance: Allowance = 'standard', paperId = 'physics-core-1') =>
        client.call(beginPaper, { token, body: { paperId, allowance } }),
      read: (sittingId: string) => client.call(readSitting, { token, params: { sittingId } }),
      choose: (sittingId: string, ...choices: Choice[]) =>
        client.call(saveChoices, { token, params: { sittingId }, body: { choices } }),
      submit: (sittingId: string) => client.call(submitPaper, { token, params: { sittingId } }),
      giveUp: (sittingId: string) => client.call(giveUpPaper, { token, params: { sittingId } }),
      practiseMissed: (sittingId: string) => client.call(practiseMissed, { token, params: { sittingId } }),
    }),
    refusedTo: (token: string) => ({
      begin: (paperId = 'physics-core-1') =>
        client.refused(beginPaper, { token, body: { paperId, allowance: 'standard' } }),
      read: (sittingId: string) => client.refused(readSitting, { token, params: { sittingId } }),
      choose: (sittingId: string, ...choices: Choice[]) =>
        client.refused(saveChoices, { token, params: { sittingId }, body: { choices } }),
      submit: (sittingId: string) => client.refused(submitPaper, { token, params: { sittingId } }),
      giveUp: (sittingId: string) => client.refused(giveUpPaper, { token, params: { sittingId } }),
      practiseMissed: (sittingId: string) => client.refused(practiseMissed, { token, params: { sittingId } }),
    }),
  }
}

/** Choices for the first so many questions, the first ones right. */
export const choicesFor = (answered: number, right: number, madeAt = 1): Choice[] =>
  Array.from({ length: answered }, (_, index) =>
    aChoice(index + 1, index < right ? 'A' : 'B', madeAt + index, { seconds: index }),
  )
