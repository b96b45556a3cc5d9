// A maths topic on screen: it holds the current place, records the student's steps, handles the keys, and moves the
// focus to new content. Moving on never waits for the network.
import type { CatalogueSubject, CatalogueTopic } from '@toron/domain/practice/catalogue.ts'
import { useRef, useState } from 'react'
import { useKeysView } from '../frame/keys-view.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { PracticeFrame } from '../frame/practice-frame.tsx'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
import { useKeys } from '../frame/use-keys.ts'
import { AnotherRun } from './another-run.tsx'
import { EarnToast } from './earn-toast.tsx'
import { keyMeanings } from './key-meanings.ts'
import { commandOf, type KeyCommand } from './keys.ts'
import { MathsEndScreen } from './maths-end-screen.tsx'
import { MathsHeader } from './maths-header.tsx'
import { MathsQuestionView } from './maths-question-view.tsx'
import { messages } from './messages.ts'
import { NotSaved } from './not-saved.tsx'
import { isAtEnd, namePosition } from './place.ts'
import { buttonIds, enlargeButton } from './question-parts.tsx'
import type { MathsQuestion } from './questions.ts'
import type { Draft } from './typing/answers.ts'
import { useAddress, useEarned, useFetchAhead, usePlace } from './use-place.ts'
import type { Steps } from './use-steps.ts'
import { useWalk } from './use-walk.ts'

interface MathsRunProps {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
  readonly questions: readonly MathsQuestion[]
  /** 0-based; the number of questions means the end. */
  readonly startsAt: number
  readonly steps: Steps
  /** The sign-in address with the way back; null for a student. */
  readonly signInPath: string | null
}

export function MathsRun({ subject, topic, questions, startsAt, steps, signInPath }: MathsRunProps) {
  const { place, move } = usePlace(startsAt, questions.length)
  const isVisitor = signInPath !== null
  const walk = useWalk({ topic: topic.key, questions, place, move, steps, isVisitor })
  /** What was typed, by question: Previous and Next lead back to it. */
  const [drafts] = useState(() => new Map<string, Draft>())
  const keysView = useKeysView()
  /** The question for which the student practises similar ones. */
  const [likeId, setLikeId] = useState<string | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const earned = useEarned(topic.key)
  const { question } = walk
  const positionName = namePosition(place)
  const isLike = question !== undefined && question.id === likeId

  useAddress(topic.key, positionName)
  useFocusOnChange(isLike ? `like-${positionName}` : positionName, headingRef)
  useFetchAhead(questions, place)
  useKeys(!isAtEnd(place) && !isLike, commandOf, (command: KeyCommand) => {
    if (command === 'next') walk.next()
    if (command === 'previous') walk.previous()
    if (command === 'answer') document.getElementById(buttonIds.answer)?.click()
    if (command === 'type') document.querySelector<HTMLElement>('[data-answer]')?.focus()
    if (command === 'enlarge') enlargeButton(place.answerOpen)?.click()
    if (command === 'help') keysView.open()
  })

  const { end, questionTitle, place: placeOf } = frameMessages
  const number = place.position + 1
  return (
    <PracticeFrame
      subjectKey={subject.key}
      title={
        question ? questionTitle(topic.name, placeOf(number, questions.length)) : end.pageTitle(topic.name)
      }
      header={<MathsHeader subjectName={subject.name} topicName={topic.name} />}
      toast={<EarnToast topic={topic.key} />}
      keys={keyMeanings}
      keysView={keysView}
    >
      {steps.failure !== null && <NotSaved failure={steps.failure} onRetry={steps.retry} />}
      {!question ? (
        <MathsEndScreen
          questions={questions}
          record={steps.record}
          earned={earned}
          signInPath={signInPath}
          onOpen={walk.open}
          headingRef={headingRef}
        />
      ) : isLike ? (
        <AnotherRun
          subjectKey={subject.key}
          questionId={question.id}
          name={messages.question.name(number)}
          onBack={() => setLikeId(null)}
          onHelp={keysView.open}
        />
      ) : (
        <MathsQuestionView
          subjectKey={subject.key}
          place={place}
          question={question}
          record={steps.record}
          walk={walk}
          drafts={drafts}
          isStopped={steps.failure !== null || steps.isWaiting}
          signInPath={signInPath}
          onAnother={() => setLikeId(question.id)}
          onKeys={keysView.open}
          headingRef={headingRef}
        />
      )}
    </PracticeFrame>
  )
}
