// A run through a topic on screen: it shows the open question or the end, handles the keys, moves the focus to new
// content, and celebrates.
import type { Run } from '@toron/contract/practice.ts'
import type { CatalogueSubject, CatalogueTopic } from '@toron/domain/practice/catalogue.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useRef } from 'react'
import { useCode } from '../../../platform/code.ts'
import { useKeysView } from '../frame/keys-view.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { PracticeFrame } from '../frame/practice-frame.tsx'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
import { useKeys } from '../frame/use-keys.ts'
import { keyMeanings } from '../question/card/key-meanings.ts'
import { commandOf, type KeyCommand } from '../question/card/keys.ts'
import { useCelebration } from '../question/card/use-celebration.ts'
import { messages } from './messages.ts'
import { ScienceFailed, Waiting } from './notices.tsx'
import { endScreenCode } from './queries.ts'
import { QuestionView } from './question-view.tsx'
import { RunHeader } from './run-header.tsx'
import { inARowAt, type Notice, totals, verdictAt } from './run-state.ts'
import { useRunView } from './use-run-view.ts'

const keys = keyMeanings([['←', '→'], messages.keys.step])

interface RunScreenProps {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
  readonly questions: readonly PublicQuestion[]
  /** Null for a visitor. */
  readonly run: Run | null
  readonly notice: Notice | null
  /** It replaces a run that was on screen, so the focus must be moved to it. */
  readonly takesOver: boolean
  readonly signInPath: string
  readonly onReload: (notice: Notice | null) => Promise<Run>
  readonly onRetry: () => Promise<void>
}

export function RunScreen(props: RunScreenProps) {
  const { subject, topic, questions, run, notice, takesOver, signInPath, onReload, onRetry } = props
  const { view, dispatch, question, open, act } = useRunView({
    topic: topic.key,
    questions,
    run,
    notice,
    reload: onReload,
  })
  const keysView = useKeysView()
  const questionRef = useRef<HTMLHeadingElement>(null)
  const verdictRef = useRef<HTMLHeadingElement>(null)
  const endRef = useRef<HTMLHeadingElement>(null)
  const { showing, position } = view
  const isEnd = showing === 'end' || !question
  const end = useCode(endScreenCode, isEnd)

  useFocusOnChange(
    isEnd && !end.data ? null : `${showing} ${position}`,
    showing === 'end' ? endRef : questionRef,
    takesOver,
  )
  const isOwn = question !== undefined && view.fresh === question.id
  useCelebration(
    {
      questionId: isOwn || view.notice === 'answered-elsewhere' ? (question?.id ?? null) : null,
      verdict: verdictAt(view, position),
      isOwn,
      inARow: inARowAt(view, position),
    },
    verdictRef,
  )
  useKeys(showing === 'question', commandOf, (command: KeyCommand) => {
    if (command.type === 'choose') dispatch(command)
    if (command.type === 'act') act()
    if (command.type === 'step') open(position + command.by)
    if (command.type === 'help') keysView.open()
  })

  const { EndScreen } = end.data ?? {}
  if (isEnd && !EndScreen) {
    if (end.isError) return <ScienceFailed error={end.error} onRetry={() => window.location.reload()} />
    return <Waiting subject={subject} topic={topic} />
  }
  return (
    <PracticeFrame
      subjectKey={subject.key}
      title={
        showing === 'end'
          ? frameMessages.end.pageTitle(topic.name)
          : frameMessages.questionTitle(topic.name, frameMessages.place(position + 1, questions.length))
      }
      header={
        <RunHeader
          subjectName={subject.name}
          topicName={topic.name}
          earnings={run && { earned: run.earned, alreadyPaid: totals(view).alreadyPaid }}
        />
      }
      keys={keys}
      keysView={keysView}
    >
      {isEnd ? (
        EndScreen && (
          <EndScreen
            view={view}
            questions={questions}
            earned={run?.earned ?? 0}
            signInPath={run ? null : signInPath}
            onOpen={open}
            onRetry={onRetry}
            headingRef={endRef}
            topicName={topic.name}
            subjectName={subject.name}
          />
        )
      ) : (
        <QuestionView
          view={view}
          question={question}
          signInPath={run ? null : signInPath}
          dispatch={dispatch}
          onAct={act}
          onOpen={open}
          onKeys={keysView.open}
          questionRef={questionRef}
          verdictRef={verdictRef}
        />
      )}
    </PracticeFrame>
  )
}
