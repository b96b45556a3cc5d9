// Ends a paper: what was chosen is graded, stored, counted and paid in the student's transaction, once. Whoever comes first does it:
// the student who submits, a call after the deadline, or the sweep.
import type { TopicProgress } from '@toron/contract/practice.ts'
import { endOf } from '@toron/domain/papers/clock.ts'
import type { OpenPaper } from '@toron/domain/papers/open-paper.ts'
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { Transaction } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { answerOutsideRun } from '../practice/answer-outside-run.ts'
import { paperWithId, questionsOf } from './paper-of.ts'
import { choicesIn, endSitting } from './store.ts'

/** What ending a paper needs of the server. */
export type Ending = Pick<Services, 'bank' | 'papers' | 'mailer' | 'referralMarks'>

export interface Finished {
  readonly balance: number
  readonly progress: readonly TopicProgress[]
  readonly newBadges: readonly BadgeId[]
}

/**
 * Everything is dated to the end of the paper, at the latest its deadline, so that it is the same whenever somebody comes to end
 * it. @param account the row locked by `write` @param open as that row has it @param now epoch milliseconds
 */
export const finishPaper = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  open: OpenPaper,
  { bank, papers, mailer, referralMarks }: Ending,
  now: number,
): Promise<Finished> => {
  const questions = questionsOf(bank, paperWithId(papers, open.paper))
  const choices = new Map(
    (await choicesIn(trx, account.id, open.sitting)).map((choice) => [choice.number, choice.option]),
  )
  const given = questions.flatMap(({ number, topic, question }) => {
    const chosen = choices.get(number)
    return chosen && !question.withheld ? [{ topic, question, chosen }] : []
  })
  const endedAt = endOf(open.deadline, now)
  const sitting = { place: 'paper', sittingId: open.sitting } as const
  const context = { mailer, referralMarks, now: endedAt }
  const { answers, ...outcome } = await answerOutsideRun(trx, account, bank, given, sitting, context)
  await endSitting(
    trx,
    { studentId: account.id, id: open.sitting },
    {
      endedAt,
      end: now < open.deadline ? 'submitted' : 'time-over',
      correct: answers.filter(({ correct }) => correct).length,
      withheld: JSON.stringify(
        questions.filter(({ question }) => question.withheld).map(({ number }) => number),
      ),
    },
  )
  return outcome
}
