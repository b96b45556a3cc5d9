import * as calls from '@toron/contract/tonight.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { comingSeries, isOver } from '@toron/domain/tonight/plan.ts'
import { SignInRequired } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { studentRow } from '../../platform/storage/students.ts'
import { shownPlan } from './shown-plan.ts'
import { findPlan } from './store.ts'

export const readPlan = handle(calls.readPlan, async ({ student, database, now }) => {
  const row = await studentRow(database.reader, student.id)
  if (!row) throw new SignInRequired()
  const plan = await findPlan(database.reader, student.id)
  const today = dayIn(now, row.timeZone)
  return {
    plan: plan && shownPlan(plan),
    isOver: plan !== null && isOver(plan, today),
    today,
    series: [...comingSeries(today)],
  }
})
