// The boards, and the names on them.

interface BoardTimeTable {
  studentId: string
  /** `all-time`, or a month such as `2026-11`. */
  board: string
  /** What ranks go by: minutes spent and minutes bought. A student is on the board from the first one. */
  minutes: number
  /** Minutes in front of the app. */
  spent: number
  /** When these minutes were reached: of equals, whoever was there first stands first. */
  reachedAt: number
  /** On the all-time board: when the next minute tick can count. */
  dueAt: number
}

interface BoardCountTable {
  board: string
  level: number
  bucket: number
  students: number
}

/** That a student found the name of another one offensive. */
interface NameReportTable {
  studentId: string
  /** As it was shown. */
  name: string
  reporterId: string
  reportedAt: number
}

/** What an administrator ruled about a name of a student. */
interface NameRulingTable {
  studentId: string
  /** What the name comes to for the eye, so that a dot more is no way round. */
  name: string
  ruling: 'hidden' | 'kept'
  ruledAt: number
}

export interface OfLeaderboard {
  boardTime: BoardTimeTable
  boardCount: BoardCountTable
  nameReport: NameReportTable
  nameRuling: NameRulingTable
}
