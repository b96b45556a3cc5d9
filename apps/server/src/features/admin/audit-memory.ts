// What is remembered of a student must follow from the log, as far as that has been remembered (decision 85). Of students without
// a plan nothing is remembered, and nothing is looked at; nor where another bank or other rules have made it: then it is made again
// when the student comes.
import type { Bank } from '@toron/content/bank.ts'
import type { Kysely } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { learntOf } from '../learning/memory-store.ts'
import { hasOtherBasis, learntFrom, loggedBy } from '../learning/remember.ts'
import type { Difference } from './audit.ts'

export const compareMemory = async (
  db: Kysely<Tables>,
  bank: Bank,
  { id, memoryBasis, remembered }: Pick<StudentRow, 'id' | 'memoryBasis' | 'remembered'>,
): Promise<Difference[]> => {
  if (memoryBasis === '' || hasOtherBasis({ memoryBasis }, bank)) return []
  const [kept, logged] = await Promise.all([learntOf(db, id), loggedBy(db, id, bank)])
  const sum = learntFrom(logged.filter(({ sequence }) => sequence <= remembered))
  const memories = differencesOf(
    'memory',
    flat(kept.met, ({ memory, seen }) => ({ ...memory, ...prefixed(seen) })),
    flat(sum.met, ({ memory, seen }) => ({ ...memory, ...prefixed(seen) })),
  )
  return [...memories, ...differencesOf('idea', flat(kept.ideas, fields), flat(sum.ideas, fields))]
}

type Fields = Readonly<Record<string, string | number>>

const fields = (row: object): Fields => ({ ...row }) as Fields
const prefixed = (seen: Fields): Fields =>
  Object.fromEntries(Object.entries(seen).map(([question, sequence]) => [`seen.${question}`, sequence]))

/** `motion/average-speed.stability` → its value. */
const flat = <T>(rows: ReadonlyMap<string, T>, fieldsOf: (row: T) => Fields) =>
  new Map(
    [...rows].flatMap(([id, row]) =>
      Object.entries(fieldsOf(row)).map(([field, value]) => [`${id}.${field}`, value] as const),
    ),
  )

const differencesOf = (
  table: string,
  kept: ReadonlyMap<string, string | number>,
  sum: ReadonlyMap<string, string | number>,
): Difference[] => {
  const found: Difference[] = []
  for (const key of new Set([...kept.keys(), ...sum.keys()])) {
    const [is, shouldBe] = [kept.get(key), sum.get(key)]
    if (isSame(is, shouldBe)) continue
    found.push({ kind: 'memory', field: `${table} ${key}`, is: shown(is), shouldBe: shown(shouldBe) })
  }
  return found
}

const shown = (value: string | number | undefined): string =>
  value === undefined ? 'missing' : String(value)

/** Another version of the engine may round the last digit of a power otherwise. */
const isSame = (one: string | number | undefined, other: string | number | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))
    : one === other
