// An icon button for the bars of the full-screen viewers, named for screen readers and by a tooltip.
import type { LucideIcon } from 'lucide-react'
import { classes } from '../classes.ts'

interface BarButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  /** Nothing to do; the button keeps its focus, so that reaching an end does not lose it. */
  readonly off?: boolean
  readonly onPress: () => void
}

export function BarButton({ icon: Icon, label, off = false, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
      className={classes(
        'inline-flex size-12 shrink-0 touch-manipulation items-center justify-center rounded-[12px] transition-[transform,background-color] duration-150 ease-settle -outline-offset-3',
        off ? 'cursor-default! text-ink-faint opacity-55' : 'text-ink hover:bg-sunken active:scale-94',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
