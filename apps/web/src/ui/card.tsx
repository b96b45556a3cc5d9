// The surface for content, and the small pill for a name or a count.
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const cardClass = 'rounded-large border border-line bg-surface shadow-card'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(cardClass, className)} />
}

const tones = {
  plain: 'bg-sunken text-ink',
  skizie: 'bg-skizie-wash text-skizie-deep',
  subject: 'bg-subject-wash text-subject',
}

interface ChipProps extends ComponentProps<'span'> {
  readonly tone?: keyof typeof tones
}

export function Chip({ tone = 'plain', className, ...rest }: ChipProps) {
  return (
    <span
      {...rest}
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-3.5 py-1.5 text-[15px] leading-tight font-[650] whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  )
}
