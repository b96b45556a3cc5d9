// One student on the list, or a skeleton while the row is loading.
import type { BoardName as BoardId, BoardRow } from '@toron/contract/leaderboard.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StudentMark } from '../../ui/student-mark.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import { Words } from '../../ui/words.tsx'
import { podiumSize } from './board.ts'
import { BoardName } from './board-name.tsx'
import { messages } from './messages.ts'
import { ReportButton } from './report-names.tsx'
import { rowHeight } from './rows-in-view.ts'

export const rowClass = 'flex items-center gap-2.5 px-3.5 md:gap-4 md:px-5'

interface RankRowProps {
  readonly board: BoardId
  readonly row: BoardRow | undefined
  /** 0-based, in the list. */
  readonly index: number
  /** Rows of the whole list. */
  readonly count: number
  /** Pixels from the top of the list. */
  readonly top: number
  /** The id for the student's own row, to scroll to. */
  readonly ownId: string
}

export function RankRow({ board, row, index, count, top, ownId }: RankRowProps) {
  return (
    <li
      id={row?.isYou ? ownId : undefined}
      tabIndex={row?.isYou ? -1 : undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classes(
        'absolute inset-x-0 top-0 focus-visible:-outline-offset-3',
        rowClass,
        index > 0 && 'border-t border-line',
        row?.isYou && 'bg-brand-wash',
      )}
      style={{ height: rowHeight, transform: `translateY(${top}px)` }}
    >
      {row ? <Filled row={row} /> : <Waiting />}
      {row && (
        <ReportButton row={row} board={board} position={index + podiumSize + 1} className="-mr-2.5 -ml-1.5" />
      )}
    </li>
  )
}

function Filled({ row }: { row: BoardRow }) {
  return (
    <>
      <span className="num min-w-7 shrink-0 font-bold md:min-w-12">
        <RankInWords rank={row.rank} />
      </span>
      <StudentMark student={row} className="size-9 text-[15px] md:size-10 md:text-base" />
      <span className="line-clamp-2 min-w-0 grow text-[16px] leading-tight font-[650] wrap-anywhere md:text-[17px]">
        <BoardName row={row} />
      </span>
      <span className="num shrink-0 text-[15px] whitespace-nowrap md:text-[17px]">
        {hoursAndMinutes(row.minutes)}
      </span>
    </>
  )
}

/** A rank as a figure, with the word "rank" for screen readers. */
export function RankInWords({ rank }: { rank: number }) {
  return (
    <Words
      text={messages.list.rank(rank)}
      marks={{ unseen: (words) => <span className="sr-only">{words}</span> }}
    />
  )
}

export function Waiting() {
  return (
    <>
      <span className="sr-only">{messages.list.rowLoading}</span>
      <span className="w-7 shrink-0 md:w-12">
        <Skeleton className="h-5 w-7" />
      </span>
      <Skeleton className="size-9 shrink-0 rounded-full! md:size-10" />
      <span className="grow">
        <Skeleton className="h-5 w-36 max-w-full" />
      </span>
      <Skeleton className="h-5 w-18 shrink-0" />
    </>
  )
}
