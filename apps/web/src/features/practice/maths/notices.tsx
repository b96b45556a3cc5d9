// The loading state of a maths topic, and the frame of its notices.
import { Skeleton } from '../../../ui/skeleton.tsx'
import { columnClass } from '../frame/column.ts'
import { messages as frameMessages } from '../frame/messages.ts'
import type { NoticeFrame } from '../frame/notices.tsx'
import { messages } from './messages.ts'

export const mathsNotice: NoticeFrame = { bar: null, back: { to: '/math', words: messages.back } }

/** The skeleton of a question. The topic's header is above it. */
export function TopicLoading({ isStudent }: { isStudent: boolean }) {
  return (
    <div className={columnClass}>
      <p role="status" className="num pt-2 pb-2 text-[15px] font-[650] text-ink-soft">
        {isStudent ? messages.loadingPlace : frameMessages.loading}
      </p>
      <Skeleton className="mb-4 h-2 rounded-full md:mb-5" />
      <div className="rounded-medium border border-line bg-surface px-3.5 py-3 shadow-card max-md:-mx-2.5 md:rounded-large md:px-5">
        <div className="mb-5 flex gap-2">
          <Skeleton className="h-8 w-24 rounded-full" />
          <Skeleton className="h-8 w-32 rounded-full" />
        </div>
        <div className="mx-auto max-w-[510px]">
          <Skeleton className="mb-3 h-6 w-full" />
          <Skeleton className="mb-6 h-6 w-3/5" />
          <Skeleton className="mx-auto mb-6 h-44 w-4/5" />
        </div>
      </div>
      <Skeleton className="mt-4 h-6 w-72 max-w-full" />
    </div>
  )
}
