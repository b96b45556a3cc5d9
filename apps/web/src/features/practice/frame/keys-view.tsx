// Whether the keys dialog is open, and the button that opens it. The dialog's code comes when the browser is idle.
import { useState } from 'react'
import { codeQuery } from '../../../platform/code.ts'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

export const keysDialogCode = codeQuery('keys-dialog', () => import('./keys-dialog.tsx'))

export interface KeysView {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

export const useKeysView = (): KeysView => {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

export function KeysButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button kind="plain" onClick={onOpen} className="text-[15px] text-ink-soft!">
      <span
        aria-hidden="true"
        className="num inline-flex size-6 items-center justify-center rounded-[6px] border border-line font-bold"
      >
        ?
      </span>
      {messages.keys.title}
    </Button>
  )
}
