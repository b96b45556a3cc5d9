// How the app looks and sounds on this device; kept here, so a visitor has it as well.
import { setSoundOn, setTheme, type Theme, themes, useSoundOn, useTheme } from '../../platform/preferences.ts'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/choice.tsx'

const themeNames: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' }

export function PreferencesCard() {
  const theme = useTheme()
  const soundOn = useSoundOn()
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-[22px]">On this device</h2>
      <Choice
        className="mt-4"
        legend="Theme"
        name="theme"
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        chosen={theme}
        onChoose={setTheme}
      />
      <Choice
        className="mt-4"
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
