// The plan: what a student is examined in and when, and how many minutes a day there are for it. Without a plan there is no
// Tonight, no memory and no prediction.
import { type Day, daysBetween } from '../calendar.ts'

export const planSubjects = ['chemistry', 'biology', 'physics'] as const
export type PlanSubject = (typeof planSubjects)[number]

/** Core is examined in Paper 1, Extended in Paper 2. */
export const tiers = ['core', 'extended'] as const
export type Tier = (typeof tiers)[number]

export const minutesADay = [10, 20, 30, 45] as const
export type MinutesADay = (typeof minutesADay)[number]

/** Longer ahead than any course lasts: a slip of the finger. */
const mostYearsAhead = 2

/** One subject of a plan: a student may sit one in Core and another in Extended. */
export interface Examined {
  readonly subject: PlanSubject
  readonly tier: Tier
  /** The day of the multiple-choice paper. */
  readonly exam: Day
}

export interface Plan {
  readonly subjects: readonly Examined[]
  readonly minutes: MinutesADay
}

/** What comes over the wire, before it is known to be a plan. */
export interface PlanDraft {
  readonly subjects: readonly { readonly subject: string; readonly tier: string; readonly exam: string }[]
  readonly minutes: number
}

export type PlanProblem =
  | { readonly reason: 'no-subject' | 'unknown-minutes' }
  | {
      readonly reason:
        | 'unknown-subject'
        | 'subject-twice'
        | 'unknown-tier'
        | 'not-a-day'
        | 'exam-in-the-past'
        | 'exam-too-far-ahead'
      /** As the draft names it. */
      readonly subject: string
    }

export type CheckedPlan =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** A plan, or everything that is wrong with it. @param today the student's day: an examination may be today */
export const checkPlan = ({ subjects, minutes }: PlanDraft, today: Day): CheckedPlan => {
  const problems: PlanProblem[] = []
  if (subjects.length === 0) problems.push({ reason: 'no-subject' })
  const known = minutesADay.find((one) => one === minutes)
  if (known === undefined) problems.push({ reason: 'unknown-minutes' })
  const examined = subjects.flatMap((draft, index): Examined[] => {
    const { subject, exam } = draft
    const reasonTwice = subjects.findIndex((one) => one.subject === subject) < index
    if (reasonTwice) problems.push({ reason: 'subject-twice', subject })
    const wrongDay = problemOfExam(exam, today)
    if (wrongDay) problems.push({ reason: wrongDay, subject })
    const key = planSubjects.find((one) => one === subject)
    if (!key) problems.push({ reason: 'unknown-subject', subject })
    const tier = tiers.find((one) => one === draft.tier)
    if (!tier) problems.push({ reason: 'unknown-tier', subject })
    return key && tier ? [{ subject: key, tier, exam }] : []
  })
  if (known === undefined || problems.length > 0) return { ok: false, problems }
  return { ok: true, plan: { subjects: examined, minutes: known } }
}

// Without Temporal, which browsers of today may lack: the form of the plan checks as one types.
const problemOfExam = (exam: string, today: Day) => {
  if (!isDay(exam)) return 'not-a-day'
  if (exam < today) return 'exam-in-the-past'
  return exam > `${yearOf(today) + mostYearsAhead}${today.slice(4)}` ? 'exam-too-far-ahead' : null
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** `Date` alone would also take moments, and read 30 February as a day of March. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** An examination series, and a day in it on which science papers of multiple choice are usual: students correct it. */
export interface Series {
  readonly series: 'may-june' | 'october-november'
  readonly year: number
  readonly exam: Day
}

/** The coming May/June and the coming October/November, the earlier one first. What is today is still to come. */
export const comingSeries = (today: Day): readonly Series[] => {
  const year = yearOf(today)
  const all = [year, year + 1].flatMap((one): Series[] => [
    { series: 'may-june', year: one, exam: `${one}-06-05` },
    { series: 'october-november', year: one, exam: `${one}-11-10` },
  ])
  return all.filter(({ exam }) => exam >= today).slice(0, 2)
}

/** Days until an examination: 0 on its day, negative after it. */
export const daysLeft = ({ exam }: Pick<Examined, 'exam'>, today: Day): number => daysBetween(today, exam)

/** The subjects whose examination is today or later. */
export const stillAhead = ({ subjects }: Plan, today: Day): readonly Examined[] =>
  subjects.filter(({ exam }) => exam >= today)

/** From the day after the last examination Tonight offers the next series, or rest. */
export const isOver = (plan: Plan, today: Day): boolean => stillAhead(plan, today).length === 0
