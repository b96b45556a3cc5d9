// What a screen puts under a verdict about its question. It is another feature's, so the app gives it.
import { createContext, type ReactNode } from 'react'

export interface AboutProps {
  readonly questionId: string
  /** The text of the question as it is shown. */
  readonly stem: ReactNode
}

export const AboutSlot = createContext<((props: AboutProps) => ReactNode) | null>(null)
