// The audit of all books at once, as the commands and the experiments run it: every student,
// then every board, then the statistics of questions.
import type { Finding } from '@toron/contract/admin.ts'
import { auditAnswerCounts } from './audit-answer-counts.ts'
import { auditCounts } from './audit-boards.ts'
import { auditPage, type Books } from './audit-students.ts'

export interface Audited {
  readonly students: number
  readonly boards: number
  readonly findings: readonly Finding[]
}

export const auditAll = async (books: Books, repair = false): Promise<Audited> => {
  const findings: Finding[] = []
  let students = 0
  for (let after: string | null = ''; after !== null; ) {
    const page = await auditPage(books, after, repair)
    students += page.checked
    findings.push(...page.findings)
    after = page.next
  }
  const boards = await auditCounts(books.database, repair)
  findings.push(...boards.findings, ...(await auditAnswerCounts(books.database, repair)))
  return { students, boards: boards.checked, findings }
}
