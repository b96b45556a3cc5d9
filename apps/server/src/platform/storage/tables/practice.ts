// The answer log, runs, progress and the records of maths.
import type { Generated } from 'kysely'

/** One answer of one student: the log that everything else here is derived from. A row is never changed. */
interface AttemptTable {
  studentId: string
  topic: string
  questionId: string
  /** 1, 2, 3 … per student and question: 1 is the student's first meeting with it. */
  number: number
  /** Epoch milliseconds; 0: not known, for questions of maths left before 20 November 2026. */
  answeredAt: number
  /** `run`, `tonight`, `paper` or `maths`. */
  place: string
  /** The run, night or paper that it belongs to; empty in maths. */
  sittingId: string
  /** The objective and the version of the question, as they were; empty: before objectives had ids. */
  objective: string
  version: number
  /** A letter; empty in maths. */
  chosen: string
  /** 1: right; in maths: left without its answer. */
  isCorrect: number
  /** Skizies for the question itself, and for right answers in a row. */
  earned: number
  bonus: number
  /** 1: the limit of a day kept some of it from being paid (decision 65). */
  isLimited: number
  /**
   * The rest score of a first answer in ten-thousandths: the share of first answers in the topic, before this one, that were
   * right; null: fewer than five of them, an answer that is not the first, and maths (decision 87).
   */
  rest: number | null
}

/**
 * How many students answered a version of a question so at first. Its sums over shards and bands are the statistics of the
 * question; the log is their truth (decision 87).
 */
interface AnswerCountTable {
  questionId: string
  version: number
  chosen: string
  isCorrect: number
  /** The tenth of the rest scores, 0 to 9; -1 without one. */
  band: number
  /** By student, so that servers that write at once seldom wait for each other; one count may be below 0, the sum never. */
  shard: number
  students: number
  restSum: number
  restSquares: number
}

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
}

interface MathsRecordTable {
  studentId: string
  topic: string
  questionId: string
  /** The latest Next: `+` without its answer, `-` with it; empty: only shown or marked so far. */
  latest: string
  /** The day on which the answer was last shown; empty: never. */
  shownOn: string
  /** The marks that the student gave their own work; null: none given. */
  marksEarned: number | null
  /** 1: left at a human pace at least once. */
  isPractised: number
  /** When the latest Next came that was not the one before sent again, epoch milliseconds; 0: not known. */
  leftAt: number
}

export interface OfPractice {
  attempt: AttemptTable
  answerCount: AnswerCountTable
  run: RunTable
  progress: ProgressTable
  mathsRecord: MathsRecordTable
}
