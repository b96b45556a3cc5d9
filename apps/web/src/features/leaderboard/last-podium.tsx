// The podium of last month. Its board is final, so it is fetched once; a month without students shows nothing.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { StudentMark } from '../../ui/student-mark.tsx'
import { hoursAndMinutes } from '../../ui/time-spent.ts'
import { BoardName } from './board-name.tsx'
import { messages } from './messages.ts'
import { lastPodiumQuery } from './queries.ts'
import { RankInWords } from './rank-row.tsx'
import { ReportButton } from './report-names.tsx'

export function LastPodium() {
  const titleId = useId()
  const { data } = useQuery(lastPodiumQuery)
  if (data && data.publishedAt !== null) return <Soon {...data} publishedAt={data.publishedAt} />
  if (!data || data.rows.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Card className="p-5 md:p-5.5">
        <h2 id={titleId} className="mb-3 text-[19px]">
          {messages.lastMonth.title(data.month)}
        </h2>
        <ol className="flex flex-col gap-1">
          {data.rows.map((row, index) => (
            <li
              key={ordinals[index]}
              className={classes(
                '-mx-2 flex min-h-11 items-center gap-3 rounded-small px-2',
                row.isYou && 'bg-brand-wash',
              )}
            >
              <span
                className={classes(
                  'num w-5 shrink-0 text-center font-bold',
                  row.rank === 1 ? 'text-skizie-deep' : 'text-ink-soft',
                )}
              >
                <RankInWords rank={row.rank} />
              </span>
              <StudentMark student={row} className="size-8 text-sm" />
              <span className="line-clamp-2 min-w-0 grow leading-tight font-[650] wrap-anywhere">
                <BoardName row={row} />
              </span>
              <span className="num shrink-0 text-[15px] text-ink-soft">{hoursAndMinutes(row.minutes)}</span>
              <ReportButton row={row} board="last-month" position={index + 1} className="-mr-2 -ml-1.5" />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}

function Soon({ month, publishedAt }: { month: string; publishedAt: number }) {
  return (
    <Card className="p-5 md:p-5.5">
      <p className="text-[15px] text-ink-soft">{messages.lastMonth.soon(month, publishedAt)}</p>
    </Card>
  )
}

const ordinals = ['first', 'second', 'third']
