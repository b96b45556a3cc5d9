// The position of the open question in its topic.
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { messages } from './messages.ts'

interface PlaceBarProps {
  /** From 1. */
  readonly number: number
  readonly total: number
  readonly className: string
}

export function PlaceBar({ number, total, className }: PlaceBarProps) {
  return (
    <ProgressBar
      value={number}
      max={total}
      label={messages.progress}
      valueText={messages.place(number, total)}
      className={className}
    />
  )
}
