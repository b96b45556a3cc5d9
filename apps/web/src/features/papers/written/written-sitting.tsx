// A written paper while it is sat: each question is its picture, with fields for what can be typed. Nothing is marked before the end.
import { useQuery } from '@tanstack/react-query'
import type { OpenSitting } from '@toron/contract/paper-fields.ts'
import type { PaperMathsQuestion } from '@toron/domain/papers/maths-question.ts'
import { useRef } from 'react'
import { Chip } from '../../../ui/card.tsx'
import { arrowOf, isTaken, type KeyPress, letterOf } from '../../practice/frame/key-press.ts'
import { Picture } from '../../practice/maths/picture.tsx'
import { TypingSlot } from '../../practice/maths/typing/slot.tsx'
import { isUnfinished } from '../../practice/maths/typing/unfinished.ts'
import { Formulas } from '../cover/formulas.tsx'
import { messages as papers } from '../messages.ts'
import { Failed, Waiting } from '../notices.tsx'
import { sendWork, writtenQuestionsQuery } from '../queries.ts'
import type { Command } from '../sitting/keys.ts'
import { messages } from '../sitting/messages.ts'
import { type Asked, type SittingForm, SittingRun } from '../sitting/sitting-run.tsx'
import { draftOf, textsOf } from './draft-of.ts'
import { drawingOf } from './drawing-of.ts'

const words = messages.written

/** F flags, and the arrows move; letters and numbers are for the fields. */
const commandOf = (press: KeyPress): Command | null => {
  if (isTaken(press)) return null
  const by = arrowOf(press)
  if (by !== null) return { type: 'step', by }
  return press.singleKeys && letterOf(press) === 'F' ? { type: 'flag' } : null
}

const stateIn =
  (questions: readonly PaperMathsQuestion[]): SittingForm['stateOf'] =>
  (id, choice) => {
    const fields = questions.find((question) => question.id === id)?.fields ?? []
    const texts = choice?.texts ?? []
    if (fields.length === 0) return 'on-paper'
    if (fields.some((field, index) => isUnfinished(field, texts[index] ?? ''))) return 'unfinished'
    return texts.some((text) => text !== '') ? 'answered' : 'open'
  }

const form = { name: 'written', commandOf, send: sendWork, gatherFor: 700 } as const

export function WrittenSitting({ sitting, ahead }: { sitting: OpenSitting; ahead: number }) {
  const { data, error, isError, refetch } = useQuery(writtenQuestionsQuery(sitting.paper.id))
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  return (
    <SittingRun sitting={sitting} ahead={ahead} form={{ ...form, stateOf: stateIn(data) }}>
      {(asked) => (
        <WrittenQuestion
          key={asked.id}
          paper={sitting.paper}
          asked={asked}
          question={data.find(({ id }) => id === asked.id)}
        />
      )}
    </SittingRun>
  )
}

interface WrittenQuestionProps {
  readonly paper: OpenSitting['paper']
  readonly asked: Asked
  readonly question: PaperMathsQuestion | undefined
}

function WrittenQuestion({ paper, asked, question }: WrittenQuestionProps) {
  const { number, choice, headingRef, onChange } = asked
  // What another device types is not written over by what stands here unchanged.
  const typed = useRef(choice?.texts ?? [])
  if (!question) return null
  const { fields, marks } = question
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="sr-only">
        {papers.question(number)}
      </h2>
      <Picture
        drawing={drawingOf(question.question)}
        name={papers.question(number)}
        above={<Chip tone="subject">{words.marks(marks)}</Chip>}
      />
      <div className="mt-2">
        <Formulas kind={paper} />
      </div>
      {fields.length === 0 && <p className="mt-1 text-[15px] text-ink-soft">{words.nothingToType}</p>}
      <TypingSlot
        fields={fields}
        subject={paper.subject}
        scheme={[]}
        draft={draftOf(fields, choice?.texts)}
        onDraft={(draft) => {
          const texts = textsOf(fields, draft)
          if (texts.every((text, index) => text === (typed.current[index] ?? ''))) return
          typed.current = texts
          onChange({ texts })
        }}
      />
    </>
  )
}
