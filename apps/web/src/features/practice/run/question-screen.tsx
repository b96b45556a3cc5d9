// /question: finds the topic that the address names, loads its questions and the student's run, and decides
// which screen that makes.
import { useQueryClient } from '@tanstack/react-query'
import type { Catalogue, CatalogueSubject, CatalogueTopic } from '@toron/contract/statics.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { signInPath } from '../../../platform/next.ts'
import { meKey } from '../../../platform/session.ts'
import { useToken } from '../../../platform/token.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { QuestionsFailed, QuestionsLoading, SignedOut, TopicComingSoon, TopicUnknown } from './messages.tsx'
import { questionsKey, readQuestions, retryRun, useQuestions, useRun } from './queries.ts'
import { MessageBar, RunHeader } from './run-header.tsx'
import { RunScreen } from './run-screen.tsx'
import type { Notice } from './run-state.ts'

interface Place {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
}

export function QuestionScreen({ topicKey }: { topicKey: string | null }) {
  const catalogue = useCatalogue()
  // Asked for beside the catalogue, so that a shared link needs one round trip less.
  useQuestions(topicKey ?? '', topicKey !== null && isKey(topicKey) && catalogue.data === undefined)

  if (topicKey === null || topicKey === '') return <TopicUnknown named={false} />
  if (catalogue.data) {
    const place = findTopic(catalogue.data, topicKey)
    if (!place) return <TopicUnknown named={true} />
    const { subject, topic } = place
    if (subject.kind === 'maths') return <Navigate to={`/math?topic=${topic.key}`} replace={true} />
    if (topic.questions === 0) {
      return <TopicComingSoon topicName={topic.name} subjectKey={subject.key} />
    }
    return <TopicPractice key={topic.key} {...place} />
  }
  if (catalogue.isError) {
    return <QuestionsFailed error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  }
  return <Waiting />
}

const isKey = (text: string): boolean => /^[a-z0-9_]{1,64}$/.test(text)

const findTopic = (catalogue: Catalogue, key: string): Place | null => {
  for (const subject of catalogue.subjects) {
    const topic = subject.topics.find((each) => each.key === key)
    if (topic) return { subject, topic }
  }
  return null
}

/** A student whose session ends stays a student, signed out: their run never turns into a visitor's. */
function TopicPractice(place: Place) {
  const token = useToken()
  const [wasStudent, setWasStudent] = useState(token !== null)
  if (token !== null && !wasStudent) setWasStudent(true)
  if (wasStudent && token === null) {
    return <SignedOut signInPath={signInOf(place.topic)} onVisit={() => setWasStudent(false)} />
  }
  return <Practice key={token ?? 'visitor'} {...place} isStudent={token !== null} />
}

const signInOf = (topic: CatalogueTopic): string => signInPath(`/question?topic=${topic.key}`)

interface Opened {
  readonly runId: string | null
  /** Counts up whenever the run on screen is to be built anew; the first one is 1. */
  readonly round: number
  readonly notice: Notice | null
}

function Practice({ subject, topic, isStudent }: Place & { isStudent: boolean }) {
  const client = useQueryClient()
  const questions = useQuestions(topic.key, true)
  const run = useRun(topic.key, isStudent)
  const [opened, setOpened] = useState<Opened>({ runId: null, round: isStudent ? 0 : 1, notice: null })

  const reload = async (notice: Notice | null) => {
    if (notice) client.setQueryData(questionsKey(topic.key), await readQuestions(topic.key, 'reload'))
    // Whatever went on elsewhere may have earned Skizies too.
    void client.invalidateQueries({ queryKey: meKey })
    const { data } = await run.refetch({ throwOnError: true })
    if (!data) throw new Error('a run that was fetched without an error is there')
    if (notice) setOpened(({ round }) => ({ runId: data.id, round: round + 1, notice }))
    return data
  }
  const retry = async () => {
    const next = run.data ? (await retryRun(client, topic.key, run.data.id)).id : null
    setOpened(({ round }) => ({ runId: next, round: round + 1, notice: null }))
  }

  const failed = [questions, run].find((query) => query.isError && query.data === undefined)
  if (failed || questions.data?.length === 0) {
    return <QuestionsFailed error={failed?.error} onRetry={() => void (failed ?? questions).refetch()} />
  }
  if (!questions.data || (isStudent && !run.data)) return <Waiting subject={subject} topic={topic} />
  const current = run.data ?? null
  if (current && current.id !== opened.runId) {
    const notice = opened.runId === null ? null : 'begun-anew'
    setOpened({ runId: current.id, round: opened.round + 1, notice })
  }
  return (
    <RunScreen
      key={opened.round}
      subject={subject}
      topic={topic}
      questions={questions.data}
      run={current}
      notice={opened.notice}
      takesOver={opened.round > 1}
      signInPath={signInOf(topic)}
      onReload={reload}
      onRetry={retry}
    />
  )
}

function Waiting({ subject, topic }: Partial<Place>) {
  return (
    <div data-subject={subject?.key}>
      <PageTitle>{topic?.name ?? 'Practice'}</PageTitle>
      {subject && topic ? (
        <RunHeader subjectName={subject.name} topicName={topic.name} earnings={null} />
      ) : (
        <MessageBar />
      )}
      <QuestionsLoading />
    </div>
  )
}
