// Theme and sound, stored on this device, so visitors have them too.
import {
  setSoundOn,
  setTheme,
  type Theme,
  themes,
  useSoundOn,
  useTheme,
} from '../../../platform/preferences.ts'
import { Card } from '../../../ui/card.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { messages } from './messages.ts'

const words = messages.device
const themeNames: Readonly<Record<Theme, string>> = words.themes

export function PreferencesCard() {
  const theme = useTheme()
  const soundOn = useSoundOn()
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-[22px]">{words.title}</h2>
      <Choice
        className="mt-4"
        legend={words.theme}
        name="theme"
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        chosen={theme}
        onChoose={setTheme}
      />
      <Choice
        className="mt-4"
        legend={words.sound}
        name="sound"
        options={[
          { value: 'on', label: words.on },
          { value: 'off', label: words.off },
        ]}
        chosen={soundOn ? 'on' : 'off'}
        onChoose={(value) => setSoundOn(value === 'on')}
      />
    </Card>
  )
}
