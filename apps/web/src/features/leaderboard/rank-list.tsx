// Everybody from rank 4 on, as many as there are: the page is as long as the list, but only the rows in view exist.
// Screen readers are told each row's place and how many there are.
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { useId, useRef } from 'react'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { podiumSize } from './board.ts'
import { GoToMyPlace } from './go-to-my-place.tsx'
import { RankRow } from './rank-row.tsx'
import { offsetOf, rowHeight } from './rows-in-view.ts'
import { useBoardRows } from './use-board-rows.ts'
import { useRowsInView } from './use-rows-in-view.ts'

interface RankListProps {
  readonly board: BoardName
  /** Students on the board. */
  readonly total: number
  /** One's own rank, null before the first minute. */
  readonly ownRank: number | null
  readonly isOnPodium: boolean
  readonly ownId: string
}

export function RankList({ board, total, ownRank, isOnPodium, ownId }: RankListProps) {
  const list = useRef<HTMLOListElement>(null)
  const titleId = useId()
  const count = total - podiumSize
  const view = useRowsInView(list, count)
  const positionOf = (row: number) => row + podiumSize + 1
  const rows = useBoardRows(board, positionOf(view.first), positionOf(Math.max(view.end - 1, view.first)))
  const drawn = Array.from({ length: view.end - view.first }, (_, index) => view.first + index)
  const ownRow = drawn.find((row) => rows.rowAt(positionOf(row))?.isYou)
  const isOwnSeen = isOnPodium
    ? view.firstSeen === 0
    : ownRow !== undefined && ownRow >= view.firstSeen && ownRow < view.endSeen

  return (
    <section aria-labelledby={titleId} id="ranks" className="scroll-mt-24">
      <h2 id={titleId} className="sr-only">
        From rank {podiumSize + 1}
      </h2>
      <Card className="overflow-hidden">
        <ol ref={list} aria-labelledby={titleId} className="relative" style={{ height: view.height }}>
          {drawn.map((row) => (
            <RankRow
              key={row}
              board={board}
              row={rows.rowAt(positionOf(row))}
              index={row}
              count={count}
              top={view.origin + row * rowHeight}
              ownId={ownId}
            />
          ))}
        </ol>
      </Card>
      <div className="pointer-events-none sticky bottom-[calc(var(--bottom-bar)+14px)] z-10 flex flex-col items-center gap-2 pt-3.5 *:pointer-events-auto">
        {rows.error && (
          <Alert
            className="bg-surface! shadow-card"
            action={
              <Button kind="ghost" pending={rows.isFetching} onClick={rows.retry}>
                Try again
              </Button>
            }
          >
            {explain(rows.error)}
          </Alert>
        )}
        {ownRank !== null && (
          <GoToMyPlace
            {...{ board, ownRank, isOnPodium, ownId, isHidden: isOwnSeen }}
            isBelow={!isOnPodium && ownRank > positionOf(view.firstSeen)}
            onGo={(position) => {
              const above = list.current?.getBoundingClientRect().top ?? 0
              const row = position - podiumSize - 1
              window.scrollTo({ top: window.scrollY + above + offsetOf(row, window.innerHeight, count) })
            }}
          />
        )}
      </div>
    </section>
  )
}
