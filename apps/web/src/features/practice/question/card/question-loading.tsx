// The skeleton of a question.
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { columnClass } from '../../frame/column.ts'
import { messages } from '../../frame/messages.ts'

export function QuestionLoading() {
  return (
    <div className={columnClass}>
      <p role="status" className="pt-3 pb-2 text-[15px] font-semibold text-ink-soft">
        {messages.loading}
      </p>
      <Skeleton className="mb-5 h-2 rounded-full" />
      <div className="md:rounded-large md:border md:border-line md:bg-surface md:p-7 md:shadow-card">
        <Skeleton className="mb-2.5 h-7 w-full" />
        <Skeleton className="mb-6 h-7 w-3/5" />
        <div className="flex flex-col gap-3">
          {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'].map((width) => (
            <div
              key={width}
              className="flex min-h-15 items-center gap-4 rounded-medium border border-line bg-surface px-4 py-3"
            >
              <Skeleton className="h-9 w-9 shrink-0 rounded-t-[18px] rounded-b-[10px]" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
        <Skeleton className="mt-5.5 h-12 w-full rounded-[14px] md:w-44" />
      </div>
    </div>
  )
}
