// What a finger or the keys take hold of: a button of 44 pixels over a point.
import type { KeyboardEvent } from 'react'
import { classes } from '../../../../../ui/classes.ts'

interface HandleProps {
  readonly label: string
  /** In percent of the drawing. */
  readonly left: number
  readonly top: number
  readonly isSelected: boolean
  readonly isDone: boolean
  readonly register: (button: HTMLButtonElement | null) => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function Handle({ label, left, top, isSelected, isDone, register, onFocus, onKeyDown }: HandleProps) {
  return (
    <button
      ref={register}
      type="button"
      disabled={isDone}
      data-answer=""
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="group absolute flex size-11 -translate-1/2 touch-none items-center justify-center rounded-full outline-none"
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      <span
        className={classes(
          'size-6 rounded-full border-2 group-focus-visible:border-brand',
          isSelected && !isDone ? 'border-brand/50' : 'border-transparent',
        )}
      />
    </button>
  )
}
