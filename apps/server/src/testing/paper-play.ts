// A student who sits papers of the test bank.
import type { Choice } from '@toron/contract/paper-fields.ts'
import {
  beginPaper,
  giveUpPaper,
  markPaper,
  practiseMissed,
  readPapers,
  readSitting,
  saveChoices,
  saveWork,
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

type Work = Omit<Choice, 'option'>

/** What is typed in a written question. @param madeAt milliseconds after the beginning */
export const someWork = (number: number, texts: readonly string[], madeAt = number): Work => ({
  number,
  texts: [...texts],
  isFlagged: false,
  seconds: 0,
  madeAt,
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
      work: (sittingId: string, ...work: Work[]) =>
        client.call(saveWork, { token, params: { sittingId }, body: { work } }),
      mark: (sittingId: string, number: number, ...ticks: number[]) =>
        client.call(markPaper, { token, params: { sittingId }, body: { number, ticks } }),
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
      work: (sittingId: string, ...work: Work[]) =>
        client.refused(saveWork, { token, params: { sittingId }, body: { work } }),
      mark: (sittingId: string, number: number, ...ticks: number[]) =>
        client.refused(markPaper, { token, params: { sittingId }, body: { number, ticks } }),
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
