// Pays every student whose first answer is right by a key that has changed since (decision 89). A server does it once it has
// started, a page of students at a time. Any number of servers may do it at once: the ledger's natural key pays each student once.
import type { Bank, Question } from '@toron/content/bank.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { changedKeyPayment } from '@toron/domain/questions/ruling.ts'
import { versionOf, wronglyKeyedVersions } from '@toron/domain/questions/versions.ts'
import type { Services } from '../../platform/services.ts'
import { lockStudent, transact } from '../../platform/storage/write.ts'
import { wronglyMarkedOf } from '../learning/wrongly-marked.ts'
import { type ChangedKeyRow, findChangedKey, saveChangedKey, studentsAfter } from './changed-keys.ts'
import { payWithWord } from './news.ts'

const pageSize = 500
const day = 24 * 60 * 60 * 1000

/** What it is done by. @param isStopping asked between pages */
export interface Paying extends Pick<Services, 'database' | 'bank' | 'log' | 'clock'> {
  readonly isStopping?: () => boolean
}

/** Returns how many students were paid. */
export const payChangedKeys = async (paying: Paying): Promise<number> => {
  let paid = 0
  for (const question of changedIn(paying.bank)) paid += await payFor(paying, question)
  if (paid > 0) paying.log(`${paid} first answers were paid that are right by a changed key.`)
  return paid
}

const changedIn = (bank: Bank): Question[] =>
  bank.topics.flatMap(({ questions }) =>
    questions.filter((question) => wronglyKeyedVersions(question).length > 0),
  )

const payFor = async (paying: Paying, question: Question): Promise<number> => {
  const { database, clock, isStopping = () => false } = paying
  const of = { questionId: question.id, version: versionOf(question) }
  const known = await findChangedKey(database.reader, of)
  if (known && isThrough(known)) return 0
  let place = known?.after ? known : { ...of, firstAt: known?.firstAt ?? clock(), passAt: clock(), after: '' }
  let paid = 0
  for (;;) {
    const ids = await studentsAfter(database.reader, place.after, pageSize)
    paid += await payPage(paying, question, ids)
    // The last page is written as the end of the pass.
    place = { ...place, after: ids.length < pageSize ? '' : (ids.at(-1) ?? '') }
    const kept = place
    await transact(database, (trx) => saveChangedKey(trx, kept))
    if (place.after === '' || isStopping()) return paid
  }
}

/**
 * While servers are replaced one after the other, an old one still marks by the old key, perhaps behind the place that a pass
 * has come to. So a pass that began a day after the first one is the last.
 */
const isThrough = ({ firstAt, passAt, after }: ChangedKeyRow): boolean =>
  after === '' && passAt >= firstAt + day

const payPage = async (
  { database, clock }: Paying,
  question: Question,
  ids: readonly string[],
): Promise<number> => {
  const topic = topicOf(question.id)
  const marked = { topic, questionId: question.id, chosen: question.correctAnswer }
  const versions = wronglyKeyedVersions(question)
  let paid = 0
  for (const id of await wronglyMarkedOf(database.reader, ids, { ...marked, versions })) {
    const of = { questionId: question.id, version: versionOf(question) }
    const payment = changedKeyPayment(of.questionId, of.version, topic)
    const isNew = await transact(database, async (trx) => {
      const student = await lockStudent(trx, id)
      // The account may have been deleted meanwhile.
      return student ? payWithWord(trx, student, 'changed-key', of, payment, clock()) : false
    })
    if (isNew) paid += 1
  }
  return paid
}
