// What students say is wrong with questions, and what administrators decide about it.

/** That a student finds something wrong with a version of a question. */
interface QuestionFlagTable {
  studentId: string
  questionId: string
  version: number
  reason: string
  /** In the student's words: plain text. */
  sentence: string
  at: number
}

/** What was decided about a version of a question, and how often. */
interface QuestionRulingTable {
  questionId: string
  version: number
  /** Counts up with each decision, so that of two made at once the second is refused. */
  number: number
  /** The latest decision. */
  action: string
  isWithheld: number
  /** `declined`, `confirmed`, or empty. */
  verdict: string
  /** What students are told with it. */
  sentence: string
  ruledAt: number
  /** 1: the finder was paid, once for good. */
  isPaid: number
}

/** A word to a student about a question, shown once. */
interface QuestionNewsTable {
  studentId: string
  questionId: string
  version: number
  /** `bounty` or `changed-key`. */
  kind: string
  amount: number
  at: number
  /** When the student put it away; 0: not yet. */
  seenAt: number
}

/** How far the students have been paid whose answer is right by a changed key. */
interface ChangedKeyTable {
  questionId: string
  version: number
  /** When a server first met this version; epoch milliseconds. */
  firstAt: number
  /** When the latest pass through all students began, and the id it has come to; empty: it is through. */
  passAt: number
  after: string
}

export interface OfQuestions {
  questionFlag: QuestionFlagTable
  questionRuling: QuestionRulingTable
  questionNews: QuestionNewsTable
  changedKey: ChangedKeyTable
}
