// Unlocking a file, step by step: asked, confirmed, paid, and then the focus on the button that opens it.
import type { Resource } from '@toron/contract/resources.ts'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { meKey } from '../../platform/session.ts'
import { viewButtonId } from './file-row.tsx'
import { isUnlocking, useUnlock } from './queries.ts'

/** @param unlocked the paths that the student has, null while that is not known */
export function useUnlocking(unlocked: ReadonlySet<string> | null) {
  const [asked, setAsked] = useState<Resource | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [news, setNews] = useState('')
  const bought = useRef<Resource | null>(null)
  const unlock = useUnlock()

  // Closing the dialog gives the focus back to a button that is gone by then, and nothing behind an open dialog is
  // spoken: so both wait for the dialog to be closed.
  useEffect(() => {
    const resource = bought.current
    if (isOpen || !resource || !unlocked?.has(resource.path)) return
    bought.current = null
    document.getElementById(viewButtonId(resource.path))?.focus()
    setNews(`${resource.name} is unlocked.`)
  }, [isOpen, unlocked])

  return {
    asked,
    isOpen,
    /** What is to be spoken. */
    news,
    isPending: unlock.isPending,
    error: unlock.error,
    ask: (resource: Resource) => {
      unlock.reset()
      setNews('')
      setAsked(resource)
      setIsOpen(true)
      // The balance may have grown on another device.
      void queryClient.invalidateQueries({ queryKey: meKey })
    },
    confirm: () => {
      if (!asked || isUnlocking()) return
      unlock.mutate(asked.path, {
        onSuccess: () => {
          bought.current = asked
          setIsOpen(false)
        },
        onError: () => void queryClient.invalidateQueries({ queryKey: meKey }),
      })
    },
    close: () => setIsOpen(false),
  }
}
