// The skeleton of the map.
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages } from './messages.ts'

export function MapLoading() {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {[12, 9, 11, 8, 10].map((arches) => (
        <div key={arches}>
          <div className="mb-2 flex justify-between gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-5 w-24" />
          </div>
          <div className="flex flex-wrap gap-1.5">
            {Array.from({ length: arches }, (_, index) => index).map((key) => (
              <Skeleton key={key} className="h-7.5 w-5.5 rounded-t-full rounded-b-[3px]" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
