// What the practice screen shows when there is no question to show: still loading, failed, no such topic, not
// written yet, signed out. Each says what happened and leads on.
import { Hourglass, KeyRound, RotateCw, Signpost } from 'lucide-react'
import { explain } from '../../../platform/messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { columnClass, MessageBar } from './run-header.tsx'

const back = (
  <ButtonLink kind="ghost" to="/dashboard">
    Back to Topics
  </ButtonLink>
)

/** The shape of a question to come. The topic's own header stands above it where that is known. */
export function QuestionsLoading() {
  return (
    <div className={columnClass}>
      <p role="status" className="pt-3 pb-2 text-[15px] font-semibold text-ink-soft">
        Loading questions...
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

export function QuestionsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageTitle>Questions not loaded</PageTitle>
      <MessageBar />
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
        <p>Nothing you have answered is lost.</p>
      </MessageScreen>
    </>
  )
}

/** `named`: the address names a topic that does not exist; otherwise it names none. */
export function TopicUnknown({ named }: { named: boolean }) {
  const title = named ? 'There is no such topic' : 'Choose a topic first'
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessageBar />
      <MessageScreen
        icon={<Signpost strokeWidth={1.75} />}
        title={title}
        actions={<ButtonLink to="/dashboard">Back to Topics</ButtonLink>}
      >
        {named ? (
          <p>The address of this page names a topic that we do not have. It may be mistyped.</p>
        ) : (
          <p>Physics, Biology and Chemistry are waiting. Pick a topic, and its questions open here.</p>
        )}
      </MessageScreen>
    </>
  )
}

export function TopicComingSoon({ topicName, subjectKey }: { topicName: string; subjectKey: string }) {
  return (
    <div data-subject={subjectKey}>
      <PageTitle>{`${topicName}: coming soon`}</PageTitle>
      <MessageBar />
      <MessageScreen
        icon={<Hourglass strokeWidth={1.75} />}
        title={`${topicName} is coming soon`}
        actions={<ButtonLink to="/dashboard">Back to Topics</ButtonLink>}
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
      <MessageBar />
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
        <p>Your session has ended here or in another tab. Every answer you have submitted is kept.</p>
        <p>Sign in, and this topic opens where you left it.</p>
      </MessageScreen>
    </>
  )
}
