// Pages that are written at build time are there before their code: what needs it waits.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until the code is here: a form sent before that would leave the page with what was typed. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
