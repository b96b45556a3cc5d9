// The words that all screens of papers share.

import { formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import type { Allowance } from '@toron/domain/papers/clock.ts'
import { type Component, isOfOptions, type PaperSubject } from '@toron/domain/papers/kinds.ts'

const subjects: Readonly<Record<PaperSubject, string>> = {
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
  'general-math': 'General Math',
  'additional-math': 'Additional Math',
}

const components: Readonly<Record<Component, string>> = {
  core: 'Core',
  extended: 'Extended',
  'no-calculator': 'No calculator',
  calculator: 'Calculator',
}

const allowances: Readonly<Record<Allowance, string>> = {
  standard: 'the usual time',
  quarter: '25% extra time',
  half: '50% extra time',
  open: 'no clock',
}

interface Named {
  readonly subject: PaperSubject
  readonly component: Component
  readonly number: number
}

export const messages = {
  title: 'Papers',
  subjects,
  components,
  allowances,
  /** `Physics · Extended` */
  kind: ({ subject, component }: Pick<Named, 'subject' | 'component'>) =>
    `${subjects[subject]} · ${components[component]}`,
  /** `Physics Extended · practice paper 7`, `General Math, calculator · practice paper 3` */
  name: ({ subject, component, number }: Named) => {
    const which = components[component]
    const kind = isOfOptions(subject) ? ` ${which}` : `, ${which.toLowerCase()}`
    return `${subjects[subject]}${kind} · practice paper ${formatNumber(number)}`
  },
  place: (number: number, total: number) => `Question ${formatNumber(number)} of ${formatNumber(total)}`,
  question: (number: number) => `Question ${formatNumber(number)}`,
  mark: (mark: number, of: number) => `${formatNumber(mark)} of ${formatNumber(of)}`,
  day: (moment: number) => formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric' }),
  /** `41 min 12 s`; `1 h 2 min` from an hour on. */
  duration: (seconds: number) => {
    const hours = Math.floor(seconds / 3600)
    const minutes = Math.floor((seconds % 3600) / 60)
    if (hours > 0) return `${hours} h ${minutes} min`
    return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
  },
  visitor: {
    title: 'Sit a whole paper',
    text: [
      'Forty questions in forty-five minutes, as in the multiple-choice paper of your exam, or two hours of maths. At the end you see your mark, where it was lost, and why.',
      'A paper keeps what you choose or type as you do it, so it needs an account. Signing up is free.',
    ],
    signIn: 'Sign in',
    signUp: 'Create an account',
  },
  loading: 'Loading your papers …',
  failed: {
    title: 'This did not load',
    comfort: 'Nothing is lost: your answers are kept.',
    back: 'All papers',
  },
  signedOut: [
    'You were signed out on another device, or your session has ended.',
    'A paper that you have open runs on, with everything that was saved. Sign in to go on with it.',
  ],
}
