// The button beside a subject, a topic or a book: whether it is on this device, and how large it is.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { useCatalogue } from '../../platform/catalogue.ts'
import type { ChoiceProps } from '../../platform/offline/choice-slot.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { messages } from './choices/messages.ts'
import { bytesOf, chosenQuery, type Entry, entriesOf, sizesQuery } from './choices.ts'
import { Group, isPossible, Notes, Tick, useChoosing } from './choosing.tsx'

export function ChoiceButton({ of, what, name }: ChoiceProps) {
  const entries = useEntries({ of, what, name })
  const { data: chosen } = useQuery({ ...chosenQuery, enabled: isPossible() })
  const [isOpen, setOpen] = useState(false)
  if (entries.length === 0 || !chosen) return null
  const isHere = entries.every(({ choice }) => chosen.choices.has(choice))
  const label = messages.button(name, bytesOf(entries), isHere)
  const Icon = isHere ? CircleCheck : Download
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={() => setOpen(true)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
      {isOpen && (
        <ChoiceDialog
          name={name}
          entries={entries}
          isGroup={of === 'subject'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const useEntries = ({ of, what, name }: ChoiceProps): readonly Entry[] => {
  const catalogue = useCatalogue()
  const { data: sizes } = useQuery(sizesQuery)
  if (!catalogue.data || !sizes) return []
  if (of === 'topic') return entriesOf(sizes, [{ key: what, name }])
  if (of === 'subject') {
    return entriesOf(sizes, catalogue.data.subjects.find(({ key }) => key === what)?.topics ?? [])
  }
  const bytes = sizes.books[what]
  return bytes === undefined ? [] : [{ choice: `book:${what}`, name, bytes }]
}

interface ChoiceDialogProps {
  readonly name: string
  readonly entries: readonly Entry[]
  readonly isGroup: boolean
  readonly onClose: () => void
}

function ChoiceDialog({ name, entries, isGroup, onClose }: ChoiceDialogProps) {
  const choosing = useChoosing()
  const { chosen, busy, set } = choosing
  return (
    <Dialog open={true} onClose={onClose} title={messages.dialog(name)}>
      <div className="text-[15px] text-ink-soft">
        <Notes {...choosing} />
        {isGroup ? (
          <Group name={name} all={messages.all(name)} entries={entries} choosing={choosing} />
        ) : (
          <div className="mt-3 border-t border-line pt-3 text-ink">
            {entries.map(({ choice, name: one, bytes }) => (
              <Tick
                key={choice}
                name={one}
                bytes={bytes}
                isChosen={chosen.data?.choices.has(choice) ?? false}
                isBusy={busy.has(choice)}
                onSet={(isChosen) => void set([choice], isChosen)}
              />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
