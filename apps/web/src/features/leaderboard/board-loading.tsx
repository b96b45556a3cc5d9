// The skeleton of a board, with the words of product rule 8.9 where its list begins.
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { archClass, podiumClass, podiumSpots, standOf } from './podium.tsx'
import { rowClass, Waiting } from './rank-row.tsx'

export function BoardLoading() {
  return (
    <>
      <div aria-hidden="true" className={podiumClass}>
        {podiumSpots.map(({ name, order }, index) => (
          <div
            key={name}
            className={classes(
              archClass,
              order,
              standOf(index + 1).arch,
              'border-line bg-surface shadow-card',
            )}
          >
            <Skeleton className="mb-3 size-13 rounded-full! md:size-18" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-2 h-7 w-5" />
          </div>
        ))}
      </div>
      <div className="mt-2 overflow-hidden lg:mt-5 lg:rounded-large lg:border lg:border-line lg:bg-surface lg:shadow-card">
        <p
          role="status"
          className="flex min-h-11 items-center text-[15px] font-semibold text-ink-soft lg:h-16 lg:px-5"
        >
          {messages.loading}
        </p>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} aria-hidden="true" className="border-t border-line max-lg:hidden">
            <div className={classes('h-16', rowClass)}>
              <Waiting />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
