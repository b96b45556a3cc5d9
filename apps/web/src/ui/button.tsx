// The buttons: one primary action per view, ghost for secondary ones, plain for text that acts. A link that looks like
// a button stays a link.
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

type ButtonKind = 'primary' | 'ghost' | 'plain'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2.5 text-center font-[650] leading-tight no-underline select-none ' +
  'transition-[transform,opacity,background-color] duration-150 ease-settle active:translate-y-px'

const kinds: Record<ButtonKind, string> = {
  primary:
    'rounded-[14px] px-5.5 py-3 bg-brand text-on-brand shadow-[inset_0_-3px_0_rgba(0,0,0,.18)] hover:bg-brand-strong ' +
    'disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none disabled:active:translate-y-0',
  ghost:
    'rounded-[14px] px-5.5 py-3 text-ink shadow-[inset_0_0_0_1.5px_var(--line)] hover:bg-sunken ' +
    'disabled:text-ink-faint disabled:hover:bg-transparent disabled:active:translate-y-0',
  plain:
    'rounded-small px-2 text-brand hover:text-brand-strong hover:underline underline-offset-4 disabled:text-ink-faint',
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind
  /** The action is in progress: the button keeps its place and focus, and a second press does nothing. */
  readonly pending?: boolean
}

export function Button({
  kind = 'primary',
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={classes(base, kinds[kind], pending && 'cursor-progress', className)}
    >
      {children}
      {pending && <Dots />}
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly kind?: ButtonKind
}

export function ButtonLink({ kind = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(base, kinds[kind], className)} />
}

function Dots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-[shimmer_900ms_ease-in-out_infinite] rounded-full bg-current"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  )
}
