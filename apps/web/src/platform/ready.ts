// Prerendered pages are visible before their code has loaded; controls that need it wait.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until the code has loaded: a form submitted earlier would leave the page and lose the typed text. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
