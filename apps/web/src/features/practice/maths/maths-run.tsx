// A maths topic on screen: it holds the place, takes the student's steps, obeys the keyboard, and moves the focus to
// what is new. Moving on never waits for the network.

import type { CatalogueSubject, CatalogueTopic } from '@toron/contract/statics.ts'
import { showAnswerAfter } from '@toron/domain/practice/maths.ts'
import { Keyboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ActionBar } from '../action-bar.tsx'
import { NewsPlace } from '../news-place.tsx'
import { KeysDialog } from '../run/keys-dialog.tsx'
import { columnClass } from '../run/run-header.tsx'
import { useKeys } from '../run/use-keys.ts'
import { AnotherRun } from './another-run.tsx'
import { EarnToast } from './earn-toast.tsx'
import { commandOf, type KeyCommand, keyMeanings } from './keys.ts'
import { MathsEndScreen } from './maths-end-screen.tsx'
import { MathsHeader } from './maths-header.tsx'
import { MathsQuestionView } from './maths-question-view.tsx'
import { fetchAhead } from './picture-address.ts'
import { isAtEnd, namePosition } from './place.ts'
import type { Steps } from './queries.ts'
import { buttonIds, enlargeButton } from './question-parts.tsx'
import type { MathsQuestion } from './questions.ts'
import { recordOf } from './records.ts'
import { useAddress, useEarned, useFocusOnChange, usePlace } from './use-place.ts'

interface MathsRunProps {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
  readonly questions: readonly MathsQuestion[]
  /** 0-based; as many as there are questions: the end. */
  readonly startsAt: number
  readonly steps: Steps
  /** Where a visitor signs in and comes back from; null for a student. */
  readonly signInPath: string | null
}

export function MathsRun({ subject, topic, questions, startsAt, steps, signInPath }: MathsRunProps) {
  const total = questions.length
  const { place, move } = usePlace(startsAt, total)
  const [showingKeys, setShowingKeys] = useState(false)
  /** The question that the student practises others like. */
  const [likeId, setLikeId] = useState<string | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const earned = useEarned(topic.key)
  const { kept, take, failure, retry } = steps
  const { position, answerOpen } = place
  const question = questions[position]
  const named = namePosition(place)
  const isLike = question !== undefined && question.id === likeId

  useAddress(topic.key, named)
  useFocusOnChange(isLike ? `like ${named}` : named, headingRef)
  useEffect(() => {
    const following = questions[position + 1]
    if (following && place.seenSince !== null) fetchAhead(following.question)
  }, [questions, position, place.seenSince])

  const next = () => {
    if (!question || !move({ type: 'next', at: performance.now() })) return
    take({ type: 'next', topic: topic.key, questionId: question.id, position, total })
  }
  const setAnswer = (open: boolean) => {
    if (!question || !move({ type: 'answer', open })) return
    const isNews = open && !recordOf(kept, question.id).shownToday
    if (isNews) take({ type: 'shown', topic: topic.key, questionId: question.id })
  }
  const obey = (command: KeyCommand) => {
    if (command === 'next') next()
    if (command === 'previous') move({ type: 'previous' })
    if (command === 'answer') document.getElementById(buttonIds.answer)?.click()
    if (command === 'enlarge') enlargeButton(answerOpen)?.click()
    if (command === 'help') setShowingKeys(true)
  }
  useKeys(!isAtEnd(place) && !isLike, commandOf, obey)

  const words = `Question ${position + 1} of ${total}`
  return (
    <div data-subject={subject.key} className="pb-8">
      <PageTitle>{`${topic.name}: ${question ? words : 'Topic Complete'}`}</PageTitle>
      <MathsHeader subjectName={subject.name} topicName={topic.name} />
      <EarnToast topic={topic.key} />
      <div className={columnClass}>
        {failure !== null && <NotSaved failure={failure} onRetry={retry} />}
        {!question ? (
          <div className="pt-4 md:pt-2">
            <MathsEndScreen
              questions={questions}
              kept={kept}
              earned={earned}
              signInPath={signInPath}
              onOpen={(to) => move({ type: 'open', position: to })}
              headingRef={headingRef}
            />
          </div>
        ) : isLike ? (
          <AnotherRun
            questionId={question.id}
            name={`Question ${position + 1}`}
            onBack={() => setLikeId(null)}
            onHelp={() => setShowingKeys(true)}
          />
        ) : (
          <>
            <h2
              ref={headingRef}
              tabIndex={-1}
              className="num pt-2 pb-2 text-[15px] font-[650] tracking-normal text-ink-soft outline-none"
            >
              {words}
            </h2>
            <ProgressBar
              value={position + 1}
              max={total}
              label="Progress"
              valueText={words}
              className="mb-4 md:mb-5"
            />
            {signInPath !== null && <VisitorNote signInPath={signInPath} />}
            <MathsQuestionView
              key={question.id}
              question={question}
              name={`Question ${position + 1}`}
              delay={delayOf(subject.key, recordOf(kept, question.id).shownToday)}
              isVisitor={signInPath !== null}
              answerOpen={answerOpen}
              marksEarned={recordOf(kept, question.id).marksEarned}
              onSeen={() => move({ type: 'seen', position, at: performance.now() })}
              onAnswer={setAnswer}
              onMark={(marks) =>
                take({ type: 'marks', topic: topic.key, questionId: question.id, earned: marks })
              }
              onAnother={() => setLikeId(question.id)}
            />
          </>
        )}
        {question && !isLike && (
          <>
            <NewsPlace at={question.id} />
            <ActionBar>
              <Button
                kind="ghost"
                disabled={position === 0}
                onClick={() => move({ type: 'previous' })}
                className="max-md:grow max-md:bg-paper max-md:px-3"
              >
                Previous
              </Button>
              <Button onClick={next} className="max-md:grow max-md:px-3">
                {position === total - 1 ? 'Finish' : 'Next'}
                <span aria-hidden="true" className="hidden text-sm pointer-fine:md:inline">
                  →
                </span>
              </Button>
            </ActionBar>
            <div className="mt-2 hidden justify-end md:pointer-fine:flex">
              <Button
                kind="plain"
                onClick={() => setShowingKeys(true)}
                className="text-[15px] text-ink-soft!"
              >
                <Keyboard aria-hidden="true" strokeWidth={1.75} className="size-5" />
                Keyboard shortcuts
              </Button>
            </div>
          </>
        )}
      </div>
      <KeysDialog keys={keyMeanings} open={showingKeys} onClose={() => setShowingKeys(false)} />
    </div>
  )
}

const delayOf = (subjectKey: string, shownToday: boolean): number =>
  shownToday ? 0 : showAnswerAfter(subjectKey === 'general_mathematics' ? 'general-math' : 'additional-math')

function VisitorNote({ signInPath }: { signInPath: string }) {
  return (
    <p className="mb-4 text-[15px] text-ink-soft">
      You are practising as a visitor.{' '}
      <Link to={signInPath} className="font-[650] text-brand underline underline-offset-4">
        Sign in
      </Link>{' '}
      to keep your place and your marks, and to earn Skizies.
    </p>
  )
}

function NotSaved({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <Alert
      className="mt-2 mb-2"
      action={
        <Button kind="ghost" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your last steps are not saved yet. {explain(failure)} You can go on meanwhile.
    </Alert>
  )
}
