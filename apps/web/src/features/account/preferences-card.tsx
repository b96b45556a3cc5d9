// How the app looks and sounds on this device; kept here, so a visitor has it as well.
import { setSoundOn, setTheme, type Theme, themes, useSoundOn, useTheme } from '../../platform/preferences.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'

const themeNames: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' }

export function PreferencesCard() {
  const theme = useTheme()
  const soundOn = useSoundOn()
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-[22px]">On this device</h2>
      <Choice
        legend="Theme"
        name="theme"
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        chosen={theme}
        onChoose={setTheme}
      />
      <Choice
        legend="Sound on a right answer"
        name="sound"
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
        chosen={soundOn ? 'on' : 'off'}
        onChoose={(value) => setSoundOn(value === 'on')}
      />
    </Card>
  )
}

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
}

/** A row of radio buttons in one pill. */
function Choice<T extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-[15px] font-[650] text-ink-soft">{legend}</legend>
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
