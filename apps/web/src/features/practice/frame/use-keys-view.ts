// Whether the keys dialog is open.
import { useState } from 'react'

export interface KeysView {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

export const useKeysView = (): KeysView => {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
