// The books of a student after some weeks, by the product's own rules. They are made once and copied to every student of a
// crowd, so that their books agree as real ones do.
import { type ProgressRow, standingColumns } from '../apps/server/src/features/practice/progress-store.ts'
import { loadMathsBank } from '../apps/server/src/platform/content/maths-bank.ts'
import type { StudentRow, Tables } from '../apps/server/src/platform/storage/tables.ts'
import { type BankTopic, loadBank } from '../content/bank.ts'
import { resourceGroups } from '../content/shelf.ts'
import { dayIn } from '../packages/domain/src/calendar.ts'
import { decideAnswer, newProgress, newRun } from '../packages/domain/src/practice/answer.ts'
import { decideMoveOn } from '../packages/domain/src/practice/maths.ts'
import type { Letter } from '../packages/domain/src/practice/public-question.ts'
import { restScore } from '../packages/domain/src/questions/figures.ts'
import { friendJoined, friendPractised } from '../packages/domain/src/referral/reward.ts'
import { newlyWon, type WonBadges } from '../packages/domain/src/rewards/badges.ts'
import { decideSale, unlockKey } from '../packages/domain/src/rewards/sale.ts'
import { Ledger, type Own } from './ledger.ts'
import { type RememberedRows, rememberedOf } from './remembered.ts'

export interface History extends RememberedRows {
  readonly attempt: readonly Own<Tables['attempt']>[]
  readonly progress: readonly Own<ProgressRow>[]
  readonly ledgerEntry: readonly Own<Tables['ledgerEntry']>[]
  readonly unlock: readonly { path: string; unlockedAt: number }[]
  readonly mathsRecord: readonly Own<Tables['mathsRecord']>[]
  /** The columns of the student's own row that sum up all this. */
  readonly student: Partial<StudentRow>
}

interface HistoryOptions {
  /** Topics of science, with `answers` questions answered in each. */
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
const mathsBank = loadMathsBank(`${import.meta.dirname}/../dist`)
const found = <T>(topic: T | undefined): T => {
  if (!topic) throw new Error('a topic of the bench has gone')
  return topic
}

const runIdOf = (index: number): string => String(index).padStart(14, '0')

/** The science topic in which every student has a run. */
export const runTopic = found(bank.topic('motion'))
/** All other science topics. */
export const otherTopics = bank.topics.filter(({ key }) => key !== runTopic.key)
/** The maths topic that every student has begun. */
export const mathsTopic = found(mathsBank.topic('general_math_number'))
export const resources = resourceGroups.flatMap((group) => group.resources)

/** The id of the run of `runTopic`; other runs count up from it. The same for all students: it is unique only within one. */
export const runId = runIdOf(0)

/** One run of a topic, with all answers right but the fifth: ten and twenty-five in a row come after it. */
const runOf = (
  topic: BankTopic,
  {
    runId,
    answers,
    at,
    firstSequence,
  }: { runId: string; answers: number; at: number; firstSequence: number },
  ledger: Ledger,
) => {
  let state = newRun
  let topicProgress = newProgress
  const attempts: Own<Tables['attempt']>[] = []
  for (const [position, question] of topic.questions.slice(0, answers).entries()) {
    const correct = position !== 4
    const decision = decideAnswer({
      run: state,
      progress: topicProgress,
      topic: topic.key,
      questionId: question.id,
      position,
      correct,
      day: dayIn(at, timeZone),
      isQuestionPaid: false,
      isBonusPaid: false,
      paid: ledger.paid,
    })
    if (!decision.ok) throw new Error(decision.refusal)
    const { question: earned, bonus } = decision.earned
    attempts.push({
      topic: topic.key,
      questionId: question.id,
      number: 1,
      answeredAt: at,
      day: dayIn(at, timeZone),
      sequence: firstSequence + position,
      place: 'run',
      sittingId: runId,
      objective: question.objective,
      version: 1,
      chosen: letterOf(question.correctAnswer, correct),
      isCorrect: correct ? 1 : 0,
      earned,
      bonus,
      isLimited: 0,
      rest: restScore(topicProgress),
    })
    ledger.add(decision.payments, at)
    state = decision.run
    topicProgress = decision.progress
  }
  return { state, topicProgress, attempts }
}

/** Progress of the topics, the latest of them yesterday, and the badges that the answers won. */
const scienceOf = ({ topics, answers, days }: HistoryOptions, ledger: Ledger, now: number) => {
  const facts = { streak: days, loginDates: Math.min(days, 30), wasInactiveFor3Days: false }
  const progress: Own<ProgressRow>[] = []
  const attempt: Own<Tables['attempt']>[] = []
  let answered = 0
  let won: WonBadges = {}
  for (const [index, topic] of topics.entries()) {
    const at = now - (topics.length - index) * day
    const { progressKey, key, questions } = topic
    const runId = runIdOf(index)
    const begun = { runId, answers, at, firstSequence: attempt.length + 1 }
    const { state, topicProgress, attempts } = runOf(topic, begun, ledger)
    attempt.push(...attempts)
    answered += topicProgress.answered
    const topicFacts = { ...topicProgress, totalQuestions: questions.length, isGraded: true }
    const sums = { ...facts, answered, topicsStarted: index + 1, topics: [topicFacts] }
    won = { ...won, ...Object.fromEntries(newlyWon(won, sums).map(({ id }) => [id, at])) }
    progress.push({
      progressKey,
      topic: key,
      totalQuestions: questions.length,
      ...topicProgress,
      runId,
      runNumber: 1,
      runStartedAt: at,
      ...standingColumns(state),
    })
  }
  return { progress, attempt, answered, won }
}

/** Practises questions of the maths topic, yesterday. */
const mathsOf = (mathsQuestions: number, ledger: Ledger, now: number) => {
  const at = now - day
  const mathsRecord: Own<Tables['mathsRecord']>[] = []
  let topicProgress = newProgress
  for (const [position, { id }] of mathsTopic.questions.slice(0, mathsQuestions).entries()) {
    const { payments, progress } = decideMoveOn({
      progress: topicProgress,
      record: { latest: '', shownOn: '', isPractised: false, leftAt: 0, leftBy: '' },
      topic: mathsTopic.key,
      totalQuestions: mathsTopic.questions.length,
      questionId: id,
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
    mathsRecord.push({
      topic: mathsTopic.key,
      questionId: id,
      latest: '+',
      isPractised: 1,
      leftAt: at,
      leftBy: '',
      shownOn: '',
      marksEarned: 2,
    })
  }
  const progress: Own<ProgressRow> = {
    progressKey: mathsTopic.progressKey,
    topic: mathsTopic.key,
    totalQuestions: mathsTopic.questions.length,
    ...topicProgress,
    runId: '',
    runNumber: 0,
    runStartedAt: 0,
    ...standingColumns(newRun),
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
      badges: JSON.stringify(science.won),
      streak: days,
      lastLoginDates: JSON.stringify(lastLoginDates.slice(-30)),
      mathsPacedAt: now - day,
    },
  }
}

/** The history of most students: a topic begun a few days ago. */
export const lightHistory = () =>
  historyOf({ topics: [runTopic], answers: 5, mathsQuestions: 1, unlocks: 0, days: 2 })

/** The history of students who have used the product every day for weeks. */
export const heavyHistory = () => {
  const topics = [runTopic, ...otherTopics.slice(0, 39)]
  return historyOf({ topics, answers: 40, mathsQuestions: 60, unlocks: 5, days: 40 })
}

const letterOf = (key: Letter, correct: boolean): Letter => (correct ? key : key === 'A' ? 'B' : 'A')
