// The open question of a run: its position above, the circles to any other question below.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { Dispatch, Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { KeysButton } from '../frame/keys-view.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { PlaceBar } from '../frame/place-bar.tsx'
import { SignInNote } from '../frame/sign-in-note.tsx'
import { QuestionCard } from '../question/card/question-card.tsx'
import { Circles } from './circles.tsx'
import { messages } from './messages.ts'
import {
  inARow,
  inARowAt,
  isComplete,
  type RunEvent,
  type RunView,
  verdictAt,
  waitingAt,
} from './run-state.ts'

const back = { to: '/dashboard', words: messages.backToTopics }

interface QuestionViewProps {
  readonly view: RunView
  readonly question: PublicQuestion
  /** The sign-in address with the way back; null for a student. */
  readonly signInPath: string | null
  readonly dispatch: Dispatch<RunEvent>
  readonly onAct: () => void
  readonly onOpen: (position: number) => void
  readonly onKeys: () => void
  readonly questionRef: Ref<HTMLHeadingElement>
  readonly verdictRef: Ref<HTMLHeadingElement>
}

export function QuestionView(props: QuestionViewProps) {
  const { view, question, signInPath, dispatch, onAct, onOpen, onKeys, questionRef, verdictRef } = props
  const number = view.position + 1
  const total = view.questionIds.length
  const row = inARow(view)
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 pt-3 pb-2">
        <p className="num text-[15px] font-[650] text-ink-soft">{frameMessages.place(number, total)}</p>
        {row > 1 && <p className="font-[650] text-brand">{messages.inARow(row)}</p>}
      </div>
      <PlaceBar number={number} total={total} className="mb-5" />
      {signInPath !== null && (
        <SignInNote
          text={messages.visitor}
          signInPath={signInPath}
          className="mb-4 text-[15px] text-ink-soft"
        />
      )}
      <QuestionCard
        question={question}
        chosen={waitingAt(view, view.position) ?? view.chosen}
        isWaiting={waitingAt(view, view.position) !== null}
        verdict={verdictAt(view, view.position)}
        inARow={inARowAt(view, view.position)}
        sending={view.sending}
        notice={view.notice && messages.notices[view.notice]}
        failure={view.failure}
        isLast={number === total}
        back={back}
        onChoose={(option) => dispatch({ type: 'choose', option })}
        onAct={onAct}
        questionRef={questionRef}
        verdictRef={verdictRef}
      />
      <Circles view={view} onOpen={onOpen} />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4">
        {isComplete(view) && (
          <Button kind="plain" onClick={() => dispatch({ type: 'results' })}>
            {messages.seeResults}
          </Button>
        )}
        <div className="ml-auto hidden md:pointer-fine:block">
          <KeysButton onOpen={onKeys} />
        </div>
      </div>
    </>
  )
}
