// The words that all screens of papers share.

import { formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import type { Allowance } from '@toron/domain/papers/clock.ts'
import type { PlanSubject, Tier } from '@toron/domain/tonight/plan.ts'

const subjects: Readonly<Record<PlanSubject, string>> = {
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
}

const tiers: Readonly<Record<Tier, string>> = { core: 'Core', extended: 'Extended' }

const allowances: Readonly<Record<Allowance, string>> = {
  standard: '45 minutes',
  quarter: '25% extra time',
  half: '50% extra time',
  open: 'no clock',
}

interface Named {
  readonly subject: PlanSubject
  readonly tier: Tier
  readonly number: number
}

export const messages = {
  title: 'Papers',
  subjects,
  tiers,
  allowances,
  /** `Physics · Extended` */
  kind: ({ subject, tier }: Pick<Named, 'subject' | 'tier'>) => `${subjects[subject]} · ${tiers[tier]}`,
  /** `Physics Extended · paper 7` */
  name: ({ subject, tier, number }: Named) =>
    `${subjects[subject]} ${tiers[tier]} · paper ${formatNumber(number)}`,
  mark: (mark: number) => `${formatNumber(mark)} of 40`,
  day: (moment: number) => formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric' }),
  /** `41 min 12 s`; `1 h 2 min` from an hour on. */
  duration: (seconds: number) => {
    const hours = Math.floor(seconds / 3600)
    const minutes = Math.floor((seconds % 3600) / 60)
    if (hours > 0) return `${hours} h ${minutes} min`
    return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
  },
  sit: { title: 'Sit a paper', text: 'Forty questions in forty-five minutes' },
  visitor: {
    title: 'Sit a whole paper',
    text: [
      'Forty questions in forty-five minutes, as in the multiple-choice paper of your exam. At the end you see your mark, where it was lost, and why.',
      'A paper keeps what you choose as you choose it, so it needs an account. Signing up is free.',
    ],
    signIn: 'Sign in',
    signUp: 'Create an account',
  },
  loading: 'Loading your papers …',
  failed: {
    title: 'This did not load',
    comfort: 'Nothing is lost: what you chose is kept.',
    back: 'All papers',
  },
  signedOut: [
    'You were signed out on another device, or your session has ended.',
    'A paper that you have open runs on, with everything that was saved. Sign in to go on with it.',
  ],
}
