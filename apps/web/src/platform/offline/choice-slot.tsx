// The place beside a subject, a topic or a book for the button that keeps it on this device. The button is the app's, and comes late.
import { createContext, type ReactNode, useContext } from 'react'

export interface ChoiceProps {
  readonly of: 'subject' | 'topic' | 'book'
  /** Its key, or the path of a book. */
  readonly what: string
  readonly name: string
}

export const ChoiceContext = createContext<(props: ChoiceProps) => ReactNode>(() => null)

export function ChoiceSlot(props: ChoiceProps) {
  const Button = useContext(ChoiceContext)
  return <Button {...props} />
}
