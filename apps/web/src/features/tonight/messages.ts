// The words that all screens of Tonight share.

import { formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import { productName } from '@toron/domain/product.ts'
import type { PlanSubject, Tier } from '@toron/domain/tonight/plan.ts'

/** @param day such as 2026-11-28 */
const dateOf = (day: string, options: Intl.DateTimeFormatOptions): string =>
  formatDate(Date.parse(`${day}T00:00Z`), { ...options, timeZone: 'UTC' })

const subjects: Readonly<Record<PlanSubject, string>> = {
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
}

const tiers: Readonly<Record<Tier, string>> = { core: 'Core', extended: 'Extended' }

export const messages = {
  name: 'Tonight',
  subjects,
  tiers,
  /** Marks that are likely, `25–30`. */
  range: (low: number, high: number) => `${formatNumber(low)}–${formatNumber(high)}`,
  ofForty: '/40',
  /** The range for screen readers. */
  rangeInWords: (subject: string, low: number, high: number) =>
    `${subject}: most likely between ${formatNumber(low)} and ${formatNumber(high)} of 40 marks`,
  days: {
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    weekday: (day: string) => `on ${dateOf(day, { weekday: 'long' })}`,
    date: (day: string) => `on ${dateOf(day, { day: 'numeric', month: 'long' })}`,
    dateOfYear: (day: string) => `on ${dateOf(day, { day: 'numeric', month: 'long', year: 'numeric' })}`,
    /** Without "on". */
    plain: (day: string) => dateOf(day, { day: 'numeric', month: 'long' }),
    plainOfYear: (day: string) => dateOf(day, { day: 'numeric', month: 'long', year: 'numeric' }),
  },
  what: {
    title: 'Know what to do tonight',
    text: `Say which science papers you sit, and when. Each evening ${productName} chooses the questions that are worth most for your exam, brings back what you would forget, and mends what you got wrong.`,
    makePlan: 'Make a plan',
    signIn: 'Sign in for Tonight',
    signUp: 'Create an account',
    notNow: 'Not now',
  },
}
