// An audit of the books as it goes on: page after page of students, then the boards. It can stop after any page and go
// on from there.
import type { Finding, Ring } from '@toron/contract/admin.ts'

export type Step =
  /** @param after the last student already looked at, null at the beginning */
  { readonly books: 'students'; readonly after: string | null } | { readonly books: 'boards' }

export interface Audit {
  /** Whether what is found is put right at once. */
  readonly repair: boolean
  readonly students: number
  readonly boards: number
  readonly findings: readonly Finding[]
  readonly rings: readonly Ring[]
  /** What is to be looked at next; null at the end. */
  readonly next: Step | null
}

export const newAudit = (repair: boolean): Audit => ({
  repair,
  students: 0,
  boards: 0,
  findings: [],
  rings: [],
  next: { books: 'students', after: null },
})

interface Page {
  readonly checked: number
  readonly findings: readonly Finding[]
}

export const afterStudents = (audit: Audit, page: Page & { readonly next: string | null }): Audit => ({
  ...audit,
  students: audit.students + page.checked,
  findings: [...audit.findings, ...page.findings],
  next: page.next === null ? { books: 'boards' } : { books: 'students', after: page.next },
})

export const afterBoards = (audit: Audit, page: Page & { readonly rings: readonly Ring[] }): Audit => ({
  ...audit,
  boards: audit.boards + page.checked,
  findings: [...audit.findings, ...page.findings],
  rings: page.rings,
  next: null,
})

const number = new Intl.NumberFormat('en')
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`

/** `6 friends of one address`. */
export const ringInWords = ({ by, friends }: Ring): string => `${number.format(friends)} friends of one ${by}`

/** How far it is, or how far it went. */
export const progressInWords = ({ students, boards, next }: Audit): string =>
  next === null || boards > 0
    ? `${counted(students, 'student')} and ${counted(boards, 'board')} checked`
    : `${counted(students, 'student')} checked`

/** What came of it, once it has ended. */
export function outcomeInWords({ repair, findings }: Audit): string {
  if (findings.length === 0) return 'Everything agrees'
  if (!repair) return counted(findings.length, 'difference found', 'differences found')
  const repaired = findings.filter((finding) => finding.repaired).length
  return repaired === findings.length
    ? counted(repaired, 'difference repaired', 'differences repaired')
    : `${number.format(repaired)} of ${counted(findings.length, 'difference')} repaired`
}
