// The product's own marks: the gateway logo, the arch around a letter or an icon, and the keystone diamond of the
// Skizies. All are decoration beside words, so they are hidden from screen readers.
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className ?? 'size-8'}>
      <path d="M6 44V24a18 18 0 0 1 36 0v20h-9V25a9 9 0 0 0-18 0v19z" fill="#B4452C" />
      <path d="M24 2l4.2 6.8L24 15l-4.2-6.2z" fill="#F2A91E" />
    </svg>
  )
}

/** In the colour and, by default, the height of the surrounding text. */
export function Keystone({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 16"
      aria-hidden="true"
      className={classes('shrink-0', className ?? 'h-[0.85em] w-auto')}
    >
      <path d="M6 0l6 8-6 8-6-8z" fill="currentColor" />
    </svg>
  )
}

/** The keystone of a question that was already paid. */
export function HollowKeystone({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 16"
      aria-hidden="true"
      className={classes('shrink-0', className ?? 'h-[0.85em] w-auto')}
    >
      <path d="M6 1.7L10.7 8 6 14.3 1.3 8z" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

interface ArchMarkProps extends ComponentProps<'span'> {
  readonly children: ReactNode
}

/**
 * An arch in the colour of the nearest `data-subject`, else the brand. Size and other colours by class; 54 × 62 px by
 * default.
 */
export function ArchMark({ className, ...rest }: ArchMarkProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classes(
        'arch num inline-flex shrink-0 items-center justify-center font-bold',
        className ?? 'h-[62px] w-[54px] rounded-b-none bg-subject pt-1 text-2xl text-on-fill',
      )}
    />
  )
}
