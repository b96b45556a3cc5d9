// The line under the greeting, in the colour of the subject it names.
import { Words } from '../../ui/words.tsx'
import type { Motivation } from './dashboard.ts'
import { messages } from './messages.ts'

export function MotivationalMessage({ mood, topic, subject }: Motivation) {
  return (
    <p className="text-ink-soft" data-subject={subject?.key}>
      <Words
        text={messages.moods[mood](topic, subject?.name ?? '')}
        marks={{ topic: (words) => <strong className="font-bold text-subject">{words}</strong> }}
      />
    </p>
  )
}
