// What a practice screen shows instead of a question: it failed to load, there is no such topic, it is coming soon,
// the session has ended. Each says what happened and what to do next.
import { Compass, KeyRound, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { explain } from '../../../platform/messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { messages } from './messages.ts'

/** What the notices of one kind of practice share. */
export interface NoticeFrame {
  /** Shown in place of the topic's header. */
  readonly bar: ReactNode
  /** The link to the list of topics. */
  readonly back: { readonly to: string; readonly words: string }
}

interface QuestionsFailedProps extends NoticeFrame {
  readonly error: unknown
  /** Says that nothing is lost. */
  readonly comfort: string
  readonly onRetry: () => void
}

export function QuestionsFailed({ bar, back, error, comfort, onRetry }: QuestionsFailedProps) {
  const { pageTitle, title, retry } = messages.failed
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      {bar}
      <MessageScreen
        role="alert"
        icon={<RotateCw strokeWidth={1.75} />}
        title={title}
        actions={
          <>
            <Button onClick={onRetry}>{retry}</Button>
            <ButtonLink kind="ghost" to={back.to}>
              {back.words}
            </ButtonLink>
          </>
        }
      >
        <p>{explain(error)}</p>
        <p>{comfort}</p>
      </MessageScreen>
    </>
  )
}

interface TopicUnknownProps extends NoticeFrame {
  /** By default both say that there is no such topic. */
  readonly title?: string
  readonly text?: string
}

export function TopicUnknown(props: TopicUnknownProps) {
  const { bar, back, title = messages.unknownTopic.title, text = messages.unknownTopic.text } = props
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {bar}
      <MessageScreen
        icon={<Compass strokeWidth={1.75} />}
        title={title}
        actions={<ButtonLink to={back.to}>{back.words}</ButtonLink>}
      >
        <p>{text}</p>
      </MessageScreen>
    </>
  )
}

interface TopicComingSoonProps extends NoticeFrame {
  readonly topicName: string
  readonly subjectKey: string
}

export function TopicComingSoon({ bar, back, topicName, subjectKey }: TopicComingSoonProps) {
  const { title, text } = messages.comingSoon
  return (
    <div data-subject={subjectKey}>
      <TopicUnknown bar={bar} back={back} title={title(topicName)} text={text} />
    </div>
  )
}

interface SignedOutProps extends NoticeFrame {
  readonly signInPath: string
  /** Paragraphs. */
  readonly text: readonly string[]
  readonly onVisit: () => void
}

export function SignedOut({ bar, signInPath, text, onVisit }: SignedOutProps) {
  const { pageTitle, title, signIn, goOn } = messages.signedOut
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      {bar}
      <MessageScreen
        role="alert"
        icon={<KeyRound strokeWidth={1.75} />}
        title={title}
        actions={
          <>
            <ButtonLink to={signInPath}>{signIn}</ButtonLink>
            <Button kind="ghost" onClick={onVisit}>
              {goOn}
            </Button>
          </>
        }
      >
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </MessageScreen>
    </>
  )
}
