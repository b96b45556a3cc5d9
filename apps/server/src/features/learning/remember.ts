// What practice, Tonight and papers write with each answer besides the log: memory and ideas, of students who have a plan
// (decision 85). Both follow from the log alone, so they can be made again from it at any time.
import type { Bank } from '@toron/content/bank.ts'
import { after } from '@toron/domain/tonight/memory.ts'
import { ideasAfter } from '@toron/domain/tonight/mending.ts'
import { type LoggedAttempt, replay } from '@toron/domain/tonight/replay.ts'
import type { Kysely, Transaction } from 'kysely'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { attemptsToRemember, type RememberedAttempt } from './attempts.ts'
import { knowledgeOf, loggedOf } from './knowledge.ts'
import {
  forgetLearnt,
  type Learnt,
  learntAbout,
  type Met,
  replaceLearnt,
  saveIdea,
  saveMemory,
} from './memory-store.ts'
import { forgetWishes } from './wishes.ts'

type Remembering = Pick<StudentRow, 'id' | 'memoryBasis'>

/** Remembers answers that are in the log already, in their order; of students without a plan nothing, with no query. */
export const remember = async (
  trx: Transaction<Tables>,
  account: Remembering,
  bank: Bank,
  answers: readonly RememberedAttempt[],
): Promise<void> => {
  if (account.memoryBasis === '') return
  const knowledge = knowledgeOf(bank)
  if (account.memoryBasis !== knowledge.basis) return learnAnew(trx, account.id, bank)
  for (const answer of answers) {
    const logged = loggedOf(knowledge, answer)
    if (logged) await add(trx, account.id, logged)
  }
}

const add = async (trx: Transaction<Tables>, studentId: string, logged: LoggedAttempt): Promise<void> => {
  const { objective, question, sequence, tempts } = logged
  const { met, ideas } = await learntAbout(trx, studentId, objective, tempts)
  const memory = after(met?.memory ?? null, logged)
  await Promise.all([
    saveMemory(trx, studentId, objective, { memory, seen: { ...met?.seen, [question]: sequence } }),
    ...ideasAfter(ideas, logged).map((idea) => saveIdea(trx, studentId, idea)),
  ])
}

/** Whether what is remembered was made by another bank or other rules than those of now. */
export const isOutdated = ({ memoryBasis }: Remembering, bank: Bank): boolean =>
  memoryBasis !== '' && memoryBasis !== knowledgeOf(bank).basis

/** Makes memory and ideas from the log, and begins to remember if that has not begun. */
export const learnAnew = async (trx: Transaction<Tables>, studentId: string, bank: Bank): Promise<void> => {
  await replaceLearnt(trx, studentId, await learntFromLog(trx, studentId, bank))
  await changeStudent(trx, studentId, { memoryBasis: knowledgeOf(bank).basis })
}

/** Ends remembering, and deletes all of it. */
export const forget = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  await forgetLearnt(trx, studentId)
  await forgetWishes(trx, studentId)
  await changeStudent(trx, studentId, { memoryBasis: '' })
}

/** What the rows must be, by the log. */
export const learntFromLog = async (db: Kysely<Tables>, studentId: string, bank: Bank): Promise<Learnt> =>
  learntFrom(await loggedBy(db, studentId, bank))

/** @param logged a whole log, in its order */
export const learntFrom = (logged: readonly LoggedAttempt[]): Learnt => {
  const seen = new Map<string, Record<string, number>>()
  for (const { objective, question, sequence } of logged) {
    const before = seen.get(objective)
    if (before) before[question] = sequence
    else seen.set(objective, { [question]: sequence })
  }
  const { memories, ideas } = replay(logged)
  const met = [...memories].map(([id, memory]): [string, Met] => [id, { memory, seen: seen.get(id) ?? {} }])
  return { met: new Map(met), ideas }
}

/** A student's log as the rules of memory take it. */
export const loggedBy = async (
  db: Kysely<Tables>,
  studentId: string,
  bank: Bank,
): Promise<LoggedAttempt[]> => {
  const knowledge = knowledgeOf(bank)
  const attempts = await attemptsToRemember(db, studentId)
  return attempts.flatMap((attempt) => loggedOf(knowledge, attempt) ?? [])
}
