// Nights for the tests: a small bank, a plan, and what a student has answered before.
import { dayAfter } from '../calendar.ts'
import { bankOf, type TonightObjective } from './bank.ts'
import { epochDay } from './days.ts'
import { type Plan, planSubjects } from './plan.ts'
import type { Done, NightInput, NightItem } from './queue.ts'
import { type LoggedAttempt, replay } from './replay.ts'

export const today = '2027-03-01'
export const now = epochDay(today)

/** In each subject four topics of six objectives with three questions each; every third objective is supplement. */
export const objectives: readonly TonightObjective[] = planSubjects.flatMap((subject) =>
  [0, 1, 2, 3].flatMap((topic) =>
    [0, 1, 2, 3, 4, 5].map((number) => ({
      id: `${subject}_${topic}/${number}`,
      subject,
      topic: `${subject}_${topic}`,
      weight: (1 + (number % 4)) / 60,
      questions: [1, 2, 3].map((question) => ({
        id: `${subject}_${topic}-${number}${question}`,
        level: number % 3 === 2 ? ('supplement' as const) : ('core' as const),
        tempts: [`${subject}_${topic}/idea-${(number + question) % 5}`],
      })),
    })),
  ),
)
const bank = bankOf(objectives)
export const questions = objectives.flatMap((objective) =>
  objective.questions.map((one) => ({ ...one, objective })),
)
export const questionOf = (id: string) => questions.find((one) => one.id === id)

export const attemptAt = (index: number, day: number, isRight: boolean, isIdea: boolean): LoggedAttempt => {
  const { id, objective, tempts } = questions[index % questions.length] ?? {
    id: '',
    tempts: [],
    objective: { id: '' },
  }
  const chosen = isIdea && !isRight ? (tempts[0] ?? null) : null
  return { objective: objective.id, question: id, day, sequence: day, isRight, chosen, tempts }
}
export const inPlan: Plan = {
  subjects: [{ subject: 'physics', tier: 'extended', exam: dayAfter(today, 60) }],
  minutes: 20,
}
export const nightOf = (
  change: Partial<NightInput> = {},
  attempts: readonly LoggedAttempt[] = [],
): NightInput => ({
  plan: inPlan,
  day: today,
  bank,
  withheld: new Set(),
  wishes: [],
  done: [],
  ...replay([...attempts].sort((one, other) => one.day - other.day)),
  ...change,
})

/** The night after its first question is answered. */
export const afterAnswer = (night: NightInput, item: NightItem, isRight: boolean): NightInput => {
  const index = questions.findIndex(({ id }) => id === item.question)
  const given = attemptAt(index, now, isRight, true)
  const done: Done = { ...item, chosen: given.chosen }
  return { ...night, ...replay([given], night), done: [...night.done, done] }
}
