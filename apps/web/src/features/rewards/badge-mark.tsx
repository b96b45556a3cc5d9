// The picture of a badge: its symbol in an arch of its rarity's colour; grey with a lock while it is not won.
// Decoration beside its name, so it is hidden from screen readers.
import type { BadgeId } from '@toron/domain/rewards/badge-ids.ts'
import type { Rarity } from '@toron/domain/rewards/badges.ts'
import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { badgeSymbols } from './badge-symbols.tsx'

const colours: Readonly<Record<Rarity, string>> = {
  Common: 'physics',
  Uncommon: 'biology',
  Rare: 'maths',
  Epic: 'addmaths',
  Legendary: 'skizie',
}

/** Replaces the subject colours inside an element with those of a rarity. */
export const rarityStyle = (rarity: Rarity): CSSProperties => {
  const name = colours[rarity]
  const strong = name === 'skizie' ? 'skizie-deep' : name
  return {
    '--subject': `var(--${strong})`,
    '--subject-wash': `var(--${name}-wash)`,
    '--ring': `var(--${name})`,
  } as CSSProperties
}

const outer = 'M1 46a45 45 0 0 1 90 0v47a10 10 0 0 1-10 10H11A10 10 0 0 1 1 93z'
const inner = 'M7 46a39 39 0 0 1 78 0v46a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6z'

interface BadgeMarkProps {
  readonly id: BadgeId
  readonly rarity: Rarity
  readonly locked?: boolean
  /** The size; 92 × 104 px by default. */
  readonly className?: string
}

export function BadgeMark({ id, rarity, locked = false, className }: BadgeMarkProps) {
  return (
    <svg
      viewBox="0 0 92 104"
      aria-hidden="true"
      style={rarityStyle(rarity)}
      className={classes('shrink-0', className ?? 'h-26 w-23')}
    >
      {locked ? (
        <path d={outer} fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" />
      ) : (
        <>
          <path d={outer} fill="var(--ring)" opacity={rarity === 'Legendary' ? 1 : 0.55} />
          <path d={inner} fill="var(--subject)" />
          <path
            d="M7 89v3a6 6 0 0 0 6 6h66a6 6 0 0 0 6-6v-3a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6z"
            opacity="0.25"
          />
        </>
      )}
      <g
        transform="translate(22 30)"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={locked ? 'text-ink-faint opacity-45' : 'text-on-fill'}
      >
        {badgeSymbols[id]}
      </g>
      {locked && <Lock />}
    </svg>
  )
}

/** At the foot of the arch. */
function Lock() {
  return (
    <g transform="translate(58 70)">
      <circle cx="17" cy="17" r="16" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M12 15.5v-3a5 5 0 0 1 10 0v3"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="9.5" y="15.5" width="15" height="10.5" rx="2.5" fill="var(--ink-soft)" />
    </g>
  )
}
