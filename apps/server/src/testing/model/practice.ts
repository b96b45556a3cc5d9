// Science: opening a topic and answering (product rules 5.11 to 5.16 and 12.1 to 12.3, decisions 9, 14 and 24).
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { winBadges } from './days.ts'
import {
  dayOf,
  notFound,
  pay,
  progressOf,
  type Run,
  type RunAnswer,
  refused,
  rightOption,
  type State,
  type Step,
  sizes,
  topicIn,
  withSign,
} from './state.ts'

const bonuses: Readonly<Record<number, number>> = { 10: 50, 25: 100 }

const inARow = (answers: readonly RunAnswer[]) =>
  answers.length - 1 - answers.findLastIndex(({ option }) => option !== rightOption)

const runOf = ({ id, topic, answers }: Run) => ({
  id,
  answered: answers.length,
  total: sizes[topic],
  correct: answers.filter(({ option }) => option === rightOption).length,
  inARow: inARow(answers),
  earned: answers.reduce((sum, { question, bonus }) => sum + question + bonus, 0),
  complete: answers.length === sizes[topic],
})

const questionAt = (topic: string, position: number) => questionIdAt(topic, position)

const answerOf = (topic: string, position: number, runAnswer: RunAnswer) => ({
  questionId: questionAt(topic, position),
  chosen: runAnswer.option,
  correct: runAnswer.option === rightOption,
  correctAnswer: rightOption,
  earned: {
    question: runAnswer.question,
    bonus: runAnswer.bonus,
    alreadyPaidToday: runAnswer.alreadyPaidToday,
    limitReached: false,
  },
})

/** @param newId the id that the server assigned, if a run begins here */
export const open = (state: State, topic: string, after: string | null, newId: string): Step => {
  const latest = state.runs.findLast((run) => run.topic === topic)
  if (latest && (latest.id !== after || latest.answers.length === 0))
    return { state, status: 200, body: openedRun(latest) }
  if (state.runs.some(({ id }) => id === newId))
    return { state, status: 500, body: 'an old run as a new one' }
  const run = { id: newId, topic, answers: [] }
  return { state: { ...state, runs: [...state.runs, run] }, status: 200, body: openedRun(run) }
}

const openedRun = (run: Run) => ({
  ...runOf(run),
  topic: run.topic,
  answers: run.answers.map((runAnswer, position) => answerOf(run.topic, position, runAnswer)),
})

export const answer = (
  state: State,
  runId: string,
  questionId: string,
  option: string,
  now: number,
): Step => {
  const run = state.runs.find(({ id }) => id === runId)
  const [topic = '', number = ''] = questionId.split('-')
  const position = Number(number) - 1
  if (!run || run.topic !== topic || position >= (sizes[topic] ?? 0)) return notFound(state)
  if (position > run.answers.length) return refused(state, 'not-reached')
  const first = run.answers[position]
  if (first) {
    if (first.option !== option) return refused(state, 'already-answered')
    const newBadges = Object.keys(state.badges).filter((badge) => state.badges[badge] === first.at)
    return { state, status: 200, body: verdict(state, run, position, newBadges.sort()) }
  }

  const isRight = option === rightOption
  const day = dayOf(now, state.timeZone).toString()
  const about = { about: topic, now }
  const questionKey = `${day} ${questionId}`
  const alreadyPaidToday = isRight && state.paid.has(questionKey)
  let after = isRight ? pay(state, questionKey, { amount: 10, reason: 'question', ...about }) : state
  const question = after.balance - state.balance
  const length = isRight ? inARow(run.answers) + 1 : 0
  const amount = bonuses[length]
  if (amount) after = pay(after, `${day} ${topic} ${length}`, { amount, reason: `run-${length}`, ...about })
  const bonus = after.balance - state.balance - question
  const runAnswer = { option, question, bonus, alreadyPaidToday, at: now }
  const longer = { ...run, answers: [...run.answers, runAnswer] }
  const progress = withSign(topicIn(state, topic), position, isRight ? '+' : '-')
  after = {
    ...after,
    runs: after.runs.map((each) => (each === run ? longer : each)),
    topics: { ...after.topics, [topic]: progress },
  }
  const { state: last, won } = winBadges(after, now)
  return { state: last, status: 200, body: verdict(last, longer, position, won) }
}

const verdict = (state: State, run: Run, position: number, newBadges: readonly string[]) => ({
  ...answerOf(run.topic, position, run.answers[position] as RunAnswer),
  balance: state.balance,
  run: runOf(run),
  newBadges,
  progress: progressOf(run.topic, topicIn(state, run.topic)),
})
