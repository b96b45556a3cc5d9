// The first three, each in an arch: visually second, first, third; in DOM order 1, 2, 3 for screen readers.
import type { BoardName as BoardId, BoardRow } from '@toron/contract/leaderboard.ts'
import { classes } from '../../ui/classes.ts'
import { StudentMark } from '../../ui/student-mark.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import { BoardName } from './board-name.tsx'
import { messages } from './messages.ts'
import { ReportButton } from './report-names.tsx'

/** The spots in DOM order, each with its visual order. */
export const podiumSpots = [
  { name: 'first', order: 'order-2' },
  { name: 'second', order: 'order-1' },
  { name: 'third', order: 'order-3' },
] as const

/**
 * The top margin of an arch and the size of its figure, by rank: students who share a rank are equally high
 * (decision 19), however long their names are.
 */
export const standOf = (rank: number): { readonly arch: string; readonly figure: string } => {
  if (rank === 1) return { arch: '', figure: 'text-[34px] md:text-[42px]' }
  if (rank === 2) return { arch: 'mt-9 md:mt-10', figure: 'text-[26px] md:text-[31px]' }
  return { arch: 'mt-12 md:mt-13', figure: 'text-[22px] md:text-[26px]' }
}

export const podiumClass = 'grid min-h-58 grid-cols-[1fr_1.15fr_1fr] gap-2 md:min-h-65 md:gap-4'

export const archClass =
  'flex min-w-0 flex-col items-center rounded-t-full rounded-b-[4px] border px-2 pt-6 pb-4 text-center md:px-4 md:pt-8.5 md:pb-5.5'

interface PodiumProps {
  readonly board: BoardId
  readonly rows: readonly BoardRow[]
  /** The id for the student's own spot, to scroll to. */
  readonly ownId: string
}

export function Podium({ board, rows, ownId }: PodiumProps) {
  return (
    <ol aria-label={messages.podium.label} className={podiumClass}>
      {podiumSpots.map(({ name, order }, index) => {
        const row = rows[index]
        const { arch, figure } = standOf(row?.rank ?? index + 1)
        return row ? (
          <li
            key={name}
            id={row.isYou ? ownId : undefined}
            tabIndex={row.isYou ? -1 : undefined}
            className={classes(archClass, order, arch, 'relative shadow-card', colours(row))}
          >
            <Occupant row={row} figure={figure} />
            <ReportButton
              row={row}
              board={board}
              position={index + 1}
              className="absolute right-0 bottom-0 md:right-1 md:bottom-1"
            />
          </li>
        ) : (
          <li
            key={name}
            aria-hidden="true"
            className={classes(archClass, order, arch, 'border-dashed border-edge text-ink-soft')}
          >
            <span className="flex grow items-center text-[15px]">{messages.podium.free}</span>
            <Rank rank={index + 1} className={classes('text-ink-soft', figure)} />
          </li>
        )
      })}
    </ol>
  )
}

const colours = ({ rank, isYou }: BoardRow): string => {
  if (rank === 1) return 'border-skizie bg-skizie-wash'
  return isYou ? 'border-brand bg-brand-wash' : 'border-line bg-surface'
}

function Occupant({ row, figure }: { row: BoardRow; figure: string }) {
  const quiet = row.rank === 1 ? 'text-skizie-deep' : 'text-ink-soft'
  return (
    <>
      <span className="sr-only">{messages.podium.rank(row.rank)}</span>
      <StudentMark student={row} className="size-13 text-xl md:size-18 md:text-[28px]" />
      <span className="mt-2.5 line-clamp-3 w-full text-[15px] leading-snug font-[650] text-balance wrap-anywhere md:text-[17px]">
        <BoardName row={row} />
      </span>
      <span className={classes('num mt-1 text-[15px] md:text-[17px]', quiet)}>
        {hoursAndMinutes(row.minutes)}
      </span>
      <Rank rank={row.rank} className={classes(quiet, figure)} />
    </>
  )
}

function Rank({ rank, className }: { rank: number; className: string }) {
  return (
    <span aria-hidden="true" className={classes('num mt-1 font-bold', className)}>
      {rank}
    </span>
  )
}
