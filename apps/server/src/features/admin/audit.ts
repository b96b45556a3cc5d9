// What the books must agree on, student by student: a profile for every identity, balance = ledger, progress = answers,
// boards = minutes (decision 6). Comparing is apart from repairing, so that looking never changes anything.
import type { Finding } from '@toron/contract/admin.ts'
import { skeletonOf } from '@toron/domain/account/name.ts'
import { allTime } from '@toron/domain/calendar.ts'
import { timePacks } from '@toron/domain/leaderboard/time-packs.ts'
import {
  newProgress,
  newRun,
  type Progress,
  progressAfter,
  type RunState,
  runAfter,
} from '@toron/domain/practice/answer.ts'
import { positionOf } from '@toron/domain/practice/question-id.ts'
import { nothingTyped, type TypedStanding, typedAfter } from '@toron/domain/practice/typed.ts'
import { type DayPaid, nothingPaid, paidAfter } from '@toron/domain/rewards/day-limit.ts'
import type { Reason } from '@toron/domain/rewards/ledger.ts'
import type { Kysely } from 'kysely'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { minutesOf } from '../leaderboard/boards.ts'
import { hiddenNamesOf } from '../leaderboard/names.ts'
import { allAttempts, byPosition, isTyped } from '../learning/attempts.ts'
import { recordsOfLeft } from '../practice/maths/store.ts'
import { type ProgressRow, runStateOf } from '../practice/progress-store.ts'
import { allRuns } from '../practice/store.ts'
import { allEntries } from '../rewards/store.ts'

/** What a student's books sum up to. */
export interface Sums {
  readonly balance: number
  readonly ledgerNumber: number
  /** What answering brought on the latest day of it. */
  readonly paid: DayPaid
  readonly boughtMinutes: number
  /** Topic key → its progress: in science by the answers, in maths by the records of its questions. */
  readonly science: ReadonlyMap<string, Progress>
  readonly maths: ReadonlyMap<string, Progress>
  /** Topic key → how its typed answers stand. */
  readonly typed: ReadonlyMap<string, TypedStanding>
  /** Topic key → questions that were right the first time. */
  readonly firstRight: ReadonlyMap<string, number>
  /** What of these the student's row counts. */
  readonly counts: Pick<StudentRow, 'questionsAnswered' | 'questionsPractised' | 'topicsStarted' | 'attempts'>
  /** Topic key → how its run in hand stands by its answers. */
  readonly runs: ReadonlyMap<string, RunState>
  /** Names that an administrator hid, as `skeletonOf` gives them. */
  readonly hiddenNames: ReadonlySet<string>
  readonly times: readonly { readonly board: string; readonly minutes: number; readonly spent: number }[]
}

/** Adds a student's books up anew. */
export const sumUp = async (db: Kysely<Tables>, studentId: string): Promise<Sums> => {
  const entries = await allEntries(db, studentId)
  const runs = await allRuns(db, studentId)
  const attempts = await allAttempts(db, studentId)
  const answers = attempts.filter(({ place }) => place !== 'maths')
  const answersBySitting = Map.groupBy(answers, ({ sittingId }) => sittingId)
  const times = await minutesOf(db, studentId)
  const records = await recordsOfLeft(db, studentId)
  const add = (sums: Map<string, Progress>, topic: string, position: number, correct: boolean) =>
    sums.set(topic, progressAfter(sums.get(topic) ?? newProgress, position, correct))
  const science = new Map<string, Progress>()
  for (const { topic, questionId, isCorrect } of answers)
    add(science, topic, positionOf(questionId), isCorrect === 1)
  const maths = new Map<string, Progress>()
  for (const { topic, questionId, latest } of records)
    add(maths, topic, positionOf(questionId), latest === '+')
  const typed = new Map<string, TypedStanding>()
  for (const { topic, questionId, isCorrect } of attempts.filter(isTyped))
    typed.set(topic, typedAfter(typed.get(topic) ?? nothingTyped, positionOf(questionId), isCorrect === 1))
  const rightFirsts = attempts.filter(({ number, isCorrect }) => number === 1 && isCorrect === 1)
  const firstRight = new Map(
    [...Map.groupBy(rightFirsts, ({ topic }) => topic)].map(([topic, firsts]) => [topic, firsts.length]),
  )
  return {
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
    ledgerNumber: entries.reduce((last, { number }) => Math.max(last, number), 0),
    paid: paidAfter(
      nothingPaid,
      entries.map((entry) => ({ ...entry, reason: entry.reason as Reason })),
    ),
    boughtMinutes: entries
      .filter(({ reason }) => reason === 'time-pack')
      .reduce((sum, { about }) => sum + (timePacks.find(({ id }) => id === about)?.minutes ?? 0), 0),
    science,
    maths,
    typed,
    firstRight,
    counts: {
      questionsAnswered: answeredIn(science) + answeredIn(maths),
      questionsPractised: answeredIn(science) + records.filter(({ isPractised }) => isPractised === 1).length,
      topicsStarted: science.size + maths.size,
      attempts: attempts.at(-1)?.sequence ?? 0,
    },
    // Each topic's last run is the one in hand.
    runs: new Map(runs.map(({ id, topic }) => [topic, runAfter(byPosition(answersBySitting.get(id) ?? []))])),
    hiddenNames: await hiddenNamesOf(db, studentId),
    times,
  }
}

const answeredIn = (topics: ReadonlyMap<string, Progress>) =>
  [...topics.values()].reduce((sum, { answered }) => sum + answered, 0)

export type Difference = Pick<Finding, 'kind' | 'field' | 'is' | 'shouldBe'>

const differs = (
  kind: Finding['kind'],
  field: string,
  is: string | number,
  shouldBe: string | number,
): Difference[] => (is === shouldBe ? [] : [{ kind, field, is: String(is), shouldBe: String(shouldBe) }])

const countFields = ['questionsAnswered', 'questionsPractised', 'topicsStarted', 'attempts'] as const
const runFields = ['answered', 'passed', 'correct', 'inARow', 'earned'] as const

/** Where a student's row, progress and boards differ from the sums. */
export const compare = (
  student: StudentRow,
  name: string,
  progressRows: readonly ProgressRow[],
  sums: Sums,
): Difference[] => {
  const progress = new Map([...sums.science, ...sums.maths])
  const ever = sums.times.find(({ board }) => board === allTime) ?? { minutes: 0, spent: 0 }
  const months = sums.times.filter(({ board }) => board !== allTime)
  const earned = ever.spent + sums.boughtMinutes
  const topics = new Set([...progress.keys(), ...progressRows.map(({ topic }) => topic)])
  return [
    ...(student.displayName === '' ? differs('field', 'displayName', '', name) : []),
    ...differs('field', 'nameHidden', student.nameHidden, isNameHidden(student, sums) ? 1 : 0),
    ...differs('balance', 'skizies', student.skizies, sums.balance),
    ...differs('balance', 'ledgerNumber', student.ledgerNumber, sums.ledgerNumber),
    ...countFields.flatMap((field) => differs('progress', field, student[field], sums.counts[field])),
    ...differs('balance', 'paidOn', student.paidOn, sums.paid.paidOn),
    ...differs('balance', 'paidToday', student.paidToday, sums.paid.paidToday),
    ...[...topics].sort().flatMap((topic) => {
      const kept = progressRows.find((row) => row.topic === topic)
      const [run, runSum] = [kept ? runStateOf(kept) : newRun, sums.runs.get(topic) ?? newRun]
      const sum = progress.get(topic) ?? newProgress
      const typed = sums.typed.get(topic) ?? nothingTyped
      return [
        ...differs('progress', `${topic}.answered`, kept?.answered ?? 0, sum.answered),
        ...differs('progress', `${topic}.correct`, kept?.correct ?? 0, sum.correct),
        ...differs('progress', `${topic}.typed`, kept?.typed ?? '', typed.typed),
        ...differs('progress', `${topic}.typedInARow`, kept?.typedInARow ?? 0, typed.typedInARow),
        ...differs('progress', `${topic}.firstRight`, kept?.firstRight ?? 0, sums.firstRight.get(topic) ?? 0),
        ...runFields.flatMap((field) =>
          differs('progress', `${topic}.run.${field}`, run[field], runSum[field]),
        ),
      ]
    }),
    ...differs('minutes', `${allTime}.minutes`, ever.minutes, earned),
    ...differs('minutes', 'months.minutes', sumOf(months), earned),
  ]
}

export const isNameHidden = (
  { displayName }: Pick<StudentRow, 'displayName'>,
  { hiddenNames }: Sums,
): boolean => hiddenNames.has(skeletonOf(displayName))

const sumOf = (times: Sums['times']) => times.reduce((sum, { minutes }) => sum + minutes, 0)
