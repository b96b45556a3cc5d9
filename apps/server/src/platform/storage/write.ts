// Every change of a student's books passes through here. `write` holds the student's lock; `transact` is for changes of which
// the student is not known yet or is not the only one, and `writeTogether` for those that very many students make at once and
// that touch the same rows.
import type { Database } from './database.ts'
import type { StudentWork, Work, WorkTogether } from './work.ts'

export { lockStudent, lockStudents } from './student-lock.ts'

/** Runs `work` in a transaction and resolves once what it wrote is kept. */
export const transact = <T>(database: Database, work: Work<T>): Promise<T> => database.transact(work)

/**
 * Runs `work` holding the student's lock; `student` is the row as it now stands. Others may write in the same transaction.
 * Throws SignInRequired when there is no such student.
 */
export const write = <T>(database: Database, studentId: string, work: StudentWork<T>): Promise<T> =>
  database.write(studentId, work)

/**
 * Returns a function of one item; `work` is done, in one transaction, on all that arrive while others are written, so that
 * rows which all of them touch are written once for all and no two transactions of a server wait for each other there.
 * Made once per server. @param work takes the locks that it needs, in one order
 */
export const writeTogether = <Item, Result>(
  database: Database,
  work: WorkTogether<Item, Result>,
): ((item: Item) => Promise<Result>) => database.together(work)
