// The dialog with the keys of a practice screen and the switch for single-letter keys.
import type { ReactNode } from 'react'
import { setSingleKeys, useSingleKeys } from '../../../platform/preferences.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { KeyMeaning } from './key-meaning.ts'
import { messages } from './messages.ts'

interface KeysDialogProps {
  readonly keys: readonly KeyMeaning[]
  readonly open: boolean
  readonly onClose: () => void
}

export function KeysDialog({ keys, open, onClose }: KeysDialogProps) {
  const singleKeys = useSingleKeys()
  return (
    <Dialog open={open} onClose={onClose} title={messages.keys.title}>
      <dl className="mb-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {keys.map(([names, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.target.checked)}
          className="size-5 accent-brand"
        />
        {messages.keys.singleKeys}
      </label>
    </Dialog>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="num inline-flex h-9 min-w-9 items-center justify-center rounded-small border border-line bg-sunken px-2.5 text-[15px] font-bold">
      {children}
    </kbd>
  )
}
