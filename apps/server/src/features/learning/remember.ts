// What is remembered of students who have a plan: memory and ideas. Both follow from the log alone, so answers write nothing
// but the log, and what is remembered is brought up to it when somebody asks (decision 85).
import type { Bank } from '@toron/content/bank.ts'
import { type LoggedAttempt, replay } from '@toron/domain/tonight/replay.ts'
import type { Kysely, Transaction } from 'kysely'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { attemptsToRemember } from './attempts.ts'
import { knowledgeOf, loggedOf } from './knowledge.ts'
import { forgetLearnt, type Learnt, learntOf, type Met, replaceLearnt, saveLearnt } from './memory-store.ts'
import { forgetWishes } from './wishes.ts'

type Remembering = Pick<StudentRow, 'id' | 'attempts' | 'memoryBasis' | 'remembered'>

/** Whether answers came since, or what is remembered was made by another bank or other rules than those of now. */
export const isOutdated = (account: Remembering, bank: Bank): boolean =>
  account.memoryBasis !== '' && (account.remembered < account.attempts || hasOtherBasis(account, bank))

export const hasOtherBasis = ({ memoryBasis }: Pick<Remembering, 'memoryBasis'>, bank: Bank): boolean =>
  memoryBasis !== knowledgeOf(bank).basis

/** Brings what is remembered up to the end of the log. @param account outdated, and its lock is held */
export const remember = async (trx: Transaction<Tables>, account: Remembering, bank: Bank): Promise<void> => {
  if (hasOtherBasis(account, bank)) return learnAnew(trx, account, bank)
  const { id, attempts, remembered } = account
  const [logged, before] = await Promise.all([loggedBy(trx, id, bank, remembered), learntOf(trx, id)])
  const { met, ideas } = learntFrom(logged, before)
  const isChanged = new Set(logged.map(({ objective }) => objective))
  await saveLearnt(trx, id, {
    met: new Map([...met].filter(([objective]) => isChanged.has(objective))),
    ideas: new Map([...ideas].filter(([key, idea]) => before.ideas.get(key) !== idea)),
  })
  await changeStudent(trx, id, { remembered: attempts })
}

/** Makes memory and ideas from the whole log, and begins to remember if that has not begun. */
export const learnAnew = async (
  trx: Transaction<Tables>,
  { id, attempts }: Pick<StudentRow, 'id' | 'attempts'>,
  bank: Bank,
): Promise<void> => {
  await replaceLearnt(trx, id, learntFrom(await loggedBy(trx, id, bank)))
  await changeStudent(trx, id, { memoryBasis: knowledgeOf(bank).basis, remembered: attempts })
}

/** Ends remembering, and deletes all of it. */
export const forget = async (trx: Transaction<Tables>, studentId: string): Promise<void> => {
  await forgetLearnt(trx, studentId)
  await forgetWishes(trx, studentId)
  await changeStudent(trx, studentId, { memoryBasis: '' })
}

const nothing: Learnt = { met: new Map(), ideas: new Map() }

/** @param logged in the order of the log @param before what was learnt before the first of them; it is not changed */
export const learntFrom = (logged: readonly LoggedAttempt[], before = nothing): Learnt => {
  const memoriesBefore = new Map([...before.met].map(([id, { memory }]) => [id, memory]))
  const known = { memories: memoriesBefore, ideas: before.ideas, seen: new Map<string, number>() }
  const { memories, ideas } = replay(logged, known)
  const met = new Map<string, Met>()
  for (const [id, memory] of memories) met.set(id, { memory, seen: { ...before.met.get(id)?.seen } })
  for (const { objective, question, sequence } of logged) {
    const { seen = {} } = met.get(objective) ?? {}
    seen[question] = sequence
  }
  return { met, ideas }
}

/** A student's log as the rules of memory take it. @param since a sequence: only what came after it */
export const loggedBy = async (
  db: Kysely<Tables>,
  studentId: string,
  bank: Bank,
  since = 0,
): Promise<LoggedAttempt[]> => {
  const knowledge = knowledgeOf(bank)
  const attempts = await attemptsToRemember(db, { studentId, since })
  return attempts.flatMap((attempt) => loggedOf(knowledge, attempt) ?? [])
}
