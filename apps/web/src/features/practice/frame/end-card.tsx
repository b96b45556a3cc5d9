// The card at the top of a finished topic, and the banner with what it earned.
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Keystone } from '../../../ui/marks.tsx'
import { messages } from './messages.ts'

interface EndCardProps {
  readonly children: ReactNode
  /** The buttons. */
  readonly actions: ReactNode
}

export function EndCard({ children, actions }: EndCardProps) {
  return (
    <Card className="flex flex-col items-center px-5 py-9 text-center md:py-11">
      {children}
      <div className="mt-7 flex w-full flex-wrap justify-center gap-3.5">{actions}</div>
    </Card>
  )
}

export function EarnedBanner({ skizies, className }: { skizies: number; className: string }) {
  return (
    <p
      className={classes(
        'num inline-flex items-center gap-2 rounded-full bg-skizie-wash px-5 py-3 text-xl font-bold text-skizie-deep',
        className,
      )}
    >
      <Keystone />
      {messages.end.earned(skizies)}
    </p>
  )
}
