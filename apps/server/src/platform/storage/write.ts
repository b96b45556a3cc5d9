// Every change of a student's books passes through here. `write` is one transaction that first takes the student's lock;
// `transact` is for changes of which the student is not known yet or is not the only one, and `writeTogether` for those that
// very many students make at once and that touch the same rows.
import type { Transaction } from 'kysely'
import { SignInRequired } from '../errors.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import type { StudentRow, Tables } from './tables.ts'
import type { Work, WorkTogether } from './work.ts'

/** Runs `work` in a transaction and resolves once what it wrote is kept. */
export const transact = <T>(database: Database, work: Work<T>): Promise<T> => database.transact(work)

/**
 * Runs `work` holding the student's lock; `student` is the row as it now stands.
 * Throws SignInRequired when there is no such student.
 */
export const write = <T>(
  database: Database,
  studentId: string,
  work: (trx: Transaction<Tables>, student: StudentRow) => Promise<T>,
): Promise<T> =>
  transact(database, async (trx) => {
    const student = await lockStudent(trx, studentId)
    if (!student) throw new SignInRequired()
    return work(trx, student)
  })

/**
 * Returns a function of one item; `work` is done, in one transaction, on all that arrive while others are written, so that
 * rows which all of them touch are written once for all and no two transactions of a server wait for each other there.
 * Made once per server. @param work takes the locks that it needs, in one order
 */
export const writeTogether = <Item, Result>(
  database: Database,
  work: WorkTogether<Item, Result>,
): ((item: Item) => Promise<Result>) => database.together(work)

/**
 * Takes a student's lock until the transaction ends, for a change that touches a second student's books. The order is
 * always from the invited to the one who invited them, who joined earlier, so no two wait for each other.
 */
export const lockStudent = async (
  trx: Transaction<Tables>,
  studentId: string,
): Promise<StudentRow | undefined> => (await lock(trx, { studentId }))[0]

const lock = prepared<{ studentId: string }>()((db, { studentId }, kit) =>
  kit.locked(db.selectFrom('student').selectAll().where('id', '=', studentId)),
)
