// The skeleton of the shelf.
import { Card } from '../../ui/card.tsx'

const pulse = 'animate-[shimmer_1.4s_ease-in-out_infinite] rounded-small'

export function ShelfSkeleton() {
  return [0, 1, 2, 3].map((group) => (
    <Card key={group} className="overflow-hidden" aria-hidden="true">
      <div className="flex items-center gap-3.5 bg-sunken px-5 py-4 md:px-5.5">
        <span className="arch h-[62px] w-[54px] rounded-b-none bg-line" />
        <span className={`h-7 w-36 bg-line ${pulse}`} />
      </div>
      <div className={group === 0 ? '' : 'max-md:hidden'}>
        {[0, 1, 2].map((row) => (
          <div
            key={row}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 md:px-5.5"
          >
            <span className="flex-[1_1_13rem]">
              <span className={`block h-5 w-4/5 bg-sunken ${pulse}`} />
            </span>
            <span className="flex min-h-11 items-center justify-between gap-3 max-sm:w-full">
              <span className={`h-8 w-20 rounded-full! bg-sunken ${pulse}`} />
              <span className={`h-11 w-24 rounded-[14px]! bg-sunken ${pulse}`} />
            </span>
          </div>
        ))}
      </div>
    </Card>
  ))
}
