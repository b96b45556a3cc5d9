// The question that is asked: its place in the night and why it is asked above, and under a wrong answer when one like it
// comes back.
import type { Night, NightItem } from '@toron/contract/tonight.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { Dispatch, Ref } from 'react'
import { KeysButton } from '../../practice/frame/keys-view.tsx'
import { PlaceBar } from '../../practice/frame/place-bar.tsx'
import { QuestionCard } from '../../practice/question/card/question-card.tsx'
import { AgainNote } from './again-note.tsx'
import { messages } from './messages.ts'
import { inARow, type NightEvent, type NightView } from './night-state.ts'
import { back } from './notices.tsx'

interface NightQuestionProps {
  readonly night: Night
  readonly item: NightItem
  readonly view: NightView
  readonly question: PublicQuestion
  readonly place: { readonly number: number; readonly total: number }
  readonly dispatch: Dispatch<NightEvent>
  readonly onAct: () => void
  readonly onKeys: () => void
  readonly questionRef: Ref<HTMLHeadingElement>
  readonly verdictRef: Ref<HTMLHeadingElement>
}

export function NightQuestion(props: NightQuestionProps) {
  const { night, item, view, question, place, dispatch, onAct, onKeys, questionRef, verdictRef } = props
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 pt-3 pb-2 text-[15px] font-[650]">
        <p className="num text-ink-soft">{messages.place(place.number, place.total)}</p>
        <p className="text-ink-soft">{messages.reasons[item.reason]}</p>
      </div>
      <PlaceBar {...place} className="mb-5" />
      <QuestionCard
        key={item.questionId}
        question={question}
        chosen={view.chosen}
        verdict={view.verdict ?? undefined}
        isWaiting={view.isWaiting}
        inARow={inARow(night)}
        sending={view.sending}
        notice={view.notice && messages.notices[view.notice]}
        failure={view.failure}
        isLast={place.number === place.total && !view.isWaiting}
        back={{ to: back.to, words: messages.goOnLater }}
        underVerdict={view.again && <AgainNote again={view.again} today={night.day} />}
        onChoose={(option) => dispatch({ type: 'choose', option })}
        onAct={onAct}
        questionRef={questionRef}
        verdictRef={verdictRef}
      />
      <div className="mt-2 hidden justify-end md:pointer-fine:flex">
        <KeysButton onOpen={onKeys} />
      </div>
    </>
  )
}
