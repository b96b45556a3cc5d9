import type { Finding } from '@toron/contract/admin.ts'
import { expect, test } from 'vitest'
import { afterBoards, afterStudents, newAudit, outcomeInWords, progressInWords } from './audit.ts'

const aFinding = (repaired = false): Finding => ({
  kind: 'balance',
  studentId: 'student-1',
  field: 'skizies',
  is: '90',
  shouldBe: '100',
  repaired,
})

test('an audit goes through the pages of students, then the boards, then ends', () => {
  let audit = newAudit(false)
  expect(audit.next).toEqual({ books: 'students', after: null })
  audit = afterStudents(audit, { checked: 200, findings: [aFinding()], next: 'student-200' })
  expect(audit.next).toEqual({ books: 'students', after: 'student-200' })
  expect(progressInWords(audit)).toBe('200 students checked')
  audit = afterStudents(audit, { checked: 1, findings: [], next: null })
  expect(audit.next).toEqual({ books: 'boards' })
  audit = afterBoards(audit, { checked: 2, findings: [aFinding()], rings: [] })
  expect(audit.next).toBeNull()
  expect(audit.findings).toHaveLength(2)
  expect(progressInWords(audit)).toBe('201 students and 2 boards checked')
})

test('an audit reports its result', () => {
  const found = (repair: boolean, ...findings: Finding[]) =>
    outcomeInWords(afterBoards(newAudit(repair), { checked: 1, findings, rings: [] }))
  expect(found(false)).toBe('Everything agrees')
  expect(found(true)).toBe('Everything agrees')
  expect(found(false, aFinding())).toBe('1 difference found')
  expect(found(true, aFinding(true), aFinding(true))).toBe('2 differences repaired')
  expect(found(true, aFinding(true), aFinding(false))).toBe('1 of 2 differences repaired')
})
