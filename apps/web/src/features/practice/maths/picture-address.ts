// Where a drawing is found. It has its dark colours in itself and shows them when its address ends in #dark.
import { useShownTheme } from '../../../platform/preferences.ts'

const addressOf = (file: string): string => `/images/${encodeURIComponent(file)}`

export function usePictureAddress(file: string): string {
  const theme = useShownTheme()
  return addressOf(file) + (theme === 'dark' ? '#dark' : '')
}

/** Has the browser fetch a drawing that will be wanted soon. */
export function fetchAhead(file: string): void {
  new Image().src = addressOf(file)
}
