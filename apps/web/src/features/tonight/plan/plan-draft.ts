// The plan as the form holds it, before it is known to be one.
import {
  checkPlan,
  type MinutesADay,
  type PlanSubject,
  planSubjects,
  type Series,
  type Tier,
} from '@toron/domain/tonight/plan.ts'
import type { PlanReply, SentPlan } from '../queries.ts'
import { messages } from './messages.ts'

export interface SubjectDraft {
  readonly isChosen: boolean
  readonly tier: Tier
  /** As the field has it: empty until a whole day is typed. */
  readonly exam: string
}

export interface PlanDraft {
  readonly subjects: Readonly<Record<PlanSubject, SubjectDraft>>
  readonly minutes: MinutesADay
}

/** The order of the dashboard. */
export const shownSubjects: readonly PlanSubject[] = ['physics', 'biology', 'chemistry']

/** The plan there is, with the next series in place of days that are past; else one without a subject. */
export const draftOf = ({ plan, today, series }: Pick<PlanReply, 'plan' | 'today' | 'series'>): PlanDraft => {
  const next = series[0]?.exam ?? ''
  const draftOfSubject = (subject: PlanSubject): SubjectDraft => {
    const known = plan?.subjects.find((one) => one.subject === subject)
    if (!known) return { isChosen: false, tier: 'extended', exam: next }
    return { isChosen: true, tier: known.tier, exam: known.exam < today ? next : known.exam }
  }
  return {
    subjects: {
      chemistry: draftOfSubject('chemistry'),
      biology: draftOfSubject('biology'),
      physics: draftOfSubject('physics'),
    },
    minutes: plan?.minutes ?? 20,
  }
}

const asked = ({ subjects, minutes }: PlanDraft) => ({
  subjects: planSubjects
    .filter((subject) => subjects[subject].isChosen)
    .map((subject) => ({ subject, tier: subjects[subject].tier, exam: subjects[subject].exam })),
  minutes,
})

export interface CheckedDraft {
  /** What can be sent; null: something is wrong. */
  readonly plan: SentPlan | null
  /** What is wrong with the day of a subject, in words. */
  readonly days: Partial<Record<string, string>>
  /** What is wrong with the whole, in words. */
  readonly whole: string | null
}

export const checkDraft = (draft: PlanDraft, today: string): CheckedDraft => {
  const checked = checkPlan(asked(draft), today)
  if (checked.ok) {
    const { subjects, minutes } = checked.plan
    return { plan: { subjects: [...subjects], minutes }, days: {}, whole: null }
  }
  const days: Partial<Record<string, string>> = {}
  let whole: string | null = null
  for (const problem of checked.problems) {
    const words = messages.problems[problem.reason]
    if (words === null) continue
    if ('subject' in problem) days[problem.subject] ??= words
    else whole ??= words
  }
  return { plan: null, days, whole }
}

/** The series in whose two months a day lies. */
export const seriesOf = (exam: string, all: readonly Series[]): Series | undefined =>
  all.find(({ series, year }) => {
    const months = series === 'may-june' ? ['05', '06'] : ['10', '11']
    return months.some((month) => exam.startsWith(`${year}-${month}-`))
  })
