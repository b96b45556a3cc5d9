// A name on a board, `You · Maliha` in the student's own row. It is isolated, so that its writing direction does not
// affect the words around it.
import type { BoardRow } from '@toron/contract/leaderboard.ts'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'

export function BoardName({ row: { displayName, isYou } }: { row: BoardRow }) {
  const name = <bdi>{displayName}</bdi>
  return isYou ? <Words text={messages.you} marks={{ name: () => name }} /> : name
}
