// What the night shows instead of a question: it is loading, it failed, there is none.
import { screens } from '@toron/domain/screens.ts'
import { Compass, Moon } from 'lucide-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { type NoticeFrame, QuestionsFailed } from '../../practice/frame/notices.tsx'
import { TopicBar } from '../../practice/frame/topic-bar.tsx'
import { TopicNames } from '../../practice/frame/topic-names.tsx'
import { QuestionLoading } from '../../practice/question/card/question-loading.tsx'
import { messages as tonight } from '../messages.ts'
import { messages } from './messages.ts'

export const back = { to: screens.science, words: messages.back }

/** The bar of a screen that has a message instead of a question: needed on phones only. */
function MessageBar() {
  return (
    <TopicBar back={back} className="md:hidden">
      <p className="text-[17px] font-[650]">{tonight.name}</p>
    </TopicBar>
  )
}

export const nightNotice: NoticeFrame = { bar: <MessageBar />, back }

interface WaitingProps {
  /** What is known of the question to come. */
  readonly subject?: { readonly key: string; readonly name: string } | undefined
  readonly topicName?: string | undefined
}

export function Waiting({ subject, topicName }: WaitingProps) {
  return (
    <div data-subject={subject?.key}>
      <PageTitle>{tonight.name}</PageTitle>
      {subject && topicName !== undefined ? (
        <TopicBar back={back}>
          <TopicNames subjectName={messages.subject(subject.name)} topicName={topicName} />
        </TopicBar>
      ) : (
        nightNotice.bar
      )}
      <QuestionLoading />
    </div>
  )
}

export function NightFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <QuestionsFailed {...nightNotice} error={error} comfort={messages.failedComfort} onRetry={onRetry} />
}

/** The bank has the question no longer. */
export function QuestionGone({ onReload }: { onReload: () => void }) {
  const { title, text, reload } = messages.gone
  return (
    <>
      <PageTitle>{tonight.name}</PageTitle>
      {nightNotice.bar}
      <MessageScreen
        role="alert"
        icon={<Compass strokeWidth={1.75} />}
        title={title}
        actions={<Button onClick={onReload}>{reload}</Button>}
      >
        <p>{text}</p>
      </MessageScreen>
    </>
  )
}

/** All examinations are past, or the plan has nothing that can be asked. */
export function NoNight({ state }: { state: 'over' | 'nothing' }) {
  const { title, text } = messages[state]
  return (
    <>
      <PageTitle>{tonight.name}</PageTitle>
      {nightNotice.bar}
      <MessageScreen
        icon={<Moon strokeWidth={1.75} />}
        title={title}
        actions={
          <>
            <ButtonLink to={screens.plan}>
              {state === 'over' ? messages.over.next : messages.nothing.change}
            </ButtonLink>
            <ButtonLink kind="ghost" to={back.to}>
              {state === 'over' ? messages.over.rest : back.words}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </MessageScreen>
    </>
  )
}

/** All that was loaded is answered, and waits for a network. */
export function AllWaiting({ count }: { count: number }) {
  const { title, text } = messages.allWaiting
  return (
    <>
      <PageTitle>{tonight.name}</PageTitle>
      {nightNotice.bar}
      <MessageScreen
        icon={<Moon strokeWidth={1.75} />}
        title={title}
        actions={<ButtonLink to={back.to}>{back.words}</ButtonLink>}
      >
        <p>{text(count)}</p>
      </MessageScreen>
    </>
  )
}
