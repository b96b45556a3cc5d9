// /question: finds the topic in the address, loads its questions and the student's run, and decides which screen to
// show.
import { useQuery } from '@tanstack/react-query'
import type { CatalogueTopic } from '@toron/domain/practice/catalogue.ts'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { useCode } from '../../../platform/code.ts'
import { signInPath } from '../../../platform/next.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { type FoundTopic, findTopic, isTopicKey } from '../frame/find-topic.ts'
import { SignedOut, TopicComingSoon, TopicUnknown } from '../frame/notices.tsx'
import { useStudentHere } from '../frame/use-student-here.ts'
import { questionsQuery, reloadQuestions } from '../question/queries.ts'
import { messages } from './messages.ts'
import { ScienceFailed, scienceNotice, Waiting } from './notices.tsx'
import { endScreenCode, retryRun, runQuery } from './queries.ts'
import { RunScreen } from './run-screen.tsx'
import type { Notice } from './run-state.ts'

export function QuestionScreen({ topicKey }: { topicKey: string | null }) {
  const catalogue = useCatalogue()
  // Fetched in parallel with the catalogue, so that a shared link needs one round trip less.
  useQuery({
    ...questionsQuery(topicKey ?? ''),
    enabled: isTopicKey(topicKey) && catalogue.data === undefined,
  })
  useCode(endScreenCode)

  if (topicKey === null || topicKey === '') {
    return <TopicUnknown {...scienceNotice} {...messages.chooseTopic} />
  }
  if (catalogue.data) {
    const found = findTopic(catalogue.data, topicKey)
    if (!found) return <TopicUnknown {...scienceNotice} />
    const { subject, topic } = found
    if (subject.kind === 'maths') return <Navigate to={`/math?topic=${topic.key}`} replace={true} />
    if (topic.questions === 0) {
      return <TopicComingSoon {...scienceNotice} topicName={topic.name} subjectKey={subject.key} />
    }
    return <TopicPractice key={topic.key} {...found} />
  }
  if (catalogue.isError) {
    return <ScienceFailed error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  }
  return <Waiting />
}

function TopicPractice(props: FoundTopic) {
  const { token, isSignedOut, goOnAsVisitor } = useStudentHere()
  if (isSignedOut) {
    return (
      <SignedOut
        {...scienceNotice}
        signInPath={signInOf(props.topic)}
        text={messages.signedOut}
        onVisit={goOnAsVisitor}
      />
    )
  }
  return <Practice key={token ?? 'visitor'} {...props} isStudent={token !== null} />
}

const signInOf = (topic: CatalogueTopic): string => signInPath(`/question?topic=${topic.key}`)

interface Opened {
  readonly runId: string | null
  /** Incremented whenever the run on screen must be remounted; the first is 1. */
  readonly round: number
  readonly notice: Notice | null
}

function Practice({ subject, topic, isStudent }: FoundTopic & { isStudent: boolean }) {
  const questions = useQuery(questionsQuery(topic.key))
  const run = useQuery({ ...runQuery(topic.key), enabled: isStudent })
  const [opened, setOpened] = useState<Opened>({ runId: null, round: isStudent ? 0 : 1, notice: null })

  const reload = async (notice: Notice | null) => {
    if (notice) await reloadQuestions(topic.key)
    // Another device may have earned Skizies too.
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    const { data } = await run.refetch({ throwOnError: true })
    if (!data) throw new Error('a run that was fetched without an error is there')
    if (notice) setOpened(({ round }) => ({ runId: data.id, round: round + 1, notice }))
    return data
  }
  const retry = async () => {
    const next = run.data ? (await retryRun(topic.key, run.data.id)).id : null
    setOpened(({ round }) => ({ runId: next, round: round + 1, notice: null }))
  }

  const failed = [questions, run].find((query) => query.isError && query.data === undefined)
  if (failed || questions.data?.length === 0) {
    return <ScienceFailed error={failed?.error} onRetry={() => void (failed ?? questions).refetch()} />
  }
  if (!questions.data || (isStudent && !run.data)) return <Waiting subject={subject} topic={topic} />
  const current = run.data ?? null
  if (current && current.id !== opened.runId) {
    // One without an id was begun without a network, and has now been opened.
    const notice = opened.runId ? 'begun-anew' : null
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
