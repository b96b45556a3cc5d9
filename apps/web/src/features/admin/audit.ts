// The state of an audit: page by page of students, then the boards. It can stop after any page and resume there.
import type { Finding, Ring } from '@toron/contract/admin.ts'
import { messages } from './messages.ts'

export type Step =
  /** @param after the last student already checked, null at the beginning */
  { readonly books: 'students'; readonly after: string | null } | { readonly books: 'boards' }

export interface Audit {
  /** Whether differences are repaired as they are found. */
  readonly repair: boolean
  readonly students: number
  readonly boards: number
  readonly findings: readonly Finding[]
  readonly rings: readonly Ring[]
  /** What to check next; null at the end. */
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

/** How much has been checked. */
export const progressInWords = ({ students, boards, next }: Audit): string =>
  next === null || boards > 0
    ? messages.progress.boards(students, boards)
    : messages.progress.students(students)

/** The result of a finished audit. */
export const outcomeInWords = ({ repair, findings }: Audit): string => {
  const { agrees, found, allRepaired, someRepaired } = messages.outcome
  if (findings.length === 0) return agrees
  if (!repair) return found(findings.length)
  const repaired = findings.filter((finding) => finding.repaired).length
  return repaired === findings.length ? allRepaired(repaired) : someRepaired(repaired, findings.length)
}
