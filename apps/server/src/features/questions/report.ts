// Every question with its figures as CSV, for whoever writes content. The command `npm run bank:report` prints it.
import type { Bank } from '@toron/content/bank.ts'
import { figuresOf } from '@toron/domain/questions/figures.ts'
import type { Kysely } from 'kysely'
import type { MathsBank } from '../../platform/content/maths-bank.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { allCounts } from '../learning/answer-counts.ts'
import { allOnDesk } from './desk.ts'

const head = [
  'id',
  'version',
  'key',
  'met',
  'right',
  'discrimination',
  'A',
  'B',
  'C',
  'D',
  'suspicions',
  'open flags',
  'ruling',
  'withheld',
  'marked',
  'marks',
]

/** Marks that students gave their own work on a question of maths. */
export interface Marks {
  readonly questionId: string
  readonly marked: number
  readonly marks: number
}

/** In maths `right` counts who left the question without its answer. */
export const reportOf = async (
  db: Kysely<Tables>,
  bank: Bank,
  maths: MathsBank,
  marks: readonly Marks[],
): Promise<string> => {
  const keys = new Map(
    bank.topics.flatMap(({ questions }) => questions.map((each) => [each.id, each.correctAnswer])),
  )
  const science = (await allOnDesk(db, bank)).map((each) => {
    const { met, right, discrimination, choices } = each.figures
    const { ruling } = each
    return [
      each.questionId, each.version, keys.get(each.questionId) ?? '', met, right,
      ...[
        discrimination?.toFixed(3) ?? '',
        choices?.A ?? '',
        choices?.B ?? '',
        choices?.C ?? '',
        choices?.D ?? '',
      ],
      each.suspicions.join(' '), each.openFlags, ruling.verdict,
      ruling.isWithheld || each.isWithheldInBank ? 'withheld' : '', '', '',
    ]
  })
  const counts = Map.groupBy(await allCounts(db), ({ questionId }) => questionId)
  const given = new Map(marks.map((each) => [each.questionId, each]))
  const ofMaths = maths.topics.flatMap(({ questions }) =>
    questions.map(({ id }) => {
      const { met, right } = figuresOf(counts.get(id) ?? [])
      const own = given.get(id)
      const none = Array.from({ length: 9 }, () => '')
      return [id, 1, '', met, right, ...none, Number(own?.marked ?? 0), Number(own?.marks ?? 0)]
    }),
  )
  // Ids, numbers and words of ours: nothing in it needs quotes.
  return [head, ...science, ...ofMaths].map((row) => `${row.join(',')}\n`).join('')
}
