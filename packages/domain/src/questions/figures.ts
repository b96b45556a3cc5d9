// What first answers say about a question: its facility, what was chosen, and how well it tells those who know from those who
// don't. Discrimination is the correlation between the score on the question and the rest score, as Moodle defines it. The rest
// score is the share of a student's first answers in the same topic, before this one, that were right.
import { type Letter, letters } from '../practice/public-question.ts'

/** A rest score of one: all right. Whole numbers, so that sums of them are exact. */
export const wholeRest = 10_000
/** First answers before this one that a rest score needs. */
export const leastForRest = 5
const bands = 10

/** @param before first answers in the topic up to now, and those that were right; null: too few to say */
export const restScore = (before: {
  readonly answered: number
  readonly firstRight: number
}): number | null =>
  before.answered < leastForRest ? null : Math.round((wholeRest * before.firstRight) / before.answered)

/** The tenth that a rest score is in, 0 to 9; -1 without one. */
export const bandOf = (rest: number | null): number =>
  rest === null ? -1 : Math.min(bands - 1, Math.floor((rest * bands) / wholeRest))

/** How many students answered a question so at first: the same option, and a rest score in the same band. */
export interface AnswerCount {
  /** A letter; empty in maths. */
  readonly chosen: string
  /** 1: right; in maths: left without its answer. */
  readonly isCorrect: number
  readonly band: number
  readonly students: number
  /** The rest scores and their squares, added up. */
  readonly restSum: number
  readonly restSquares: number
}

export interface Figures {
  /** Students who have answered it. */
  readonly met: number
  /** Those who were right the first time. */
  readonly right: number
  readonly choices: Readonly<Record<Letter, number>>
  /** How many first answers have a rest score. */
  readonly rested: number
  /** From -1 to 1; null where nothing can be said: too few answers, or all alike. */
  readonly discrimination: number | null
  /** The best third by rest score, or a little more: whole bands. */
  readonly best: { readonly met: number; readonly choices: Readonly<Record<Letter, number>> }
}

/** Answers with a rest score from which on a discrimination is given. */
export const leastForDiscrimination = 20

export const figuresOf = (counts: readonly AnswerCount[]): Figures => {
  const rested = counts.filter(({ band }) => band >= 0)
  return {
    met: sum(counts),
    right: sum(counts.filter(({ isCorrect }) => isCorrect === 1)),
    choices: choicesOf(counts),
    rested: sum(rested),
    discrimination: discriminationOf(rested),
    best: bestThird(rested),
  }
}

const sum = (counts: readonly AnswerCount[], of: keyof Omit<AnswerCount, 'chosen'> = 'students'): number =>
  counts.reduce((total, count) => total + count[of], 0)

const choicesOf = (counts: readonly AnswerCount[]): Record<Letter, number> => {
  const of = (letter: Letter) => sum(counts.filter(({ chosen }) => chosen === letter))
  const [A, B, C, D] = letters
  return { A: of(A), B: of(B), C: of(C), D: of(D) }
}

const discriminationOf = (counts: readonly AnswerCount[]): number | null => {
  const right = counts.filter(({ isCorrect }) => isCorrect === 1)
  const [n, y] = [sum(counts), sum(right)]
  const [x, xx, xy] = [sum(counts, 'restSum'), sum(counts, 'restSquares'), sum(right, 'restSum')]
  if (n < leastForDiscrimination) return null
  // Scores are 0 or 1, so the sum of their squares is their sum.
  const spread = (xx / n - (x / n) ** 2) * (y / n - (y / n) ** 2)
  if (spread <= 0) return null
  return Math.max(-1, Math.min(1, (xy / n - (x / n) * (y / n)) / Math.sqrt(spread)))
}

const bestThird = (rested: readonly AnswerCount[]): Figures['best'] => {
  const third = sum(rested) / 3
  let chosen: AnswerCount[] = []
  for (let band = bands - 1; band >= 0 && sum(chosen) < third; band -= 1) {
    chosen = [...chosen, ...rested.filter((count) => count.band === band)]
  }
  return { met: sum(chosen), choices: choicesOf(chosen) }
}

/** How well a question tells who knows from who does not, for the words beside the number. */
export const tellingOf = (discrimination: number): 'well' | 'fairly' | 'little' | 'wrongly' => {
  if (discrimination < 0) return 'wrongly'
  if (discrimination < 0.15) return 'little'
  return discrimination < 0.3 ? 'fairly' : 'well'
}

/** First answers from which on it is shown what others chose. */
export const leastForChoices = 20

/** Why an administrator should look at a question: its figures are not those of a sound one. */
export const suspicions = ['tells-wrongly', 'best-choose-other', 'idle-option'] as const
export type Suspicion = (typeof suspicions)[number]

const leastForTellsWrongly = 50
const leastInBest = 20
const leastForIdle = 200
const idleShare = 1 / 20

export const suspicionsOf = (
  { met, choices, rested, discrimination, best }: Figures,
  key: Letter,
): Suspicion[] => {
  const others = letters.filter((letter) => letter !== key)
  const isTrue: Record<Suspicion, boolean> = {
    'tells-wrongly': rested >= leastForTellsWrongly && discrimination !== null && discrimination < 0,
    'best-choose-other':
      best.met >= leastInBest && others.some((letter) => best.choices[letter] > best.choices[key]),
    'idle-option': met >= leastForIdle && others.some((letter) => choices[letter] < met * idleShare),
  }
  return suspicions.filter((suspicion) => isTrue[suspicion])
}
