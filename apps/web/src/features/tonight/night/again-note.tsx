// After a wrong answer with an idea behind it: when one like it comes back.
import { RotateCw } from 'lucide-react'
import { Words } from '../../../ui/words.tsx'
import { onDay } from '../days.ts'
import { messages } from './messages.ts'
import type { Again } from './queries.ts'

interface AgainNoteProps {
  readonly again: NonNullable<Again>
  readonly today: string
}

export function AgainNote({ again: { after, day }, today }: AgainNoteProps) {
  const when = onDay(day, today)
  return (
    <div className="mt-3.5 flex items-center gap-3.5 rounded-medium border border-line bg-surface px-4 py-3.5">
      <span
        aria-hidden="true"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-skizie-wash text-skizie-deep"
      >
        <RotateCw strokeWidth={2} className="size-4.5" />
      </span>
      <p>
        <Words
          text={after === null ? messages.again.later(when) : messages.again.tonight(after, when)}
          marks={{ strong: (words) => <strong>{words}</strong> }}
        />
      </p>
    </div>
  )
}
