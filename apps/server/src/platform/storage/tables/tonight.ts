// The plan and its nights.

interface PlanTable {
  studentId: string
  /** What is examined, at which tier and when, as JSON. */
  subjects: string
  minutes: number
  madeAt: number
}

/** A night in which something was answered. */
interface NightTable {
  studentId: string
  day: string
  /** The marks expected before it, by subject, as JSON. */
  expected: string
  isFinished: number
}

/** Why an answer of a night was asked for. The answer itself is in the log. */
interface NightAnswerTable {
  studentId: string
  day: string
  /** 0, 1, 2 … in the order of the night. */
  position: number
  topic: string
  questionId: string
  objective: string
  reason: string
  /** The misconception that it mends; empty for the other reasons. */
  idea: string
  /** 1: the student had put the question into Tonight. */
  isWished: number
  /** 1: the objective was secured before the answer. */
  wasSecured: number
  answeredAt: number
}

export interface OfTonight {
  plan: PlanTable
  night: NightTable
  nightAnswer: NightAnswerTable
}
