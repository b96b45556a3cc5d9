// A message with elements in it. Marks in the message say which words they contain, so that a translation can move
// them.
import { Fragment, type ReactNode } from 'react'

/** The element for each marked part of a message, by the name of its mark. */
type Marks = Readonly<Record<string, (words: string) => ReactNode>>

const marked = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g

interface WordsProps {
  /**
   * `You practise as a visitor. <signIn>Sign in</signIn> to earn.` Marks do not nest. One without words, `<name/>`, is
   * replaced by content of the app: a picture, or the name of a student, which may look like a mark.
   */
  readonly text: string
  readonly marks: Marks
}

/** Renders a message, each marked part as its element from `marks`; a mark without an entry is plain text. */
export function Words({ text, marks }: WordsProps) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(marked)) {
    const [whole, name = '', words = ''] = match
    parts.push(text.slice(end, match.index))
    parts.push(<Fragment key={match.index}>{marks[name]?.(words) ?? words}</Fragment>)
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return <>{parts}</>
}
