import { auditBoards } from './audit-boards.ts'
import { auditStudents } from './audit-students.ts'
import { readNameReports } from './read-name-reports.ts'
import { ruleOnName } from './rule-on-name.ts'

export const adminCalls = [auditStudents, auditBoards, readNameReports, ruleOnName]
