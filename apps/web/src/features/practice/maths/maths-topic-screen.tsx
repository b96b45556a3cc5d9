// /math?topic=…: finds the topic, loads its questions and what is kept of the student's way, and decides which screen
// that makes.
import type { Catalogue, CatalogueSubject, CatalogueTopic } from '@toron/contract/statics.ts'
import { useState } from 'react'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { signInPath } from '../../../platform/next.ts'
import { useToken } from '../../../platform/token.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { MathsHeader } from './maths-header.tsx'
import { MathsRun } from './maths-run.tsx'
import { SignedOut, TopicComingSoon, TopicFailed, TopicLoading, TopicUnknown } from './messages.tsx'
import { readPosition } from './place.ts'
import { useKept, useQuestions, useSteps } from './queries.ts'
import type { MathsQuestion } from './questions.ts'
import type { Kept } from './records.ts'

interface MathsTopicScreenProps {
  readonly topicKey: string
  /** As the address has it: a number from 1, or `end`. */
  readonly question: string | null
}

interface Place {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
  readonly question: string | null
}

export function MathsTopicScreen({ topicKey, question }: MathsTopicScreenProps) {
  const token = useToken()
  const catalogue = useCatalogue()
  // Asked for beside the catalogue, so that a shared link needs one round trip less.
  useQuestions(topicKey, isKey(topicKey) && catalogue.data === undefined)

  if (catalogue.data) {
    const found = findTopic(catalogue.data, topicKey)
    if (!found) return <TopicUnknown />
    const { subject, topic } = found
    if (topic.questions === 0) return <TopicComingSoon topicName={topic.name} subjectKey={subject.key} />
    return <TopicPractice key={topic.key} subject={subject} topic={topic} question={question} />
  }
  if (catalogue.isError) {
    return <TopicFailed error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  }
  return <Waiting isStudent={token !== null} />
}

const isKey = (text: string): boolean => /^(general|additional)_math_[a-z0-9_]{1,48}$/.test(text)

const findTopic = (catalogue: Catalogue, key: string): Omit<Place, 'question'> | null => {
  for (const subject of catalogue.subjects) {
    const topic = subject.kind === 'maths' && subject.topics.find((each) => each.key === key)
    if (topic) return { subject, topic }
  }
  return null
}

/** A student whose session ends stays a student, signed out: their place never turns into a visitor's. */
function TopicPractice(place: Place) {
  const token = useToken()
  const [wasStudent, setWasStudent] = useState(token !== null)
  if (token !== null && !wasStudent) setWasStudent(true)
  if (wasStudent && token === null) {
    return <SignedOut signInPath={signInOf(place)} onVisit={() => setWasStudent(false)} />
  }
  return <Practice key={token ?? 'visitor'} {...place} isStudent={token !== null} />
}

const signInOf = ({ topic, question }: Place): string =>
  signInPath(
    `/math?topic=${topic.key}${question === null ? '' : `&question=${encodeURIComponent(question)}`}`,
  )

function Practice({ isStudent, ...place }: Place & { isStudent: boolean }) {
  const questions = useQuestions(place.topic.key, true)
  const kept = useKept(place.topic.key, isStudent)

  const failed = [questions, kept].find((query) => query.isError && query.data === undefined)
  if (failed || questions.data?.length === 0) {
    return <TopicFailed error={failed?.error} onRetry={() => void (failed ?? questions).refetch()} />
  }
  // What was known from an earlier visit may be behind another device by now.
  const isKept = !isStudent || (kept.data !== undefined && kept.isFetchedAfterMount)
  if (!questions.data || !isKept) return <Waiting {...place} isStudent={isStudent} />
  return <Opened {...place} questions={questions.data} kept={kept.data ?? null} />
}

interface OpenedProps extends Place {
  readonly questions: readonly MathsQuestion[]
  /** Null for a visitor. */
  readonly kept: Kept | null
}

function Opened({ questions, kept, ...place }: OpenedProps) {
  const { subject, topic, question } = place
  const steps = useSteps(topic.key, kept)
  const resumed = Math.min(steps.kept.lastIndex, questions.length - 1)
  return (
    <MathsRun
      subject={subject}
      topic={topic}
      questions={questions}
      startsAt={readPosition(question, questions.length) ?? resumed}
      steps={steps}
      signInPath={kept === null ? signInOf(place) : null}
    />
  )
}

function Waiting({ subject, topic, isStudent }: Partial<Place> & { isStudent: boolean }) {
  return (
    <div data-subject={subject?.key}>
      <PageTitle>{topic?.name ?? 'Math'}</PageTitle>
      <MathsHeader subjectName={subject?.name ?? 'Math'} topicName={topic?.name ?? 'Practice'} />
      <TopicLoading isStudent={isStudent} />
    </div>
  )
}
