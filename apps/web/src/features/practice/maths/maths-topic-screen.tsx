// /math?topic=…: finds the topic, loads its questions and the student's record, and decides which screen to show.
import { useQuery } from '@tanstack/react-query'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { signInPath } from '../../../platform/next.ts'
import { useToken } from '../../../platform/token.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { type FoundTopic, findTopic, isTopicKey } from '../frame/find-topic.ts'
import { QuestionsFailed, SignedOut, TopicComingSoon, TopicUnknown } from '../frame/notices.tsx'
import { useStudentHere } from '../frame/use-student-here.ts'
import { recordQuery } from './delivery.ts'
import { MathsHeader } from './maths-header.tsx'
import { MathsRun } from './maths-run.tsx'
import { messages } from './messages.ts'
import { mathsNotice, TopicLoading } from './notices.tsx'
import { readPosition } from './place.ts'
import { questionsQuery } from './queries.ts'
import type { MathsQuestion } from './questions.ts'
import type { TopicRecord } from './records.ts'
import { useSteps } from './use-steps.ts'

interface MathsTopicScreenProps {
  readonly topicKey: string
  /** As in the address: a number from 1, or `end`. */
  readonly question: string | null
}

interface TopicProps extends FoundTopic {
  readonly question: string | null
}

export function MathsTopicScreen({ topicKey, question }: MathsTopicScreenProps) {
  const token = useToken()
  const catalogue = useCatalogue()
  // Fetched in parallel with the catalogue, so that a shared link needs one round trip less.
  useQuery({
    ...questionsQuery(topicKey),
    enabled: isTopicKey(topicKey) && catalogue.data === undefined,
  })

  if (catalogue.data) {
    const found = findTopic(catalogue.data, topicKey)
    if (found?.subject.kind !== 'maths') return <TopicUnknown {...mathsNotice} />
    const { subject, topic } = found
    if (topic.questions === 0) {
      return <TopicComingSoon {...mathsNotice} topicName={topic.name} subjectKey={subject.key} />
    }
    return <TopicPractice key={topic.key} subject={subject} topic={topic} question={question} />
  }
  if (catalogue.isError) {
    return <MathsFailed error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  }
  return <Waiting isStudent={token !== null} />
}

function MathsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <QuestionsFailed {...mathsNotice} error={error} comfort={messages.failedComfort} onRetry={onRetry} />
}

function TopicPractice(props: TopicProps) {
  const { token, isSignedOut, goOnAsVisitor } = useStudentHere()
  if (isSignedOut) {
    return (
      <SignedOut
        {...mathsNotice}
        signInPath={signInOf(props)}
        text={messages.signedOut}
        onVisit={goOnAsVisitor}
      />
    )
  }
  return <Practice key={token ?? 'visitor'} {...props} isStudent={token !== null} />
}

const signInOf = ({ topic, question }: TopicProps): string =>
  signInPath(
    `/math?topic=${topic.key}${question === null ? '' : `&question=${encodeURIComponent(question)}`}`,
  )

function Practice({ isStudent, ...props }: TopicProps & { isStudent: boolean }) {
  const questions = useQuery(questionsQuery(props.topic.key))
  const record = useQuery({ ...recordQuery(props.topic.key), enabled: isStudent })

  const failed = [questions, record].find((query) => query.isError && query.data === undefined)
  if (failed || questions.data?.length === 0) {
    return <MathsFailed error={failed?.error} onRetry={() => void (failed ?? questions).refetch()} />
  }
  // A cached record may be behind another device.
  const isRecordKnown = !isStudent || (record.data !== undefined && record.isFetchedAfterMount)
  if (!questions.data || !isRecordKnown) return <Waiting {...props} isStudent={isStudent} />
  return <Opened {...props} questions={questions.data} saved={record.data ?? null} />
}

interface OpenedProps extends TopicProps {
  readonly questions: readonly MathsQuestion[]
  /** Null for a visitor. */
  readonly saved: TopicRecord | null
}

function Opened({ questions, saved, ...props }: OpenedProps) {
  const { subject, topic, question } = props
  const steps = useSteps(topic.key, saved)
  const resumed = Math.min(steps.record.lastIndex, questions.length - 1)
  return (
    <MathsRun
      subject={subject}
      topic={topic}
      questions={questions}
      startsAt={readPosition(question, questions.length) ?? resumed}
      steps={steps}
      signInPath={saved === null ? signInOf(props) : null}
    />
  )
}

function Waiting({ subject, topic, isStudent }: Partial<FoundTopic> & { isStudent: boolean }) {
  return (
    <div data-subject={subject?.key}>
      <PageTitle>{topic?.name ?? messages.list.title}</PageTitle>
      <MathsHeader
        subjectName={subject?.name ?? messages.list.title}
        topicName={topic?.name ?? messages.practice}
      />
      <TopicLoading isStudent={isStudent} />
    </div>
  )
}
