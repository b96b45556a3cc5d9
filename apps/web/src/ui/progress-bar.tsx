// A progress bar. What it measures is said in words beside it or by `label`.
import { classes } from './classes.ts'

interface ProgressBarProps {
  readonly value: number
  /** At least 1 to show anything; 0 leaves the bar empty. */
  readonly max: number
  /** What the bar measures, for screen readers: `Motion`. */
  readonly label: string
  /** The value in words: `24 of 40 answered, 60%`. */
  readonly valueText: string
  readonly className?: string
}

export function ProgressBar({ value, max, label, valueText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 1)}
      aria-valuenow={Math.min(value, Math.max(max, 1))}
      aria-valuetext={valueText}
      className={classes('h-2 overflow-hidden rounded-full bg-sunken text-subject', className)}
    >
      {share > 0 && (
        <div
          className="h-full w-full origin-left rounded-full bg-current transition-transform duration-240 ease-settle"
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      )}
    </div>
  )
}
