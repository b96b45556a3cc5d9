// `node simulate/night-speed.ts`: how long the computation of a night takes for a student with twenty thousand answers, on the
// real bank. A measurement, not a test: docs/measurements.md has its figure.

import { dayAfter } from '../packages/domain/src/calendar.ts'
import { bankOf } from '../packages/domain/src/tonight/bank.ts'
import { epochDay } from '../packages/domain/src/tonight/days.ts'
import { type Plan, planSubjects } from '../packages/domain/src/tonight/plan.ts'
import { type NightInput, tonight } from '../packages/domain/src/tonight/queue.ts'
import { type LoggedAttempt, replay } from '../packages/domain/src/tonight/replay.ts'
import { objectivesOf } from './bank.ts'
import { pickIndex, randomOf } from './random.ts'
import { asTonight } from './rules/tonight.ts'

const answers = 20_000
const rounds = 300
const today = '2027-03-01'
const now = epochDay(today)
const random = randomOf(1)
const objectives = objectivesOf(planSubjects).map(asTonight)
const questions = objectives.flatMap((objective) => objective.questions.map((one) => ({ ...one, objective })))

const attempts = Array.from({ length: answers }, (_, index): LoggedAttempt => {
  const question = questions[pickIndex(random, questions.length)]
  if (!question) throw new Error('the bank is empty')
  const isRight = random() < 0.6
  return {
    objective: question.objective.id,
    question: question.id,
    day: now - 200 + Math.floor((200 * index) / answers),
    sequence: index,
    isRight,
    chosen: isRight ? null : (question.tempts[0] ?? null),
    tempts: question.tempts,
  }
})

const began = performance.now()
const remembered = replay(attempts)
const replayed = performance.now() - began
const exam = dayAfter(today, 60)
const plan: Plan = {
  minutes: 45,
  subjects: planSubjects.map((subject) => ({ subject, tier: 'extended', exam })),
}
const input: NightInput = {
  plan,
  day: today,
  bank: bankOf(objectives),
  withheld: new Set(),
  wishes: [],
  done: [],
  ...remembered,
}

const times = Array.from({ length: rounds }, () => {
  const start = performance.now()
  tonight(input)
  return performance.now() - start
}).sort((one, other) => one - other)
const at = (share: number): string => (times[Math.floor(share * rounds)] ?? 0).toFixed(2)
console.log(`${answers} answers, ${objectives.length} objectives, ${questions.length} questions, 45 minutes`)
console.log(`a night: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`)
console.log(`memory from the log: ${replayed.toFixed(0)} ms`)
