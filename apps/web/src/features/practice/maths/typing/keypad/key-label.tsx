// What stands on a key: its sign, or a small drawing of where the next number goes.
import { ArrowDown, ArrowLeft, ArrowRight, Delete, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../../../ui/classes.ts'
import { messages } from '../messages.ts'
import { printedName } from '../printed-name.ts'
import type { Key } from './keys.ts'

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5.5' } as const

function Box({ className }: { className?: string }) {
  return (
    <span className={classes('block h-2.5 w-2 rounded-[2px] border-[1.5px] border-current', className)} />
  )
}

function Fraction() {
  return (
    <span className="inline-flex flex-col items-center gap-[3px]">
      <Box />
      <span className="block h-[1.5px] w-4 bg-current" />
      <Box />
    </span>
  )
}

function Raised({ base }: { base: ReactNode }) {
  return (
    <span className="inline-flex items-start gap-px">
      <span className="mt-1">{base}</span>
      <Box className="h-2 w-1.5" />
    </span>
  )
}

/** Whatever is raised to a power. */
const base = <i>{messages.base}</i>

const drawn: Readonly<Record<string, ReactNode>> = {
  fraction: <Fraction />,
  mixed: (
    <span className="inline-flex items-center gap-[3px]">
      <Box className="h-3.5" />
      <Fraction />
    </span>
  ),
  squared: <span>{base}²</span>,
  power: <Raised base={base} />,
  tenPower: (
    <span className="text-[15px]">
      <Raised base="×10" />
    </span>
  ),
  modulus: '|\u2009□\u2009|',
  delete: <Delete {...icon} />,
  left: <ArrowLeft {...icon} />,
  right: <ArrowRight {...icon} />,
  next: <ArrowDown {...icon} />,
  more: <Ellipsis {...icon} />,
}

const isLetter = (id: string) => /^\p{L}$/u.test(id)

export function KeyLabel({ pressed }: { pressed: Key }) {
  const { id } = pressed
  const sign = pressed.does === 'type' ? printedName(pressed.text.trim()) : null
  return (
    <span
      aria-hidden="true"
      className={sign !== null && sign.length > 3 ? 'text-[14px] tracking-tight' : undefined}
    >
      {drawn[id] ?? (isLetter(id) ? <i>{sign}</i> : sign)}
    </span>
  )
}

/** The look of a key by what it does. */
export const lookOf = ({ does, id }: Key): string => {
  if (does !== 'type') return 'bg-sunken text-ink-soft'
  return isLetter(id) ? 'bg-subject-wash text-subject' : 'bg-surface text-ink'
}
