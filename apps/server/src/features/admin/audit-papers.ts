// What the books say of papers: the student's row names the one that is open, and each that ended counts its right answers in the
// log (decision 90), or a written one the marks of its questions (decision 106).

import { kindOfPaper } from '@toron/domain/papers/kinds.ts'
import { openPaperColumn } from '@toron/domain/papers/open-paper.ts'
import type { Kysely, Transaction } from 'kysely'
import { changeStudent } from '../../platform/storage/students.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { allAttempts } from '../learning/attempts.ts'
import { marksOfWork, restoreSitting, type SittingRow, sittingsOf } from '../papers/store.ts'
import type { Difference } from './audit.ts'

interface PaperSums {
  readonly openPaper: string
  /** By the id of the sitting, those that ended. */
  readonly correct: ReadonlyMap<string, { readonly is: number; readonly shouldBe: number }>
}

const sumUpPapers = async (db: Kysely<Tables>, studentId: string): Promise<PaperSums> => {
  const sittings = await sittingsOf(db, studentId)
  if (sittings.length === 0) return { openPaper: '', correct: new Map() }
  const right = (await allAttempts(db, studentId)).filter(
    ({ place, isCorrect }) => place === 'paper' && isCorrect === 1,
  )
  const bySitting = Map.groupBy(right, ({ sittingId }) => sittingId)
  const ofWork = await marksOfWork(db, studentId)
  const marksOf = ({ id, paper, end }: SittingRow): number => {
    if (end === 'given-up') return 0
    return kindOfPaper(paper).form === 'options' ? (bySitting.get(id)?.length ?? 0) : (ofWork.get(id) ?? 0)
  }
  const open = sittings.find(({ endedAt }) => endedAt === 0)
  return {
    openPaper: open ? openPaperColumn({ ...open, sitting: open.id }) : '',
    correct: new Map(
      sittings
        .filter(({ endedAt }) => endedAt > 0)
        .map((row) => [row.id, { is: row.correct, shouldBe: marksOf(row) }]),
    ),
  }
}

export const comparePapers = async (
  db: Kysely<Tables>,
  { id, openPaper }: Pick<StudentRow, 'id' | 'openPaper'>,
): Promise<Difference[]> => {
  const sums = await sumUpPapers(db, id)
  const field = (name: string, is: string | number, shouldBe: string | number): Difference[] =>
    is === shouldBe ? [] : [{ kind: 'field', field: name, is: String(is), shouldBe: String(shouldBe) }]
  return [
    ...field('openPaper', openPaper, sums.openPaper),
    ...[...sums.correct].flatMap(([sitting, { is, shouldBe }]) =>
      field(`paper ${sitting}.correct`, is, shouldBe),
    ),
  ]
}

/** The sittings and the log are the truth. */
export const repairPapers = async (
  trx: Transaction<Tables>,
  { id, openPaper }: Pick<StudentRow, 'id' | 'openPaper'>,
): Promise<void> => {
  const sums = await sumUpPapers(trx, id)
  if (openPaper !== sums.openPaper) await changeStudent(trx, id, { openPaper: sums.openPaper })
  for (const [sitting, { is, shouldBe }] of sums.correct)
    if (is !== shouldBe) await restoreSitting(trx, { studentId: id, id: sitting }, shouldBe)
}
