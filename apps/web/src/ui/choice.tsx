// A row of radio buttons in one pill, for choosing one of a few.
import { classes } from './classes.ts'

interface ChoiceProps<T extends string> {
  readonly legend: string
  /** For screen readers only, where the options explain themselves visually. */
  readonly legendHidden?: boolean
  readonly name: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  readonly className?: string
}

export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, legendHidden = false, name, options, chosen, onChoose, className } = props
  return (
    <fieldset className={className}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-[15px] font-[650] text-ink-soft'}>
        {legend}
      </legend>
      <div className="inline-flex rounded-full bg-sunken p-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={classes(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-5 font-[650]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              value === chosen ? 'bg-surface text-ink shadow-card' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
