// A run through a topic on screen: it holds the state machine, sends answers, obeys the keyboard, moves the
// focus to what is new, and celebrates.
import type { Run } from '@toron/contract/practice.ts'
import type { CatalogueSubject, CatalogueTopic, PublicQuestion } from '@toron/contract/statics.ts'
import { Keyboard } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Circles } from './circles.tsx'
import { EndScreen } from './end-screen.tsx'
import { commandOf, type KeyCommand, keyMeanings } from './keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { QuestionCard } from './question-card.tsx'
import { columnClass, RunHeader } from './run-header.tsx'
import {
  canSubmit,
  inARow,
  isComplete,
  type Notice,
  openRunView,
  runReducer,
  totals,
  verdictAt,
} from './run-state.ts'
import { useCelebration } from './use-celebration.ts'
import { useKeys } from './use-keys.ts'
import { useSubmission } from './use-submission.ts'

interface RunScreenProps {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
  readonly questions: readonly PublicQuestion[]
  /** Null for a visitor. */
  readonly run: Run | null
  readonly notice: Notice | null
  /** It takes the place of a run that was on screen, so the focus has to be brought to it. */
  readonly takesOver: boolean
  readonly signInPath: string
  readonly onReload: (notice: Notice | null) => Promise<Run>
  readonly onRetry: () => Promise<void>
}

export function RunScreen({
  subject,
  topic,
  questions,
  run,
  notice,
  takesOver,
  signInPath,
  onReload,
  onRetry,
}: RunScreenProps) {
  const [view, dispatch] = useReducer(runReducer, null, () =>
    openRunView(
      questions.map(({ id }) => id),
      run?.answers ?? [],
      notice,
    ),
  )
  const [showingKeys, setShowingKeys] = useState(false)
  const questionRef = useRef<HTMLHeadingElement>(null)
  const verdictRef = useRef<HTMLHeadingElement>(null)
  const endRef = useRef<HTMLHeadingElement>(null)
  const submit = useSubmission({ topic: topic.key, runId: run?.id ?? null, dispatch, reload: onReload })

  useEffect(() => {
    if (run) dispatch({ type: 'synced', verdicts: run.answers })
  }, [run])

  useFocusOnChange(`${view.showing} ${view.position}`, takesOver, () => {
    window.scrollTo(0, 0)
    const heading = view.showing === 'end' ? endRef : questionRef
    heading.current?.focus({ preventScroll: true })
  })
  useCelebration(view, verdictRef)

  const question = questions[view.position]
  const act = () => {
    if (verdictAt(view, view.position)) dispatch({ type: 'next' })
    else if (question && view.chosen && canSubmit(view)) void submit(question.id, view.chosen)
  }
  const obey = (command: KeyCommand) => {
    if (command.type === 'choose') dispatch(command)
    if (command.type === 'act') act()
    if (command.type === 'step') dispatch({ type: 'goTo', position: view.position + command.by })
    if (command.type === 'help') setShowingKeys(true)
  }
  useKeys(view.showing === 'question', commandOf, obey)

  const total = questions.length
  const row = inARow(view)
  const place = `Question ${view.position + 1} of ${total}`
  return (
    <div data-subject={subject.key} className="pb-8">
      <PageTitle>{`${topic.name}: ${view.showing === 'end' ? 'Topic Complete' : place}`}</PageTitle>
      <RunHeader
        subjectName={subject.name}
        topicName={topic.name}
        earnings={run && { earned: run.earned, alreadyPaid: totals(view).alreadyPaid }}
      />
      <div className={columnClass}>
        {view.showing === 'end' || !question ? (
          <div className="pt-4 md:pt-2">
            <EndScreen
              view={view}
              questions={questions}
              earned={run?.earned ?? 0}
              signInPath={run ? null : signInPath}
              onOpen={(position) => dispatch({ type: 'goTo', position })}
              onRetry={onRetry}
              headingRef={endRef}
              topicName={topic.name}
              subjectName={subject.name}
            />
          </div>
        ) : (
          <>
            <div className="flex items-baseline justify-between gap-4 pt-3 pb-2">
              <p className="num text-[15px] font-[650] text-ink-soft">{place}</p>
              {row > 1 && <p className="font-[650] text-brand">{row} in a row</p>}
            </div>
            <ProgressBar
              value={view.position + 1}
              max={total}
              label="Progress"
              valueText={place}
              className="mb-5"
            />
            {!run && (
              <p className="mb-4 text-[15px] text-ink-soft">
                You are practising as a visitor.{' '}
                <Link to={signInPath} className="font-[650] text-brand underline underline-offset-4">
                  Sign in
                </Link>{' '}
                to keep your answers, follow your progress and earn Skizies.
              </p>
            )}
            <QuestionCard
              question={question}
              view={view}
              onChoose={(option) => dispatch({ type: 'choose', option })}
              onAct={act}
              questionRef={questionRef}
              verdictRef={verdictRef}
            />
            <Circles view={view} onOpen={(position) => dispatch({ type: 'goTo', position })} />
            <div className="mt-2 flex flex-wrap justify-between gap-x-4">
              {isComplete(view) && (
                <Button kind="plain" onClick={() => dispatch({ type: 'results' })}>
                  See the results
                </Button>
              )}
              <div className="ml-auto hidden md:pointer-fine:block">
                <Button
                  kind="plain"
                  onClick={() => setShowingKeys(true)}
                  className="text-[15px] text-ink-soft!"
                >
                  <Keyboard aria-hidden="true" strokeWidth={1.75} className="size-5" />
                  Keyboard shortcuts
                </Button>
              </div>
            </div>
          </>
        )}
      </div>
      <KeysDialog keys={keyMeanings} open={showingKeys} onClose={() => setShowingKeys(false)} />
    </div>
  )
}

/** Arriving on the screen has its own focus; after that it follows `what`. */
function useFocusOnChange(what: string, atOnce: boolean, move: () => void): void {
  const last = useRef(atOnce ? null : what)
  useEffect(() => {
    if (last.current === what) return
    last.current = what
    move()
  })
}
