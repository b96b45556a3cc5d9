// Listens to the keyboard for a practice screen, on the document: the keys act wherever the focus is, unless
// it is somewhere that needs them itself.
import { useEffect, useRef } from 'react'
import { useSingleKeys } from '../../../platform/preferences.ts'
import type { Focus, KeyPress } from './keys.ts'

const focusNow = (): Focus => {
  const element = document.activeElement
  if (document.querySelector('dialog[open]')) return 'dialog'
  if (!(element instanceof HTMLElement)) return 'page'
  if (element instanceof HTMLInputElement) {
    if (element.type === 'radio') return 'radio'
    return element.type === 'checkbox' ? 'control' : 'text'
  }
  if (element.isContentEditable || element.matches('textarea, select')) return 'text'
  return element.matches('button, a[href], summary') ? 'control' : 'page'
}

/** @param commandOf what a key press means on this screen; the same function at every call */
export function useKeys<Command>(
  enabled: boolean,
  commandOf: (press: KeyPress) => Command | null,
  run: (command: Command) => void,
): void {
  const singleKeys = useSingleKeys()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })

  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commandOf({
        key: event.key,
        code: event.code,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        repeat: event.repeat,
        focus: focusNow(),
        singleKeys,
      })
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled, singleKeys, commandOf])
}
