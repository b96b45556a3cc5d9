// Where a drawing is found. It has its dark colours in itself and shows them when its address ends in #dark.
import { useShownTheme } from '../../../platform/preferences.ts'
import type { Drawing } from './questions.ts'

export function usePictureAddress({ address }: Drawing): string {
  const theme = useShownTheme()
  return address + (theme === 'dark' ? '#dark' : '')
}

/** Has the browser fetch a drawing that will be wanted soon. */
export function fetchAhead({ address }: Drawing): void {
  new Image().src = address
}
