// The answers of a student in science, run by run, by the product's own rules.
import { type ProgressRow, standingColumns } from '../apps/server/src/features/practice/progress-store.ts'
import type { Tables } from '../apps/server/src/platform/storage/tables.ts'
import type { BankTopic } from '../content/bank.ts'
import { dayIn } from '../packages/domain/src/calendar.ts'
import { decideAnswer, newProgress, newRun } from '../packages/domain/src/practice/answer.ts'
import type { Letter } from '../packages/domain/src/practice/public-question.ts'
import { nothingTyped } from '../packages/domain/src/practice/typed.ts'
import { restScore } from '../packages/domain/src/questions/figures.ts'
import { allMarked, newlyWon, type WonBadges } from '../packages/domain/src/rewards/badges.ts'
import type { Ledger, Own } from './ledger.ts'
import { day, runIdOf, timeZone } from './topics.ts'

export interface ScienceOptions {
  /** Topics of science, with `answers` questions answered in each. */
  readonly topics: readonly BankTopic[]
  readonly answers: number
  /** How many times each topic was run through; only the first run was paid. */
  readonly runs: number
  /** Days in a row on which the student signed in, up to yesterday. */
  readonly days: number
}

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
export const scienceOf = ({ topics, answers, runs, days }: ScienceOptions, ledger: Ledger, now: number) => {
  const facts = { streak: days, loginDates: Math.min(days, 30), wasInactiveFor3Days: false }
  const progress: Own<ProgressRow>[] = []
  const attempt: Own<Tables['attempt']>[] = []
  const run: Own<Tables['run']>[] = []
  let answered = 0
  let won: WonBadges = {}
  for (const [index, topic] of topics.entries()) {
    const at = now - (topics.length - index) * day
    const { progressKey, key, questions } = topic
    const runId = runIdOf(index)
    const begun = { runId, answers, at, firstSequence: attempt.length + 1 }
    const { state, topicProgress, attempts } = runOf(topic, begun, ledger)
    attempt.push(...attempts)
    for (let number = 2; number <= runs; number += 1) {
      run.push({ topic: key, id: runIdOf(index, number - 1), number: number - 1, startedAt: at })
      attempt.push(...attempts.map((first, place) => again(first, number, attempt.length + place + 1, index)))
    }
    answered += topicProgress.answered
    const topicFacts = allMarked({ ...topicProgress, totalQuestions: questions.length })
    const sums = { ...facts, answered, topicsStarted: index + 1, topics: [topicFacts] }
    won = { ...won, ...Object.fromEntries(newlyWon(won, sums).map(({ id }) => [id, at])) }
    progress.push({
      progressKey,
      topic: key,
      totalQuestions: questions.length,
      ...topicProgress,
      runId: runIdOf(index, runs),
      runNumber: runs,
      runStartedAt: at,
      ...standingColumns(state),
      ...nothingTyped,
    })
  }
  return { progress, attempt, run, answered, won }
}

/** The same answer in a later run of its topic. */
const again = (
  first: Own<Tables['attempt']>,
  number: number,
  sequence: number,
  topic: number,
): Own<Tables['attempt']> => ({
  ...first,
  number,
  sequence,
  sittingId: runIdOf(topic, number),
  earned: 0,
  bonus: 0,
  rest: null,
})

const letterOf = (key: Letter, correct: boolean): Letter => (correct ? key : key === 'A' ? 'B' : 'A')
