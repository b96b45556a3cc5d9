// The symbol of each of the twelve badges: a line drawing, 48 × 48, in the current text colour. `fill-current` marks
// the few solid parts.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { ReactNode } from 'react'

export const badgeSymbols: Readonly<Record<BadgeId, ReactNode>> = {
  // Three bars that rise like stairs.
  first_steps: <path d="M11 38v-9M24 38V21M37 38V11" strokeWidth="5.5" />,
  // A path that turns back.
  comeback_kid: <path d="M17 40h13a11.5 11.5 0 0 0 0-23H11M19 8l-9 9 9 9" />,
  // An arrow in flight.
  sharp_shooter: (
    <>
      <path d="M17 31 36 12M12 36l5-5M9 28l8 3M20 39l-3-8" />
      <path d="M41 7 38 21l-11-11z" className="fill-current" />
    </>
  ),
  streak_5: (
    <>
      <path d="M25 4c1 8 12 13 12 25a13 13 0 0 1-26 0c0-6 3-9 5-13 1 3 2 4 4 6 3-5 5-11 5-18z" />
      <path
        d="M24 30c3 3 4 4.5 4 7a4 4 0 0 1-8 0c0-2.5 2-4 4-7z"
        className="fill-current"
        strokeWidth="1.5"
      />
    </>
  ),
  // A shield with a 7.
  weekly_warrior: <path d="M24 5 40 10v13c0 10-7 16-16 20C15 39 8 33 8 23V10zM18 18h12l-7 15" />,
  // An open eye.
  focused_learner: (
    <>
      <path d="M4 24c5-9 12-13 20-13s15 4 20 13c-5 9-12 13-20 13S9 33 4 24z" />
      <circle cx="24" cy="24" r="5.5" className="fill-current" strokeWidth="1.5" />
    </>
  ),
  // A peak with a flag on it.
  tenacity: (
    <>
      <path d="m5 41 15-22 9 13 4-6 10 15zM20 19V6" />
      <path d="m20 6 11 4-11 4z" className="fill-current" />
    </>
  ),
  accuracy_master: (
    <>
      <circle cx="24" cy="24" r="18" />
      <circle cx="24" cy="24" r="9.5" />
      <circle cx="24" cy="24" r="2" className="fill-current" />
    </>
  ),
  // A graduation cap.
  topic_pro: <path d="M3 19 24 9l21 10-21 10zM12 24v10c5 6 19 6 24 0V24M45 19v13" />,
  // A compass.
  knowledge_seeker: (
    <>
      <circle cx="24" cy="24" r="18.5" />
      <path d="m32 16-4.5 11.5L16 32l4.5-11.5z" className="fill-current" strokeWidth="2" />
    </>
  ),
  // A crown.
  quiz_legend: <path d="M8 31 5 12l11 9 8-13 8 13 11-9-3 19zM9 40h30" />,
  // The infinity sign.
  unstoppable: (
    <path d="M24 24c-4-7-8-10-12.5-10a10 10 0 0 0 0 20c4.5 0 8.5-3 12.5-10s8-10 12.5-10a10 10 0 0 1 0 20c-4.5 0-8.5-3-12.5-10z" />
  ),
}

/** The flame of the streak: solid, with a lighter core. Decoration beside words. */
export function Flame({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path
        d="M25 3c1 9 14 13 14 26a15 15 0 0 1-30 0c0-7 4-10 6-15 1 4 2 5 4 7 4-5 6-11 6-18z"
        fill="var(--brand)"
      />
      <path d="M24 24c4 5 7 7 7 12a7 7 0 0 1-14 0c0-5 4-7 7-12z" fill="var(--skizie)" />
    </svg>
  )
}
