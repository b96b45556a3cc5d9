// Tonight as its student sees it.
import type { Bank } from '@toron/content/bank.ts'
import type { Misconception } from '@toron/contract/practice.ts'
import type {
  ExpectedMark,
  NightChange,
  NightItem as ShownItem,
  Night as ShownNight,
} from '@toron/contract/tonight.ts'
import { epochDay } from '@toron/domain/tonight/days.ts'
import { isMended } from '@toron/domain/tonight/mending.ts'
import { daysLeft, stillAhead } from '@toron/domain/tonight/plan.ts'
import type { NightItem } from '@toron/domain/tonight/queue.ts'
import { isSecured } from '@toron/domain/tonight/secured.ts'
import { knowledgeOf } from '../learning/knowledge.ts'
import { answerOf } from '../practice/verdict.ts'
import { type Known, rangeOf } from './known.ts'
import { askedQuestion, type Night } from './night.ts'

export const shownNight = (bank: Bank, known: Known, night: Night): ShownNight => ({
  day: night.day,
  minutes: known.plan.minutes,
  done: night.done.flatMap(({ done, answer }) => {
    const question = askedQuestion(bank, done.question)
    return question && !known.withheld.has(done.question)
      ? [{ ...shownItem(done), answer: answerOf(bank, question, answer) }]
      : []
  }),
  left: night.left.map(shownItem),
  change: changeOf(bank, known, night),
})

const shownItem = ({ question, topic, objective, reason, idea }: NightItem): ShownItem => ({
  questionId: question,
  topic,
  objective,
  reason,
  idea,
})

const changeOf = (bank: Bank, known: Known, { day, done, expectedBefore }: Night): NightChange => {
  const first = new Map(done.toReversed().map((one) => [one.done.objective, one]))
  const secured = [...first].flatMap(
    ([
      id,
      {
        wasSecured,
        done: { topic },
      },
    ]) => {
      const objective = known.outline.objectives.get(id)
      return objective && !wasSecured && isSecuredNow(known, id)
        ? [{ id, title: objective.title, topic }]
        : []
    },
  )
  const { byQuestion } = knowledgeOf(bank)
  const resisted = new Set(
    done.flatMap(({ done: { question }, answer }) =>
      answer.correct ? (byQuestion.get(question)?.tempts ?? []) : [],
    ),
  )
  const mended = [...known.ideas.values()]
    .filter((idea) => resisted.has(idea.idea) && isMended(idea) && idea.lastDay >= epochDay(day))
    .flatMap(({ idea }): Misconception[] => {
      const misconception = known.outline.misconceptions.get(idea)
      return misconception ? [misconception] : []
    })
  const expected = stillAhead(known.plan, day).flatMap((examined) => {
    const after = rangeOf(known, examined)
    return after
      ? [{ subject: examined.subject, before: expectedBefore?.[examined.subject] ?? after, after }]
      : []
  })
  return { secured: secured.toReversed(), mended, expected }
}

export const isSecuredNow = ({ memories, todayNumber, standing }: Known, objective: string): boolean =>
  isSecured(memories.get(objective) ?? null, todayNumber, standing)

/** Of each subject whose examination is today or later. */
export const expectedMarks = (known: Known): ExpectedMark[] =>
  stillAhead(known.plan, known.today).flatMap((examined) => {
    const range = rangeOf(known, examined)
    return range ? [{ ...examined, daysLeft: daysLeft(examined, known.today), range }] : []
  })
