// What the maths screen shows when there is no question to show: still loading, failed, no such topic, not written yet,
// signed out. Each says what happened and leads on.
import { Hourglass, KeyRound, RotateCw, Signpost } from 'lucide-react'
import { explain } from '../../../platform/messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { columnClass } from '../run/run-header.tsx'

const back = (
  <ButtonLink kind="ghost" to="/math">
    Back to Math
  </ButtonLink>
)

/** The shape of a question to come. The topic's own header stands above it where that is known. */
export function TopicLoading({ isStudent }: { isStudent: boolean }) {
  return (
    <div className={columnClass}>
      <p role="status" className="num pt-2 pb-2 text-[15px] font-[650] text-ink-soft">
        {isStudent ? 'Loading last position...' : 'Loading questions...'}
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

export function TopicFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageTitle>Questions not loaded</PageTitle>
      <MessageScreen
        role="alert"
        icon={<RotateCw strokeWidth={1.75} />}
        title="The questions did not load"
        actions={
          <>
            <Button onClick={onRetry}>Try again</Button>
            {back}
          </>
        }
      >
        <p>{explain(error)}</p>
        <p>Your place is not lost.</p>
      </MessageScreen>
    </>
  )
}

export function TopicUnknown() {
  return (
    <>
      <PageTitle>There is no such topic</PageTitle>
      <MessageScreen
        icon={<Signpost strokeWidth={1.75} />}
        title="There is no such topic"
        actions={<ButtonLink to="/math">Back to Math</ButtonLink>}
      >
        <p>The address of this page names a topic that we do not have. It may be mistyped.</p>
      </MessageScreen>
    </>
  )
}

export function TopicComingSoon({ topicName, subjectKey }: { topicName: string; subjectKey: string }) {
  return (
    <div data-subject={subjectKey}>
      <PageTitle>{`${topicName}: coming soon`}</PageTitle>
      <MessageScreen
        icon={<Hourglass strokeWidth={1.75} />}
        title={`${topicName} is coming soon`}
        actions={<ButtonLink to="/math">Back to Math</ButtonLink>}
      >
        <p>The questions of this topic are still being written. Choose another topic for now.</p>
      </MessageScreen>
    </div>
  )
}

export function SignedOut({ signInPath, onVisit }: { signInPath: string; onVisit: () => void }) {
  return (
    <>
      <PageTitle>Signed out</PageTitle>
      <MessageScreen
        role="alert"
        icon={<KeyRound strokeWidth={1.75} />}
        title="You are signed out"
        actions={
          <>
            <ButtonLink to={signInPath}>Sign in</ButtonLink>
            <Button kind="ghost" onClick={onVisit}>
              Go on as a visitor
            </Button>
          </>
        }
      >
        <p>Your session has ended here or in another tab. Sign in, and this topic opens where you left it.</p>
      </MessageScreen>
    </>
  )
}
