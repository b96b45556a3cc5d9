// Which night it is, and how it stands. A night belongs to a day of the student; one that was begun may be finished past
// midnight, as long as less than an hour goes by between two answers (decision 86).
import type { Bank } from '@toron/content/bank.ts'
import { type Day, dayAfter, dayIn } from '@toron/domain/calendar.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { isOver } from '@toron/domain/tonight/plan.ts'
import { type Done, type NightItem, type Reason, tonight } from '@toron/domain/tonight/queue.ts'
import type { Kysely } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { answersOfSitting, type RunAnswer } from '../learning/attempts.ts'
import { knowledgeOf } from '../learning/knowledge.ts'
import type { Known } from './known.ts'
import { type ExpectedBefore, expectedBeforeNight, type NightAnswerRow, nightAnswers } from './store.ts'

/** How long a night waits past midnight for its next answer, in milliseconds. */
const pause = 60 * 60 * 1000

interface DoneAnswer {
  readonly done: Done
  readonly wasSecured: boolean
  readonly answer: RunAnswer
}

/** Whether an answer may have been on its way at midnight. */
export const isJustPastMidnight = ({ account, known, now }: Place): boolean =>
  dayIn(now - pause, account.timeZone) < known.today

/** A night as it is kept. */
interface KeptNight {
  readonly day: Day
  readonly done: readonly DoneAnswer[]
  /** Null: not begun. */
  readonly expectedBefore: ExpectedBefore | null
}

export interface Night extends KeptNight {
  readonly left: readonly NightItem[]
}

/** The night that it is now, and the one of the day before, which is the same while it goes on. */
export interface Nights {
  readonly current: Night
  readonly yesterday: KeptNight
}

export interface Place {
  readonly account: Pick<StudentRow, 'id' | 'timeZone'>
  readonly bank: Bank
  readonly known: Known
  /** Epoch milliseconds. */
  readonly now: number
}

export const nightsNow = async (db: Kysely<Tables>, place: Place): Promise<Nights> => {
  const { account, known, now } = place
  const { today } = known
  const before = dayAfter(today, -1)
  const rows = await nightAnswers(db, { studentId: account.id, from: before, to: today })
  const [ofToday, ofYesterday] = [today, before].map((day) => rows.filter((row) => row.day === day))
  const yesterday = await keptNight(db, place, before, ofYesterday ?? [])
  const latest = yesterday.done.at(-1)?.answer.answeredAt
  if (ofToday?.length === 0 && latest !== undefined && now - latest < pause) {
    const left = leftOf(known, yesterday)
    if (left.length > 0) return { current: { ...yesterday, left }, yesterday }
  }
  const kept = await keptNight(db, place, today, ofToday ?? [])
  return { current: { ...kept, left: leftOf(known, kept) }, yesterday }
}

const keptNight = async (
  db: Kysely<Tables>,
  { account: { id: studentId }, bank }: Place,
  day: Day,
  rows: readonly NightAnswerRow[],
): Promise<KeptNight> => {
  if (rows.length === 0) return { day, done: [], expectedBefore: null }
  const [answers, expectedBefore] = await Promise.all([
    answersOfSitting(db, { studentId, place: 'tonight', sittingId: day, asked: rows }),
    expectedBeforeNight(db, studentId, day),
  ])
  return { day, done: rows.map((row) => doneOf(bank, row, answers)), expectedBefore }
}

export const leftOf = (known: Known, { day, done }: Pick<KeptNight, 'day' | 'done'>): readonly NightItem[] =>
  isOver(known.plan, day) ? [] : tonight({ ...known, day, done: done.map((one) => one.done) })

const doneOf = (bank: Bank, row: NightAnswerRow, answers: ReadonlyMap<string, RunAnswer>): DoneAnswer => {
  const answer = answers.get(row.questionId)
  if (!answer) throw new Error(`the log has no answer to ${row.questionId} of the night of ${row.day}`)
  const done = {
    question: row.questionId,
    objective: row.objective,
    topic: row.topic,
    reason: row.reason as Reason,
    idea: row.idea || null,
    isWished: row.isWished === 1,
    chosen: chosenIdea(bank, row.questionId, answer),
  }
  return { done, wasSecured: row.wasSecured === 1, answer }
}

/** The misconception behind an answer. */
export const chosenIdea = (
  bank: Bank,
  questionId: string,
  { correct, chosen }: Pick<RunAnswer, 'correct' | 'chosen'>,
): string | null => (correct ? null : (knowledgeOf(bank).byQuestion.get(questionId)?.ideas[chosen] ?? null))

/** The question of a stored answer; undefined where the bank does not have it any more, or does not ask it. */
export const askedQuestion = (bank: Bank, questionId: string) => {
  const question = bank.topic(topicOf(questionId))?.questions[positionOf(questionId)]
  return question && !question.withheld ? question : undefined
}
