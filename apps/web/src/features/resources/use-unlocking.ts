// The steps of unlocking a file: ask, confirm, pay, then focus the button that opens it.
import type { Resource } from '@toron/contract/resources.ts'
import { useEffect, useRef, useState } from 'react'
import { meQuery } from '../../platform/queries.ts'
import { queryClient } from '../../platform/query-client.ts'
import { viewButtonId } from './file-row.tsx'
import { messages } from './messages.ts'
import { isUnlocking, useUnlock } from './queries.ts'

/** @param unlocked paths of the unlocked files, null while they are not known */
export const useUnlocking = (unlocked: ReadonlySet<string> | null) => {
  const [selected, setSelected] = useState<Resource | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const bought = useRef<Resource | null>(null)
  const unlock = useUnlock()

  // Closing the dialog restores the focus to a button that no longer exists, and nothing behind an open dialog is
  // announced: so both wait until the dialog is closed.
  useEffect(() => {
    const resource = bought.current
    if (isOpen || !resource || !unlocked?.has(resource.path)) return
    bought.current = null
    document.getElementById(viewButtonId(resource.path))?.focus()
    setAnnouncement(messages.file.isUnlocked(resource.name))
  }, [isOpen, unlocked])

  return {
    selected,
    isOpen,
    /** For screen readers. */
    announcement,
    isPending: unlock.isPending,
    error: unlock.error,
    ask: (resource: Resource) => {
      unlock.reset()
      setAnnouncement('')
      setSelected(resource)
      setIsOpen(true)
      // The balance may have grown on another device.
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    },
    confirm: () => {
      if (!selected || isUnlocking()) return
      unlock.mutate(selected.path, {
        onSuccess: () => {
          bought.current = selected
          setIsOpen(false)
        },
        onError: () => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
      })
    },
    close: () => setIsOpen(false),
  }
}
