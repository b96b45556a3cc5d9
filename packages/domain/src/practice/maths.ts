// Moving on from a maths question, by Next or by typing its answer: what it pays and what it leaves behind. It always counts as
// answered. The answer pictures are public, so payment rests on honesty and is bounded: once a day for a question, never after
// its answer was shown that day, and at a pace at which questions can be read (product rules 6.11 and 6.13, decisions 9, 23, 71
// and 96).
import type { Day } from '../calendar.ts'
import { type DayPaid, withinDay } from '../rewards/day-limit.ts'
import { type Payment, questionKey, questionReward } from '../rewards/ledger.ts'
import { newProgress, type Progress, progressAfter } from './answer.ts'

/**
 * Milliseconds from the question to the Show Answer button: 15 s in General Mathematics, 120 s otherwise.
 * @param subject its key in the catalogue
 */
export const showAnswerAfter = (subject: string): number =>
  subject === 'general_mathematics' ? 15_000 : 120_000

/** Milliseconds between two questions that pay or count for a friend's reward: nobody reads and solves one in less. */
export const humanPace = 5_000

/** What is kept of a student and a question. */
export interface QuestionRecord {
  /** How it was last left: `+` without its answer, `-` with it; empty: never. */
  readonly latest: string
  /** The day on which its answer was last shown; empty: never. */
  readonly shownOn: Day | ''
  /** The day on which it was last solved by typing, before its answer was shown; empty: never. */
  readonly solvedOn: Day | ''
  /** Whether it has counted as practised before: left at a human pace. */
  readonly isPractised: boolean
  /** When it was last left, other than by a Next sent again, epoch milliseconds; 0: not known. */
  readonly leftAt: number
  /** Ids of its latest Nexts, the newest first, with a space between; of a few, because that many devices may send one again. */
  readonly leftBy: string
}

export const newRecord: QuestionRecord = {
  latest: '',
  shownOn: '',
  solvedOn: '',
  isPractised: false,
  leftAt: 0,
  leftBy: '',
}

/** Whether its answer was shown on that day, before it was solved. */
export const isGivenAway = (
  { shownOn, solvedOn }: { readonly shownOn: string; readonly solvedOn: string },
  day: Day,
): boolean => shownOn === day && solvedOn !== day

/** How many ids are kept of a question. */
const idsKept = 4

export interface MoveOn {
  /** A Next, or a typed answer that is right. */
  readonly by: 'next' | 'typing'
  /** Null: the topic was not begun. */
  readonly progress: Progress | null
  readonly record: QuestionRecord
  /** Whether the log has an answer to it. */
  readonly isMet: boolean
  readonly topic: string
  readonly totalQuestions: number
  readonly questionId: string
  /** 0-based place of the question in its topic. */
  readonly position: number
  readonly day: Day
  /** Whether the ledger has the question's key of today. */
  readonly isPaid: boolean
  /** What answering has brought up to now. */
  readonly paid: DayPaid
  /** Epoch milliseconds: when the latest maths question paid or first counted as practised (0: never), and now. */
  readonly lastPacedAt: number
  /** Epoch milliseconds. */
  readonly signedUpAt: number
  /** Of this Next; empty: it has none. */
  readonly id: string
  /** It has waited on the device for a network. */
  readonly hasWaited: boolean
  readonly now: number
}

/** Why a question brought nothing, or that it paid. */
export type MathsOutcome = 'paid' | 'already-paid-today' | 'answer-shown' | 'limit-reached' | 'too-fast'

export interface MoveOnDecision {
  readonly outcome: MathsOutcome
  readonly payments: readonly Payment[]
  /** `lastPacedAt` of the next one. */
  readonly pacedAt: number
  /** Whether this is a Next sent again because its answer got lost: nothing of it counts twice. */
  readonly isRepeated: boolean
  /** What is to be kept of the topic. Solved without the answer counts as right. */
  readonly progress: Progress
  /** What is to be kept of the question. */
  readonly record: QuestionRecord
  /** 1 when the question had never been left before, else 0. */
  readonly newQuestions: number
  /** 1 when the topic was begun with it, else 0. */
  readonly newTopics: number
  /** 1 when it counts as practised now and had not before, for whoever invited the student (decision 4), else 0. */
  readonly newPractised: number
}

export const decideMoveOn = (move: MoveOn): MoveOnDecision => {
  const { by, record, topic, questionId, day, lastPacedAt, now } = move
  const isKnown = isSentAgain(move)
  const pacedAt = isKnown ? null : pacedNow(move)
  const isAtPace = pacedAt !== null
  const payment: Payment = {
    key: questionKey(day, questionId),
    amount: questionReward,
    reason: 'question',
    about: topic,
  }
  const outcome = isKnown ? outcomeThatStands(move) : outcomeOf(move, payment, isAtPace)
  const isPaid = outcome === 'paid'
  const isNewlyPractised = isAtPace && !record.isPractised
  const isSolved = by === 'typing' && !isGivenAway(record, day)
  const { progress, latest, isRepeated } = placeAfter(move, isKnown)
  return {
    outcome,
    payments: isPaid ? [payment] : [],
    pacedAt: isPaid || isNewlyPractised ? (pacedAt ?? lastPacedAt) : lastPacedAt,
    isRepeated,
    progress,
    record: {
      latest,
      shownOn: record.shownOn,
      solvedOn: isSolved ? day : record.solvedOn,
      isPractised: record.isPractised || isNewlyPractised,
      leftAt: isRepeated ? record.leftAt : now,
      leftBy: isKnown ? record.leftBy : withId(record.leftBy, move.id),
    },
    newQuestions: progress.answered - (move.progress?.answered ?? 0),
    newTopics: move.progress?.answered ? 0 : 1,
    newPractised: isNewlyPractised ? 1 : 0,
  }
}

/** By its id, which tells even when the first one came on another day. */
const isSentAgain = ({ id, progress, record }: MoveOn): boolean =>
  id !== '' && progress !== null && record.leftBy.split(' ').includes(id)

const withId = (ids: string, id: string): string =>
  id === '' ? ids : [id, ...ids.split(' ').filter(Boolean)].slice(0, idsKept).join(' ')

/**
 * By when this one has had its time, epoch milliseconds; null: it came too fast. What has waited for a network arrives all at
 * once: of that as many have had their time as could have been read since the latest one (decision 74).
 */
const pacedNow = ({ lastPacedAt, signedUpAt, hasWaited, now }: MoveOn): number | null => {
  // A clock that was put back must not stop payments until it has caught up.
  if (lastPacedAt > now) return now
  if (!hasWaited) return now - lastPacedAt >= humanPace ? now : null
  const earliest = Math.max(lastPacedAt, signedUpAt) + humanPace
  return earliest <= now ? earliest : null
}

/** The topic with this question left, and the question's sign in it. @param isKnown it was sent before */
const placeAfter = (
  { by, progress, record, isMet, totalQuestions, position, day }: MoveOn,
  isKnown: boolean,
) => {
  if (progress && isKnown) return { progress, latest: record.latest, isRepeated: true }
  const before = progress ?? newProgress
  // The place to go on from is the next question, the last one at the end (product rule 6.4).
  const lastIndex = Math.min(position + 1, totalQuestions - 1)
  // What was solved today has counted already.
  if (record.solvedOn === day) {
    return { progress: { ...before, lastIndex }, latest: record.latest, isRepeated: true }
  }
  const after = progressAfter(before, position, !isGivenAway(record, day))
  const latest = after.latest.charAt(position)
  if (by === 'next' && progress?.lastIndex === lastIndex && record.latest === latest) {
    return { progress, latest, isRepeated: true }
  }
  const firstRight = isMet ? before.firstRight : after.firstRight
  return { progress: { ...after, lastIndex, firstRight }, latest, isRepeated: false }
}

/** Of one that was sent before: what it brought then is in the books. */
const outcomeThatStands = ({ record }: MoveOn): MathsOutcome =>
  record.latest === '-' ? 'answer-shown' : 'already-paid-today'

const outcomeOf = (
  { day, record, isPaid, paid }: MoveOn,
  payment: Payment,
  isAtPace: boolean,
): MathsOutcome => {
  if (isGivenAway(record, day)) return 'answer-shown'
  if (isPaid) return 'already-paid-today'
  if (withinDay(paid, [payment]).length === 0) return 'limit-reached'
  return isAtPace ? 'paid' : 'too-fast'
}
