// What a student has left in the books after some weeks, decided by the product's own rules. It is made once and copied to
// every student of a crowd, so that their books agree as real ones do.
import { addAnswer, noAnswers } from '../apps/server/src/features/practice/kept-answers.ts'
import { type ProgressRow, standingColumns } from '../apps/server/src/features/practice/progress-store.ts'
import { loadMathsBank } from '../apps/server/src/platform/maths-bank.ts'
import type {
  LedgerEntryTable,
  MathsRecordTable,
  StudentRow,
} from '../apps/server/src/platform/storage/tables.ts'
import { type BankTopic, loadBank } from '../content/bank.ts'
import { resourceGroups } from '../content/shelf.ts'
import type { Letter } from '../packages/contract/src/practice.ts'
import { dayIn } from '../packages/domain/src/calendar.ts'
import { decideAnswer, newProgress, newRun } from '../packages/domain/src/practice/answer.ts'
import { decideMoveOn } from '../packages/domain/src/practice/maths.ts'
import { friendJoined, friendPractised } from '../packages/domain/src/referral/reward.ts'
import { newlyWon, type WonBadges } from '../packages/domain/src/rewards/badges.ts'
import { nothingPaid, paidAfter } from '../packages/domain/src/rewards/day-limit.ts'
import { enter, type LedgerHead, type Payment } from '../packages/domain/src/rewards/ledger.ts'
import { decideSale, unlockKey } from '../packages/domain/src/rewards/sale.ts'

type Own<Table> = Omit<Table, 'studentId'>

export interface History {
  readonly progress: readonly Own<ProgressRow>[]
  readonly ledgerEntry: readonly Own<LedgerEntryTable>[]
  readonly unlock: readonly { path: string; unlockedAt: number }[]
  readonly mathsRecord: readonly Own<MathsRecordTable>[]
  /** What the student's own row says of all this. */
  readonly student: Partial<StudentRow>
}

interface Wanted {
  /** Topics of science, with so many questions answered in each. */
  readonly topics: readonly BankTopic[]
  readonly answers: number
  readonly mathsQuestions: number
  readonly unlocks: number
  /** Days in a row on which the student signed in, up to yesterday. */
  readonly days: number
}

export const timeZone = 'Asia/Dhaka'
const day = 86_400_000

const bank = loadBank()
/** The science topic that every student has a run of. */
export const runTopic = topicOf('motion')
/** Every science topic but that one. */
export const otherTopics = bank.topics.filter(({ key }) => key !== runTopic.key)
/** The maths topic that every student has begun. */
export const mathsTopic = mathsTopicOf('general_math_number')
export const resources = resourceGroups.flatMap((group) => group.resources)

/** The id of the run of `runTopic`; other runs count on from it. The same for all: it is unique within a student only. */
export const runId = runIdOf(0)

const historyOf = ({ topics, answers, mathsQuestions, unlocks, days }: Wanted): History => {
  const now = Date.now()
  const progress: Own<ProgressRow>[] = []
  let answered = 0
  const ledgerEntry: Own<LedgerEntryTable>[] = []
  const unlock: { path: string; unlockedAt: number }[] = []
  const mathsRecord: Own<MathsRecordTable>[] = []
  let head: LedgerHead = { balance: 0, number: 0 }
  let paid = nothingPaid
  let won: WonBadges = {}
  const lastLoginDates = Array.from({ length: days }, (_, index) =>
    dayIn(now - (days - index) * day, timeZone),
  )
  const facts = { streak: days, loginDates: Math.min(days, 30), wasInactiveFor3Days: false }

  const post = (payments: readonly Payment[], at: number) => {
    const { entries, head: after } = enter(head, payments)
    ledgerEntry.push(...entries.map((entry) => ({ ...entry, at })))
    head = after
    paid = paidAfter(paid, payments)
  }

  post([friendJoined('a friend'), friendPractised('a friend')], now - 60 * day)
  for (const [index, topic] of topics.entries()) {
    const at = now - (topics.length - index) * day
    const { progressKey, key, questions } = topic
    let state = newRun
    let done = newProgress
    let runAnswers = noAnswers
    for (const [position, question] of questions.slice(0, answers).entries()) {
      // One is wrong, the fifth: a run of ten and one of twenty-five come after it.
      const correct = position !== 4
      const decision = decideAnswer({
        ...{ run: state, progress: done, topic: key, questionId: question.id, position, correct },
        ...{ day: dayIn(at, timeZone), isPaid: () => false, paid },
      })
      if (!decision.ok) throw new Error(decision.refusal)
      const chosen = letterOf(question.correctAnswer, correct)
      const { question: earned, bonus } = decision.earned
      const answer = { chosen, correct, question: earned, bonus, limited: false, answeredAt: at }
      runAnswers = addAnswer(runAnswers, at, answer)
      answered += 1
      post(decision.payments, at)
      state = decision.run
      done = decision.progress
      const topicFacts = { ...done, totalQuestions: questions.length, isGraded: true }
      const sums = { ...facts, answered, topicsStarted: index + 1, topics: [topicFacts] }
      won = { ...won, ...Object.fromEntries(newlyWon(won, sums).map(({ id }) => [id, at])) }
    }
    const begun = { runId: runIdOf(index), runNumber: 1, runStartedAt: at, runAnswers }
    const run = { ...begun, ...standingColumns(state) }
    progress.push({ progressKey, topic: key, totalQuestions: questions.length, ...done, ...run })
  }

  let done = newProgress
  for (const [position, { id }] of mathsTopic.questions.slice(0, mathsQuestions).entries()) {
    const { payments, progress: after } = decideMoveOn({
      ...{ progress: done, topic: mathsTopic.key, questionId: id, position, day: dayIn(now - day, timeZone) },
      ...{ shownOn: '', isPaid: false, paid, isPractised: false, lastPacedAt: 0, now: now - day },
    })
    post(payments, now - day)
    done = { ...after, lastIndex: position + 1 }
    const left = { latest: '+', isPractised: 1, leftAt: now - day }
    mathsRecord.push({ topic: mathsTopic.key, questionId: id, ...left, shownOn: '', marksEarned: 2 })
  }
  const { progressKey, key, questions } = mathsTopic
  const noRun = {
    runId: '',
    runNumber: 0,
    runStartedAt: 0,
    runAnswers: noAnswers,
    ...standingColumns(newRun),
  }
  progress.push({ progressKey, topic: key, totalQuestions: questions.length, ...done, ...noRun })

  for (const { path, price } of resources.slice(0, unlocks)) {
    const wanted = { key: unlockKey(path), reason: 'unlock', about: path, price } as const
    const sale = decideSale(head.balance, wanted, false)
    if (!sale.ok || !sale.payment) throw new Error(`the student cannot pay for ${path}`)
    post([sale.payment], now - day)
    unlock.push({ path, unlockedAt: now - day })
  }

  return {
    ...{ progress, ledgerEntry, unlock, mathsRecord },
    student: {
      ...{ skizies: head.balance, ledgerNumber: head.number, referrals: 1, ...paid },
      ...{ questionsAnswered: answered + mathsQuestions, questionsPractised: answered + mathsQuestions },
      ...{ topicsStarted: topics.length + 1, badges: JSON.stringify(won) },
      ...{ streak: days, lastLoginDates: JSON.stringify(lastLoginDates.slice(-30)), mathsPacedAt: now - day },
    },
  }
}

/** Most students: a topic begun a few days ago. */
export const lightHistory = () =>
  historyOf({ topics: [runTopic], answers: 5, mathsQuestions: 1, unlocks: 0, days: 2 })

/** Those who have used the product every day for weeks. */
export const heavyHistory = () => {
  const topics = [runTopic, ...otherTopics.slice(0, 39)]
  return historyOf({ topics, answers: 40, mathsQuestions: 60, unlocks: 5, days: 40 })
}

function topicOf(key: string): BankTopic {
  const topic = bank.topic(key)
  if (!topic) throw new Error(`the bank has no topic ${key}`)
  return topic
}

function mathsTopicOf(key: string) {
  const topic = loadMathsBank(`${import.meta.dirname}/../dist`).topic(key)
  if (!topic) throw new Error(`the build has no maths topic ${key}`)
  return topic
}

function runIdOf(index: number): string {
  return String(index).padStart(14, '0')
}

const letterOf = (key: Letter, correct: boolean): Letter => (correct ? key : key === 'A' ? 'B' : 'A')
