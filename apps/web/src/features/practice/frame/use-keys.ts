// The keyboard shortcuts of a practice screen. They listen on the document, so they act wherever the focus is, unless
// the focused element needs the key itself.
import { useEffect, useRef } from 'react'
import { useSingleKeys } from '../../../platform/preferences.ts'
import type { Focus, KeyPress } from './key-press.ts'

const currentFocus = (): Focus => {
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

/** @param commandOf maps a key press to a command; must be a stable function @param run executes a command */
export const useKeys = <Command>(
  enabled: boolean,
  commandOf: (press: KeyPress) => Command | null,
  run: (command: Command) => void,
): void => {
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
        focus: currentFocus(),
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
