// An arch for each question: each says in colour, in shape and in words how it stands, and opens it.
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

export interface Arch {
  readonly number: number
  /** The name for screen readers. */
  readonly name: string
  readonly tone: 'open' | 'dark' | 'flagged' | 'right' | 'wrong' | 'faint'
  /** Beside the number, so that colour is not all. */
  readonly sign?: ReactNode
}

interface GridProps {
  readonly name: string
  readonly arches: readonly Arch[]
  /** From 1. */
  readonly current: number
  readonly onOpen: (number: number) => void
  readonly className?: string
}

const tones: Readonly<Record<Arch['tone'], string>> = {
  open: 'bg-surface text-ink-soft border-line',
  dark: 'bg-ink text-paper border-ink',
  flagged: 'bg-skizie-wash text-skizie-deep border-skizie-deep',
  right: 'bg-(--right) text-on-fill border-(--right)',
  wrong: 'bg-wrong-wash text-wrong border-wrong',
  faint: 'bg-sunken text-ink-faint border-line line-through',
}

export function Grid({ name, arches, current, onOpen, className }: GridProps) {
  return (
    <nav aria-label={name} className={className}>
      <ol className="grid grid-cols-10 gap-x-1 gap-y-1.5">
        {arches.map(({ number, name: spoken, tone, sign }) => (
          <li key={number}>
            <button
              type="button"
              aria-label={spoken}
              aria-current={number === current ? 'step' : undefined}
              onClick={() => onOpen(number)}
              className={classes(
                'arch num relative flex h-8.5 w-full items-center justify-center border pt-0.5 text-[13px] font-bold md:h-10 md:text-[15px]',
                tones[tone],
                number === current && 'outline-3 outline-offset-1 outline-subject',
              )}
            >
              {number}
              {sign}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
