// The answer log, and what is remembered of a student who has a plan.

/** One answer of one student: the log that progress, memory and statistics are derived from. A row is never changed. */
interface AttemptTable {
  studentId: string
  topic: string
  questionId: string
  /** 1, 2, 3 … per student and question: 1 is the student's first meeting with it. */
  number: number
  /** Epoch milliseconds; 0: not known, for questions of maths left before 20 November 2026. */
  answeredAt: number
  /** The student's day then; empty: not known. */
  day: string
  /** 1, 2, 3 … per student, in the order in which the answers were written. */
  sequence: number
  /** `run`, `tonight`, `paper` or `maths`. */
  place: string
  /** The run, night or paper that it belongs to; in maths the try, for an answer that was typed, and empty for a Next. */
  sittingId: string
  /** The objective and the version of the question, as they were; empty: before objectives had ids. */
  objective: string
  version: number
  /** A letter; empty in maths. */
  chosen: string
  /** 1: right; of a Next in maths: left without its answer. */
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

/** What a student still knows of an objective, as `Memory` of the domain. Days count from 1970-01-01. */
interface MemoryTable {
  studentId: string
  objective: string
  stability: number
  difficulty: number
  firstDay: number
  lastDay: number
  dueDay: number
  answered: number
  right: number
  inARow: number
  firstRight: number
  surprise: number
  /** Question id → the sequence of the last answer to it, as JSON. */
  seen: string
}

/** A misconception that was ever chosen, as `Idea` of the domain. */
interface IdeaTable {
  studentId: string
  idea: string
  missed: string
  lastDay: number
  rights: number
}

/** A question that a student has put into Tonight. */
interface WishTable {
  studentId: string
  questionId: string
  wishedAt: number
}

export interface OfLearning {
  attempt: AttemptTable
  answerCount: AnswerCountTable
  memory: MemoryTable
  idea: IdeaTable
  wish: WishTable
}
