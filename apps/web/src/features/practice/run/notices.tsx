// The loading state of a science topic, its failure, and the frame of its notices.
import { PageTitle } from '../../../ui/page-title.tsx'
import type { FoundTopic } from '../frame/find-topic.ts'
import { type NoticeFrame, QuestionsFailed } from '../frame/notices.tsx'
import { QuestionLoading } from '../question/card/question-loading.tsx'
import { messages } from './messages.ts'
import { MessageBar, RunHeader } from './run-header.tsx'

export const scienceNotice: NoticeFrame = {
  bar: <MessageBar />,
  back: { to: '/dashboard', words: messages.backToTopics },
}

/** The topic is loading, or is not known yet. */
export function Waiting({ subject, topic }: Partial<FoundTopic>) {
  return (
    <div data-subject={subject?.key}>
      <PageTitle>{topic?.name ?? messages.pageTitle}</PageTitle>
      {subject && topic ? (
        <RunHeader subjectName={subject.name} topicName={topic.name} earnings={null} />
      ) : (
        <MessageBar />
      )}
      <QuestionLoading />
    </div>
  )
}

export function ScienceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <QuestionsFailed {...scienceNotice} error={error} comfort={messages.failedComfort} onRetry={onRetry} />
  )
}
