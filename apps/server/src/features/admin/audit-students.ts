// The audit of so many students at a time, so that no call holds the server up; the caller follows `next`. The command
// `npm run audit` runs the same.
import * as calls from '@toron/contract/admin.ts'
import { auditPageSize, type Finding } from '@toron/contract/admin.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import { handle } from '../../platform/http/http.ts'
import { identitiesAfter } from '../../platform/identity/identity.ts'
import type { Services } from '../../platform/services.ts'
import { studentRow } from '../../platform/storage/students.ts'
import { transact, write } from '../../platform/storage/write.ts'
import { addStudent } from '../account/store.ts'
import { learnAnew } from '../learning/remember.ts'
import { progressRows } from '../practice/progress-store.ts'
import { compare, sumUp } from './audit.ts'
import { compareMemory } from './audit-memory.ts'
import { comparePapers, repairPapers } from './audit-papers.ts'
import { repairBooks } from './repair.ts'

export type Books = Pick<Services, 'database' | 'bank' | 'random' | 'boardTimeZone'> & {
  /** Epoch milliseconds. */
  readonly now: number
}

export const auditStudents = handle(calls.auditStudents, ({ body, ...services }) =>
  auditPage(services, body.after ?? '', body.repair),
)

/** @param after the id that the page before ended with; empty for the first page */
export const auditPage = async (services: Books, after: string, repair: boolean) => {
  const identities = await identitiesAfter(services.database.reader, after, auditPageSize)
  const findings: Finding[] = []
  for (const identity of identities) findings.push(...(await auditOne(services, identity, repair)))
  const last = identities.length === auditPageSize ? identities.at(-1) : undefined
  return { checked: identities.length, findings, next: last?.id ?? null }
}

interface Identity {
  readonly id: string
  readonly name: string
}

const auditOne = async (services: Books, identity: Identity, repair: boolean): Promise<Finding[]> => {
  const { database, now } = services
  const differences = await differencesOf(services, identity)
  if (differences.length === 0 || !repair) return findingsOf(identity, differences, false)
  if (differences.some(({ kind }) => kind === 'profile')) {
    const who = { id: identity.id, name: identity.name, timeZone: services.boardTimeZone }
    await transact(database, (trx) => addStudent(trx, who, now, services.random))
  }
  await write(database, identity.id, async (trx, student) => {
    const sums = await sumUp(trx, student.id)
    const { name } = identity
    await repairBooks(trx, student, sums, { name, month: monthIn(now, services.boardTimeZone) })
    await repairPapers(trx, student)
    if (student.memoryBasis !== '') await learnAnew(trx, { ...student, ...sums.counts }, services.bank)
  })
  const left = await differencesOf(services, identity)
  const isLeft = (field: string) => left.some((difference) => difference.field === field)
  return differences.flatMap((difference) => findingsOf(identity, [difference], !isLeft(difference.field)))
}

const findingsOf = (
  { id }: Identity,
  differences: Awaited<ReturnType<typeof differencesOf>>,
  repaired: boolean,
): Finding[] => differences.map((difference) => ({ ...difference, studentId: id, repaired }))

const differencesOf = async (
  { database: { reader }, bank }: Pick<Services, 'database' | 'bank'>,
  { id, name }: Identity,
) => {
  const student = await studentRow(reader, id)
  if (!student) {
    return [{ kind: 'profile', field: 'profile', is: 'missing', shouldBe: 'there' } as const]
  }
  return [
    ...compare(student, name, await progressRows(reader, id), await sumUp(reader, id)),
    ...(await comparePapers(reader, student)),
    ...(await compareMemory(reader, bank, student)),
  ]
}
