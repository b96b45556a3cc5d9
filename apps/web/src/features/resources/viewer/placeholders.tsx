// What is shown in place of the page: that it is loading, or why it did not load and what to do.
import { FileQuestion, KeyRound, Lock, RotateCw } from 'lucide-react'
import { signInPath } from '../../../platform/next.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ArchMark } from '../../../ui/marks.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages as ofShelf } from '../messages.ts'
import { messages } from './messages.ts'
import type { Failure } from './reading.ts'

/** The skeleton of a page. */
export function FileLoading({ name }: { name: string }) {
  return (
    <div className="absolute inset-0 flex overflow-hidden bg-sunken">
      <p role="status" className="sr-only">
        {ofShelf.opening(name)}
      </p>
      <div className="m-auto flex aspect-[1/1.41] w-full flex-col gap-4 bg-[#fbf6ec] p-10 shadow-card md:h-[calc(100%-32px)] md:w-auto">
        <Skeleton className="mb-4 h-9 w-2/3 bg-[#e4d8c2]!" />
        {['w-full', 'w-11/12', 'w-4/5', 'w-3/5'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width} bg-[#e4d8c2]!`} />
        ))}
      </div>
    </div>
  )
}

interface FileFailedProps {
  readonly failure: Failure
  readonly path: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

const icons = {
  'signed-out': KeyRound,
  locked: Lock,
  gone: FileQuestion,
  busy: RotateCw,
  unreachable: RotateCw,
}

export function FileFailed({ failure, path, onRetry, onClose }: FileFailedProps) {
  const Icon = icons[failure]
  const { title, text } = messages.failures[failure]
  return (
    <div role="alert" className="m-auto flex max-w-md flex-col items-center gap-3 px-5 py-8 text-center">
      <ArchMark className="mb-3 h-24 w-21 rounded-b-[10px] bg-brand-wash pt-2 text-brand">
        <Icon strokeWidth={1.75} className="size-9" />
      </ArchMark>
      <p className="num text-[28px] font-bold">{title}</p>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <WayOut failure={failure} path={path} onRetry={onRetry} />
        <Button kind="ghost" onClick={onClose}>
          {messages.back}
        </Button>
      </div>
    </div>
  )
}

/** The button that resolves the failure, if there is one. */
function WayOut({ failure, path, onRetry }: Omit<FileFailedProps, 'onClose'>) {
  switch (failure) {
    case 'signed-out':
      return (
        <ButtonLink to={signInPath(`/progress?file=${encodeURIComponent(path)}`)}>
          {messages.signIn}
        </ButtonLink>
      )
    case 'busy':
    case 'unreachable':
      return <Button onClick={onRetry}>{messages.retry}</Button>
    case 'locked':
    case 'gone':
      return null
  }
}
