// The address of a drawing. The SVG contains its dark colours and shows them when its address ends in #dark.
import { useShownTheme } from '../../../platform/preferences.ts'
import type { Drawing } from './questions.ts'

export const usePictureAddress = ({ address }: Drawing): string => {
  const theme = useShownTheme()
  return address + (theme === 'dark' ? '#dark' : '')
}

/** Prefetches a drawing. */
export const fetchAhead = ({ address }: Drawing): void => {
  new Image().src = address
}
