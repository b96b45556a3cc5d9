// All students from position 4 on. The page is as tall as the list, but only the rows in view are rendered. Screen
// readers get each row's position and the total.
import type { BoardName } from '@toron/contract/leaderboard.ts'
import { useId, useRef } from 'react'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { podiumSize } from './board.ts'
import { GoToMyPlace } from './go-to-my-place.tsx'
import { messages } from './messages.ts'
import { RankRow } from './rank-row.tsx'
import { offsetOf, rowHeight } from './rows-in-view.ts'
import { useBoardRows } from './use-board-rows.ts'
import { useRowsInView } from './use-rows-in-view.ts'

interface RankListProps {
  readonly board: BoardName
  /** Students on the board. */
  readonly total: number
  /** The student's own rank, null before the first minute. */
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
        {messages.list.title(podiumSize + 1)}
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
                {messages.list.retry}
              </Button>
            }
          >
            {explain(rows.error)}
          </Alert>
        )}
        {ownRank !== null && (
          <GoToMyPlace
            board={board}
            ownRank={ownRank}
            isOnPodium={isOnPodium}
            ownId={ownId}
            isHidden={isOwnSeen}
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
