// The books of a student after some weeks, by the product's own rules. They are made once and copied to every student of a
// crowd, so that their books agree as real ones do.
import { type ProgressRow, standingColumns } from '../apps/server/src/features/practice/progress-store.ts'
import type { StudentRow, Tables } from '../apps/server/src/platform/storage/tables.ts'
import { dayIn } from '../packages/domain/src/calendar.ts'
import { newProgress, newRun } from '../packages/domain/src/practice/answer.ts'
import { decideMoveOn, newRecord } from '../packages/domain/src/practice/maths.ts'
import { nothingTyped } from '../packages/domain/src/practice/typed.ts'
import { friendJoined, friendPractised } from '../packages/domain/src/referral/reward.ts'
import { decideSale, unlockKey } from '../packages/domain/src/rewards/sale.ts'
import { Ledger, type Own } from './ledger.ts'
import { type RememberedRows, rememberedOf } from './remembered.ts'
import { type ScienceOptions, scienceOf } from './science-history.ts'
import { bank, day, mathsTopic, otherTopics, resources, runTopic, timeZone } from './topics.ts'

export interface History extends RememberedRows {
  readonly attempt: readonly Own<Tables['attempt']>[]
  /** The runs before those in hand. */
  readonly run: readonly Own<Tables['run']>[]
  readonly progress: readonly Own<ProgressRow>[]
  readonly ledgerEntry: readonly Own<Tables['ledgerEntry']>[]
  readonly unlock: readonly { path: string; unlockedAt: number }[]
  readonly mathsRecord: readonly Own<Tables['mathsRecord']>[]
  /** The columns of the student's own row that sum up all this. */
  readonly student: Partial<StudentRow>
}

interface HistoryOptions extends ScienceOptions {
  readonly mathsQuestions: number
  readonly unlocks: number
}

/** Practises questions of the maths topic, yesterday. */
const mathsOf = (mathsQuestions: number, ledger: Ledger, now: number) => {
  const at = now - day
  const { key: topic, progressKey, questions } = mathsTopic
  const totalQuestions = questions.length
  const mathsRecord: Own<Tables['mathsRecord']>[] = []
  let topicProgress = newProgress
  for (const [position, { id: questionId }] of questions.slice(0, mathsQuestions).entries()) {
    const { payments, progress } = decideMoveOn({
      by: 'next',
      progress: topicProgress,
      record: newRecord,
      isMet: false,
      topic,
      totalQuestions,
      questionId,
      position,
      day: dayIn(at, timeZone),
      isPaid: false,
      paid: ledger.paid,
      lastPacedAt: 0,
      signedUpAt: 0,
      id: '',
      hasWaited: false,
      now: at,
    })
    ledger.add(payments, at)
    topicProgress = progress
    const left = { latest: '+', isPractised: 1, leftAt: at, marksEarned: 2 }
    mathsRecord.push({ topic, questionId, ...newRecord, ...left })
  }
  const progress: Own<ProgressRow> = {
    progressKey,
    topic,
    totalQuestions,
    ...topicProgress,
    runId: '',
    runNumber: 0,
    runStartedAt: 0,
    ...standingColumns(newRun),
    ...nothingTyped,
  }
  return { progress, mathsRecord }
}

const unlocksOf = (unlocks: number, ledger: Ledger, now: number) =>
  resources.slice(0, unlocks).map(({ path, price }) => {
    const purchase = { key: unlockKey(path), reason: 'unlock', about: path, price } as const
    const sale = decideSale(ledger.head.balance, purchase, false)
    if (!sale.ok || !sale.payment) throw new Error(`the student cannot pay for ${path}`)
    ledger.add([sale.payment], now - day)
    return { path, unlockedAt: now - day }
  })

const historyOf = (options: HistoryOptions): History => {
  const { topics, mathsQuestions, unlocks, days } = options
  const now = Date.now()
  const ledger = new Ledger()
  ledger.add([friendJoined('a friend'), friendPractised('a friend')], now - 60 * day)
  const science = scienceOf(options, ledger, now)
  const maths = mathsOf(mathsQuestions, ledger, now)
  const unlock = unlocksOf(unlocks, ledger, now)
  const lastLoginDates = Array.from({ length: days }, (_, index) =>
    dayIn(now - (days - index) * day, timeZone),
  )
  const { memoryBasis, ...remembered } = rememberedOf(bank, science.attempt, { now, timeZone })
  return {
    ...remembered,
    attempt: science.attempt,
    run: science.run,
    progress: [...science.progress, maths.progress],
    ledgerEntry: ledger.entries,
    unlock,
    mathsRecord: maths.mathsRecord,
    student: {
      skizies: ledger.head.balance,
      ledgerNumber: ledger.head.number,
      referrals: 1,
      ...ledger.paid,
      questionsAnswered: science.answered + mathsQuestions,
      questionsPractised: science.answered + mathsQuestions,
      topicsStarted: topics.length + 1,
      attempts: science.attempt.length,
      memoryBasis,
      remembered: science.attempt.length,
      badges: JSON.stringify(science.won),
      streak: days,
      lastLoginDates: JSON.stringify(lastLoginDates.slice(-30)),
      mathsPacedAt: now - day,
    },
  }
}

/** The history of most students: a topic begun a few days ago. */
export const lightHistory = () =>
  historyOf({ topics: [runTopic], answers: 5, runs: 1, mathsQuestions: 1, unlocks: 0, days: 2 })

/** The history of students who have used the product every day for weeks. */
export const heavyHistory = () => {
  const topics = [runTopic, ...otherTopics.slice(0, 39)]
  return historyOf({ topics, answers: 40, runs: 1, mathsQuestions: 60, unlocks: 5, days: 40 })
}

/** The history of students who have answered every question of science nine times: some 20,000 answers. */
export const longestHistory = () => {
  const topics = [runTopic, ...otherTopics]
  return historyOf({ topics, answers: 100, runs: 9, mathsQuestions: 60, unlocks: 5, days: 60 })
}
