// Answers a question of tonight: grades, stores, counts and pays it once, and says how the night stands with it.
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import * as calls from '@toron/contract/tonight.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { dayOfEpoch } from '@toron/domain/tonight/days.ts'
import { nextDay } from '@toron/domain/tonight/mending.ts'
import { isOver, stillAhead } from '@toron/domain/tonight/plan.ts'
import type { NightItem } from '@toron/domain/tonight/queue.ts'
import { replay } from '@toron/domain/tonight/replay.ts'
import type { Transaction } from 'kysely'
import { handle } from '../../platform/http/http.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'
import type { RunAnswer } from '../learning/attempts.ts'
import { closedQuestions } from '../learning/closed-questions.ts'
import { knowledgeOf, loggedOf } from '../learning/knowledge.ts'
import { endWish } from '../learning/wishes.ts'
import { answerOutsideRun } from '../practice/answer-outside-run.ts'
import { findQuestion } from '../practice/find-question.ts'
import { findProgress } from '../practice/progress-store.ts'
import { answerOf, progressIn } from '../practice/verdict.ts'
import { badgesWonAt } from '../rewards/badges.ts'
import type { PaymentContext } from '../rewards/pay-referrer.ts'
import { type Known, knownOf, rangeOf, upToDate, withStanding } from './known.ts'
import {
  chosenIdea,
  isJustPastMidnight,
  leftOf,
  type Night,
  type Nights,
  nightsNow,
  type Place,
} from './night.ts'
import { isSecuredNow, shownNight } from './shown.ts'
import { addNightAnswer, beginNight, type ExpectedBefore, finishNight } from './store.ts'

export const answerTonight = handle(
  calls.answerTonight,
  async ({ body, student, bank, papers, database, mailer, referralMarks, now, refuse }) => {
    const { question, topic } = findQuestion(bank, body.questionId)
    if (question.withheld) return refuse('withheld')
    return write(database, student.id, async (trx, locked) => {
      if (closedQuestions(locked, papers, now).has(question.id)) return refuse('in-open-paper')
      const account = await upToDate(trx, locked, bank)
      const known = await knownOf(trx, account, { bank, papers, now })
      if (!known) return refuse('no-plan')
      const here = { account, bank, known, now }
      const place = placeOf(here, await nightsNow(trx, here), question.id)
      if (typeof place === 'string') return refuse(place)
      if ('first' in place) {
        const { night, first } = place
        if (first.chosen !== body.option) return refuse('already-answered')
        return repeated(trx, { account, bank, known, topic, question, night, first })
      }
      const given = { bank, known, topic, question, option: body.option, ...place }
      return answered(trx, account, given, { mailer, referralMarks, now })
    })
  },
)

/** Where an answer belongs: to a night in which the question is left, or to the answer that stands. */
type PlaceOfAnswer =
  | { readonly night: Night; readonly item: NightItem }
  | { readonly night: Night; readonly first: RunAnswer }
  | 'plan-over'
  | 'not-tonight'

const placeOf = (here: Place, { current, yesterday }: Nights, questionId: string): PlaceOfAnswer => {
  const { known } = here
  // What was on its way at midnight belongs to yesterday's night, unless that of today has begun.
  const isOpen = current.done.length === 0 && isJustPastMidnight(here)
  const item = itemIn(current, questionId)
  if (item) return { night: current, item }
  const earlier = isOpen ? { ...yesterday, left: leftOf(known, yesterday) } : null
  const late = earlier && itemIn(earlier, questionId)
  if (late) return { night: earlier, item: late }
  for (const night of [current, yesterday]) {
    const stands = night.done.findLast(({ done }) => done.question === questionId)
    if (stands) return { night: current, first: stands.answer }
  }
  return isOver(known.plan, current.day) ? 'plan-over' : 'not-tonight'
}

const itemIn = ({ left }: Night, questionId: string): NightItem | undefined =>
  left.find(({ question }) => question === questionId)

interface Asked {
  readonly bank: Bank
  readonly known: Known
  readonly topic: BankTopic
  readonly question: Question
  readonly night: Night
}

/** The verdict that stands, with the night as it is now. */
const repeated = async (
  trx: Transaction<Tables>,
  {
    account,
    bank,
    known,
    topic,
    question,
    night,
    first,
  }: Asked & {
    readonly account: StudentRow
    readonly first: RunAnswer
  },
) => {
  const progress = await findProgress(trx, account.id, topic.progressKey)
  if (!progress) throw new Error(`an answer of a night has left no progress in ${topic.key}`)
  return {
    answer: answerOf(bank, question, first),
    night: shownNight(bank, known, night),
    balance: account.skizies,
    progress: progressIn(topic, progress),
    newBadges: badgesWonAt(account, first.answeredAt),
    again: againAfter(known, night, chosenIdea(bank, question.id, first)),
  }
}

interface Given extends Asked {
  readonly option: Letter
  readonly item: NightItem
}

const answered = async (
  trx: Transaction<Tables>,
  account: StudentRow,
  { bank, known, topic, question, option, night, item }: Given,
  context: PaymentContext,
) => {
  const sitting = { place: 'tonight', sittingId: night.day } as const
  const outcome = await answerOutsideRun(
    trx,
    account,
    bank,
    [{ topic, question, chosen: option }],
    sitting,
    context,
  )
  const [answer] = outcome.answers
  const [progress] = outcome.progress
  if (!answer || !progress) throw new Error('an answer has no verdict')
  const chosen = chosenIdea(bank, question.id, answer)
  const wasSecured = isSecuredNow(known, item.objective)
  const expectedBefore = night.expectedBefore ?? expectedNow(known, night)
  const knownAfter = afterAnswer(bank, known, account, question, answer)
  const done = [...night.done, { done: { ...item, chosen }, wasSecured, answer }]
  const after: Night = {
    day: night.day,
    done,
    left: leftOf(knownAfter, { day: night.day, done }),
    expectedBefore,
  }
  if (!night.expectedBefore) await beginNight(trx, account.id, night.day, expectedBefore)
  await addNightAnswer(trx, {
    studentId: account.id,
    day: night.day,
    position: night.done.length,
    topic: topic.key,
    questionId: question.id,
    objective: item.objective,
    reason: item.reason,
    idea: item.idea ?? '',
    isWished: item.isWished ? 1 : 0,
    wasSecured: wasSecured ? 1 : 0,
    answeredAt: answer.answeredAt,
  })
  if (known.wishes.includes(question.id)) await endWish(trx, account.id, question.id)
  if (after.left.length === 0) await finishNight(trx, account.id, night.day)
  return {
    answer: answerOf(bank, question, answer),
    night: shownNight(bank, knownAfter, after),
    balance: outcome.balance,
    progress,
    newBadges: [...outcome.newBadges],
    again: againAfter(knownAfter, after, chosen),
  }
}

const expectedNow = (known: Known, { day }: Night): ExpectedBefore =>
  Object.fromEntries(
    stillAhead(known.plan, day).flatMap((examined) => {
      const range = rangeOf(known, examined)
      return range ? [[examined.subject, range]] : []
    }),
  )

/** What is known with an answer; the rows of memory say the same by now. */
const afterAnswer = (
  bank: Bank,
  known: Known,
  { attempts }: StudentRow,
  { id, objective }: Question,
  { chosen, correct }: RunAnswer,
): Known => {
  const attempt = { questionId: id, objective, chosen, isCorrect: correct ? 1 : 0 }
  const logged = loggedOf(knowledgeOf(bank), { ...attempt, day: known.today, sequence: attempts + 1 })
  if (!logged) throw new Error(`the question ${id} has no objective`)
  const wishes = known.wishes.filter((question) => question !== id)
  return { ...known, ...withStanding(replay([logged], known)), wishes }
}

/** When an idea that was just chosen is asked for again. */
const againAfter = (known: Known, { left }: Night, chosen: string | null) => {
  const idea = known.ideas.get(chosen ?? '')
  if (!idea) return null
  const others = left.findIndex((item) => item.idea === idea.idea)
  return { after: others > 0 ? others : null, day: dayOfEpoch(nextDay(idea)) }
}
