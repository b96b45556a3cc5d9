// What becomes of a typed try other than leaving its question: it is wrong, it is for practice only, or it was sent before.
import type { Missed, MovedOn } from '@toron/contract/maths.ts'
import { newProgress } from '@toron/domain/practice/answer.ts'
import { typedAfter } from '@toron/domain/practice/typed.ts'
import type { Transaction } from 'kysely'
import type { MathsBankTopic } from '../../../platform/content/maths-bank.ts'
import type { StudentRow, Tables } from '../../../platform/storage/tables.ts'
import { type AttemptRow, addAttempt } from '../../learning/attempts.ts'
import { rewardAnswer } from '../../rewards/after-answer.ts'
import { badgesWonAt, wonBadges } from '../../rewards/badges.ts'
import { saveTyped } from '../progress-store.ts'
import { mathsFacts, topicsToReview } from '../topic-facts.ts'
import { shownProgress } from '../verdict.ts'
import { type Context, ofMaths, type Place, type Standing } from './leave-question.ts'

/** Whether a try leaves no trace: the answer was shown today, or the question was solved today. */
export const isForPractice = ({ record, day, isGivenAway }: Standing): boolean =>
  isGivenAway || record.solvedOn === day

/** Counts a try that is wrong in some part. It leaves the question where it is. */
export const saveMiss = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  { topic, question, position }: Place,
  standing: Standing,
  tryId: string,
  { bank, mailer, referralMarks, now }: Context,
): Promise<Missed> => {
  const { key, progressKey, questions } = topic
  const studentId = account.id
  const typed = typedAfter(standing.typed, position, false)
  const { answered } = standing.progress ?? newProgress
  const totalQuestions = questions.length
  const facts = mathsFacts({ answered, totalQuestions, ...typed })
  const topics = [...(await topicsToReview(trx, bank, account)), facts]
  const counted = { payments: [], newQuestions: 0, newTopics: 0, newPractised: 0, newAttempts: 1 }
  const attempt = {
    ...ofMaths,
    studentId,
    topic: key,
    questionId: question.id,
    answeredAt: now,
    day: standing.day,
    sequence: account.attempts + 1,
    sittingId: tryId,
    isCorrect: 0,
    earned: 0,
    isLimited: 0,
  }
  const [{ newBadges, badges }] = await Promise.all([
    rewardAnswer(trx, account, { ...counted, topics }, { mailer, referralMarks, now }),
    saveTyped(trx, { studentId, progressKey, topic: key, totalQuestions, ...typed }),
    addAttempt(trx, attempt, { isFirst: !standing.isMet }),
  ])
  return { newBadges, badgesWon: countOf({ badges }) }
}

/** Sent again, a try names the badges that it won at first. */
export const missedBefore = (account: StudentRow, { answeredAt }: AttemptRow): Missed => ({
  newBadges: badgesWonAt(account, answeredAt),
  badgesWon: countOf(account),
})

/** What a try brought that is sent again: the same, and nothing more. */
export const solvedBefore = (
  account: StudentRow,
  topic: MathsBankTopic,
  standing: Standing,
  before: AttemptRow,
): MovedOn => ({
  ...missedBefore(account, before),
  outcome: before.earned > 0 ? 'paid' : before.isLimited === 1 ? 'limit-reached' : 'already-paid-today',
  earned: before.earned,
  balance: account.skizies,
  progress: progressIn(topic, standing),
})

/** An answer that was typed right after it was shown: nothing comes of it. */
export const solvedWithAnswer = (
  account: StudentRow,
  topic: MathsBankTopic,
  standing: Standing,
): MovedOn => ({
  outcome: 'answer-shown',
  earned: 0,
  balance: account.skizies,
  progress: progressIn(topic, standing),
  newBadges: [],
  badgesWon: countOf(account),
})

const progressIn = ({ key, questions }: MathsBankTopic, { progress }: Standing) =>
  shownProgress(key, progress ?? newProgress, questions.length)

const countOf = (student: Pick<StudentRow, 'badges'>): number => Object.keys(wonBadges(student)).length
