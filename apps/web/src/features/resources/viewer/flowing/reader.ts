// How books flow on this device: the size of their text, and the colours of their paper.
import { useSyncExternalStore } from 'react'
import { readStored, store, watchStored } from '../../../../platform/storage.ts'

/** Of the text, in CSS pixels. */
export const textSizes = [15, 17, 19, 22, 26, 30] as const
const usualSize = 17

/** `app`: as the app is. */
export const papers = ['app', 'white', 'cream', 'dark'] as const
export type Paper = (typeof papers)[number]

export interface Reader {
  /** The book is open as it flows, and not in pages. */
  readonly flows: boolean
  readonly size: number
  readonly paper: Paper
}

/** `flows 19 dark`; whatever else is stored is read as what is usual. */
export const readReader = (stored: string | null): Reader => {
  const [view, size, paper] = stored?.split(' ') ?? []
  return {
    flows: view === 'flows',
    size: textSizes.find((each) => each === Number(size)) ?? usualSize,
    paper: papers.find((each) => each === paper) ?? 'app',
  }
}

export const writeReader = ({ flows, size, paper }: Reader): string =>
  `${flows ? 'flows' : 'pages'} ${size} ${paper}`

const stored = () => readStored('reader')

export const useReader = (): [Reader, (change: Partial<Reader>) => void] => {
  const reader = readReader(useSyncExternalStore(watchStored, stored, () => null))
  return [reader, (change) => store('reader', writeReader({ ...reader, ...change }))]
}

/** The next size up or down; the same at either end. */
export const sizeAfter = (size: number, by: 1 | -1): number => {
  const sizes: readonly number[] = textSizes
  return sizes[sizes.indexOf(size) + by] ?? size
}
