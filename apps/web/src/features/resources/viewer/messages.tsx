// What stands in the place of the page: it is on its way, or why it did not come and what to do about it.
import { FileQuestion, KeyRound, Lock, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonMessages, offlineMessage } from '../../../platform/messages.ts'
import { signInPath } from '../../../platform/next.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ArchMark } from '../../../ui/marks.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Failure } from './reading.ts'

/** The shape of a page to come. */
export function FileLoading({ name }: { name: string }) {
  return (
    <div className="absolute inset-0 flex overflow-hidden bg-sunken">
      <p role="status" className="sr-only">
        Opening {name}...
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
  const { title, text, action } = explained(failure, path, onRetry)
  return (
    <div role="alert" className="m-auto flex max-w-md flex-col items-center gap-3 px-5 py-8 text-center">
      <ArchMark className="mb-3 h-24 w-21 rounded-b-[10px] bg-brand-wash pt-2 text-brand">
        <Icon strokeWidth={1.75} className="size-9" />
      </ArchMark>
      <p className="num text-[28px] font-bold">{title}</p>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {action}
        <Button kind="ghost" onClick={onClose}>
          Back to Resources
        </Button>
      </div>
    </div>
  )
}

function explained(
  failure: Failure,
  path: string,
  onRetry: () => void,
): { title: string; text: string; action?: ReactNode } {
  const again = <Button onClick={onRetry}>Try again</Button>
  switch (failure) {
    case 'signed-out':
      return {
        title: 'You are signed out',
        text: 'Sign in, and this file opens where you left it.',
        action: (
          <ButtonLink to={signInPath(`/progress?file=${encodeURIComponent(path)}`)}>Sign In</ButtonLink>
        ),
      }
    case 'locked':
      return {
        title: 'This file is locked',
        text: 'Unlock it with your Skizies first, then it is yours to read.',
      }
    case 'gone':
      return {
        title: 'This file is missing',
        text: 'It is not where it should be, on our side. Look in again later.',
      }
    case 'busy':
      return { title: 'One moment', text: commonMessages.busy, action: again }
    case 'unreachable':
      return { title: 'The file did not load', text: offlineMessage, action: again }
  }
}
