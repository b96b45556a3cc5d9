// A name on a board, `You · Maliha` in one's own row. Whatever direction it is written in, the words around it stay in theirs.
import type { BoardRow } from '@toron/contract/leaderboard.ts'

export function BoardName({ row: { displayName, isYou } }: { row: BoardRow }) {
  return (
    <>
      {isYou && 'You · '}
      <bdi>{displayName}</bdi>
    </>
  )
}
