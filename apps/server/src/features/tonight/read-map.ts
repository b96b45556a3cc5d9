// The map: every objective of a subject with what is known of it, and the ideas to mend.
import type { Bank, BankTopic } from '@toron/content/bank.ts'
import type { MapIdea, MapObjective } from '@toron/contract/tonight.ts'
import * as calls from '@toron/contract/tonight.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { isOfTier } from '@toron/domain/tonight/bank.ts'
import { dayOfEpoch, epochDay } from '@toron/domain/tonight/days.ts'
import { recall } from '@toron/domain/tonight/memory.ts'
import { isMended, nextDay } from '@toron/domain/tonight/mending.ts'
import type { Examined } from '@toron/domain/tonight/plan.ts'
import { knownUntil } from '@toron/domain/tonight/secured.ts'
import { handle } from '../../platform/http/http.ts'
import { allProgress } from '../practice/progress-store.ts'
import { type Known, knownOf, rowUpToDate } from './known.ts'
import { expectedMarks, isSecuredNow } from './shown.ts'

export const readMap = handle(
  calls.readMap,
  async ({ params, student, bank, papers, database, now, refuse }) => {
    const account = await rowUpToDate(database, student.id, bank)
    const known =
      account.memoryBasis === '' ? null : await knownOf(database.reader, account, { bank, papers, now })
    if (!known) return refuse('no-plan')
    const examined = known.plan.subjects.find(({ subject }) => subject === params.subject)
    if (!examined) return refuse('not-in-plan')
    const progress = await allProgress(database.reader, account.id)
    const latest = new Map(progress.map((one) => [one.topic, one.latest]))
    const topics = bank.topics.filter(({ subject }) => subject.key === examined.subject)
    return {
      tier: examined.tier,
      topics: topics.flatMap((topic) => {
        const objectives = objectivesIn(topic, known, examined, latest.get(topic.key) ?? '')
        return objectives.length > 0 ? [{ topic: topic.key, objectives }] : []
      }),
      ideas: ideasIn(bank, known, examined),
      expected: expectedMarks(known).find(({ subject }) => subject === examined.subject) ?? null,
    }
  },
)

/** Those that the tier is examined in, each with the questions that it is asked. @param latest as in `Progress` */
const objectivesIn = (
  { objectives, asked }: BankTopic,
  known: Known,
  { tier, exam }: Examined,
  latest: string,
): MapObjective[] => {
  const byObjective = Map.groupBy(
    asked.filter((question) => isOfTier(question, tier)),
    ({ objective }) => objective,
  )
  return objectives.flatMap(({ id, title, level }) => {
    const questions = byObjective.get(id)
    if (!questions) return []
    const of = questions.map((question) => ({
      id: question.id,
      latest: known.withheld.has(question.id) ? null : latestOf(latest, question.id),
    }))
    return [{ id, title, level, ...memoryShown(known, id, exam), questions: of }]
  })
}

const latestOf = (latest: string, questionId: string) => {
  const sign = latest[positionOf(questionId)]
  return sign === '+' ? ('right' as const) : sign === '-' ? ('wrong' as const) : null
}

/** How far ahead a memory is followed when the examination is past, in days. */
const daysAhead = 365

const memoryShown = (known: Known, id: string, exam: string) => {
  const { memories, todayNumber, standing } = known
  const memory = memories.get(id)
  if (!memory) return { recall: null, isSecured: false, answered: 0, lastDay: null, knownUntil: null }
  const last = epochDay(exam) >= todayNumber ? epochDay(exam) : todayNumber + daysAhead
  const until = knownUntil(memory, todayNumber, last, standing)
  return {
    // After a wrong answer FSRS begins anew at certainty; the map says no more than of what was never met.
    recall: Math.min(
      recall(memory, todayNumber, standing),
      memory.inARow === 0 ? recall(null, todayNumber, standing) : 1,
    ),
    isSecured: isSecuredNow(known, id),
    answered: memory.answered,
    lastDay: dayOfEpoch(memory.lastDay),
    knownUntil: until === null ? null : dayOfEpoch(until),
  }
}

/** Ideas that were chosen in questions of the subject, those to mend first, and of each kind the latest first. */
const ideasIn = (bank: Bank, { ideas, outline }: Known, { subject }: Examined): MapIdea[] => {
  const shown = [...ideas.values()].flatMap((idea) => {
    const misconception = outline.misconceptions.get(idea.idea)
    const topic = topicOf(idea.missed)
    if (!misconception || bank.topic(topic)?.subject.key !== subject) return []
    const mended = isMended(idea)
    const next = mended ? null : dayOfEpoch(nextDay(idea))
    return [{ ...misconception, topic, isMended: mended, lastDay: dayOfEpoch(idea.lastDay), nextDay: next }]
  })
  return shown.sort(
    (one, other) => Number(one.isMended) - Number(other.isMended) || (one.lastDay < other.lastDay ? 1 : -1),
  )
}
