// Papers that were sat, and what was chosen in them.

interface SittingTable {
  studentId: string
  id: string
  /** `physics-extended-7`. */
  paper: string
  /** How much time: `standard`, `quarter` and `half` as much again, or `open`. */
  allowance: string
  startedAt: number
  deadline: number
  /** 0: it is open. */
  endedAt: number
  /** `submitted`, `time-over` or `given-up`; empty while it is open. */
  end: string
  /** Right answers at its end. */
  correct: number
  /** The numbers of the questions that were withheld when it ended, as JSON. */
  withheld: string
}

/** What is kept for one question of a sitting; no row: it was not opened. */
interface ChoiceTable {
  studentId: string
  sittingId: string
  /** 1 to 40. */
  number: number
  /** A letter; empty: none. */
  option: string
  isFlagged: number
  /** That the question was open. */
  seconds: number
  /** Milliseconds after the beginning, by which the last one made is known. */
  madeAt: number
}

export interface OfPapers {
  sitting: SittingTable
  choice: ChoiceTable
}
