// Papers that were sat, what was chosen in them, and the codes for their mark schemes.

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
  /** Marks: right answers at its end; of a written paper those of its questions, which students add to afterwards. */
  correct: number
  /** The numbers of the questions that were withheld when it ended, as JSON. */
  withheld: string
}

/** What is kept for one question of a sitting; no row: it was not opened, and has no marks. */
interface ChoiceTable {
  studentId: string
  sittingId: string
  /** From 1. */
  number: number
  /** A letter; empty: none. */
  option: string
  isFlagged: number
  /** That the question was open. */
  seconds: number
  /** Milliseconds after the beginning, by which the last one made is known. */
  madeAt: number
  /** What was typed into the fields of a written question, as JSON; empty: it is of four options. */
  texts: string
  /** What the machine found in each of these fields: `+`, `-`, `?` or `.`. */
  signs: string
  /** The numbers of the marks that the student has given, as JSON; empty: not looked at yet. */
  ticks: string
  /** Marks of a written question, those of the machine and those given. */
  marks: number
}

/** What opens the mark scheme of a paper to a teacher. */
interface PaperCodeTable {
  id: string
  codeHash: string
  /** `physics-extended-7`. */
  paper: string
  /** Whom it is for, as the administrator wrote it. */
  note: string
  madeAt: number
  expiresAt: number
}

export interface OfPapers {
  sitting: SittingTable
  choice: ChoiceTable
  paperCode: PaperCodeTable
}
