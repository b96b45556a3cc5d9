// A form field: label, input, error and hint, tied together for screen readers.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Shown inside the input at its right end, such as a show/hide button. */
  readonly trailing?: ReactNode
}

export function Field({ label, hint, error, trailing, className, ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-[650]">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classes(
            'min-h-13 w-full rounded-[14px] border bg-surface px-4 py-3 text-ink',
            error ? 'border-wrong' : 'border-edge',
            trailing ? 'pr-20' : '',
          )}
        />
        {trailing && <div className="absolute inset-y-0 right-1.5 flex items-center">{trailing}</div>}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-[15px] font-semibold text-wrong">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-[15px] text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
