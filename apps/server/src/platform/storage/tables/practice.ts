// Runs, progress and the records of maths.
import type { Generated } from 'kysely'

/** A run that Retry has followed. */
interface RunTable {
  studentId: string
  id: string
  topic: string
  /** 1, 2, 3 … per student and topic. */
  number: number
  startedAt: number
}

/** How a student stands in a topic; in science with the run in hand, which an answer changes together with the rest. */
interface ProgressTable {
  studentId: string
  /** The document key of product rule 13.5: `chemistry_rates_of_reaction`. */
  progressKey: string
  topic: string
  answered: number
  correct: number
  totalQuestions: number
  lastIndex: number
  recentStreak: number
  latest: string
  /** Questions that were right the first time. */
  firstRight: Generated<number>
  /** Empty in maths, which has no runs. */
  runId: Generated<string>
  runNumber: Generated<number>
  runStartedAt: Generated<number>
  /** How its answers stand, so that the next one need not add them up. */
  runAnswered: Generated<number>
  runCorrect: Generated<number>
  runInARow: Generated<number>
  runEarned: Generated<number>
  runPassed: Generated<number>
  /** How its typed answers stand, as `TypedStanding` of the domain; empty in science. */
  typed: Generated<string>
  typedInARow: Generated<number>
}

interface MathsRecordTable {
  studentId: string
  topic: string
  questionId: string
  /** How it was last left: `+` without its answer, `-` with it; empty: not left so far. */
  latest: string
  /** The day on which the answer was last shown; empty: never. */
  shownOn: string
  /** The day on which it was last solved by typing, before its answer was shown; empty: never. */
  solvedOn: string
  /** The marks that the student gave their own work; null: none given. */
  marksEarned: number | null
  /** 1: left at a human pace at least once. */
  isPractised: number
  /** When it was last left, other than by a Next sent again, epoch milliseconds; 0: not known. */
  leftAt: number
  /** Ids of its latest Nexts, with a space between: one that is sent again counts once (decision 74). */
  leftBy: string
}

export interface OfPractice {
  run: RunTable
  progress: ProgressTable
  mathsRecord: MathsRecordTable
}
