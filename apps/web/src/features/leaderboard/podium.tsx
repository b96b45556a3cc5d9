// The first three, each in an arch: second, first, third for the eye, 1, 2, 3 for a screen reader.
import type { BoardName as BoardId, BoardRow } from '@toron/contract/leaderboard.ts'
import { classes } from '../../ui/classes.ts'
import { StudentMark } from '../../ui/student-mark.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import { BoardName } from './board-name.tsx'
import { ReportButton } from './report-names.tsx'

/** The places in the order of a screen reader, each with where it stands for the eye and how high it is. */
export const places = [
  {
    name: 'first',
    arch: 'order-2 min-h-58 md:min-h-65',
    figure: 'text-[34px] md:text-[42px]',
  },
  {
    name: 'second',
    arch: 'order-1 min-h-49 md:min-h-55',
    figure: 'text-[26px] md:text-[31px]',
  },
  {
    name: 'third',
    arch: 'order-3 min-h-46 md:min-h-52',
    figure: 'text-[22px] md:text-[26px]',
  },
] as const

export const podiumClass = 'grid grid-cols-[1fr_1.15fr_1fr] items-end gap-2 md:gap-4'

export const archClass =
  'flex min-w-0 flex-col items-center rounded-t-full rounded-b-[4px] border px-2 pt-6 pb-4 text-center md:px-4 md:pt-8.5 md:pb-5.5'

interface PodiumProps {
  readonly board: BoardId
  readonly rows: readonly BoardRow[]
  /** The id that one's own place gets, so that it can be gone to. */
  readonly ownId: string
}

export function Podium({ board, rows, ownId }: PodiumProps) {
  return (
    <ol aria-label="The first three" className={podiumClass}>
      {places.map(({ name, arch, figure }, index) => {
        const row = rows[index]
        return row ? (
          <li
            key={name}
            id={row.isYou ? ownId : undefined}
            tabIndex={row.isYou ? -1 : undefined}
            className={classes(archClass, arch, 'relative shadow-card', colours(row))}
          >
            <Place row={row} figure={figure} />
            <ReportButton
              {...{ row, board, position: index + 1 }}
              className="absolute right-0 bottom-0 md:right-1 md:bottom-1"
            />
          </li>
        ) : (
          <li
            key={name}
            aria-hidden="true"
            className={classes(archClass, arch, 'border-dashed border-edge text-ink-soft')}
          >
            <span className="flex grow items-center text-[15px]">Free</span>
            <Rank rank={index + 1} className={classes('text-ink-soft', figure)} />
          </li>
        )
      })}
    </ol>
  )
}

function colours({ rank, isYou }: BoardRow): string {
  if (rank === 1) return 'border-skizie bg-skizie-wash'
  return isYou ? 'border-brand bg-brand-wash' : 'border-line bg-surface'
}

function Place({ row, figure }: { row: BoardRow; figure: string }) {
  const quiet = row.rank === 1 ? 'text-skizie-deep' : 'text-ink-soft'
  return (
    <>
      <span className="sr-only">Rank {row.rank}: </span>
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
