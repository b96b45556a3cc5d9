// Makes a plan, or changes it. With the first one remembering begins: what is known up to now comes from the log, in the same
// transaction (decision 85).
import * as calls from '@toron/contract/tonight.ts'
import { dayIn } from '@toron/domain/calendar.ts'
import { checkPlan, type PlanProblem } from '@toron/domain/tonight/plan.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { learnAnew } from '../learning/remember.ts'
import { shownPlan } from './shown-plan.ts'
import { putPlan } from './store.ts'

export const savePlan = handle(calls.savePlan, async ({ body, student, bank, database, now, refuse }) =>
  write(database, student.id, async (trx, account) => {
    const checked = checkPlan(body, dayIn(now, account.timeZone))
    if (!checked.ok) return refuse(refusalOf(checked.problems))
    const { plan } = checked
    await putPlan(trx, account.id, plan, now)
    if (account.memoryBasis === '') await learnAnew(trx, account, bank)
    return { plan: shownPlan(plan) }
  }),
)

const refusals = {
  'no-subject': 'plan-without-subject',
  'subject-twice': 'plan-subject-twice',
  'exam-in-the-past': 'exam-in-the-past',
  'exam-too-far-ahead': 'exam-too-far-ahead',
} as const

const refusalOf = (problems: readonly PlanProblem[]) => {
  for (const { reason } of problems) if (reason in refusals) return refusals[reason as keyof typeof refusals]
  throw new Error('the contract lets no other problem of a plan through')
}
