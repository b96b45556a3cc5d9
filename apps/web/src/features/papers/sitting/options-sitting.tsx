// A paper of four options while it is sat.
import type { OpenSitting } from '@toron/contract/paper-fields.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useId } from 'react'
import { Options } from '../../practice/question/options.tsx'
import { QuestionText } from '../../practice/question/question-text.tsx'
import { sendChoices } from '../queries.ts'
import { commandOf } from './keys.ts'
import { type Asked, type SittingForm, SittingRun } from './sitting-run.tsx'

const form: SittingForm = {
  name: 'options',
  stateOf: (_, choice) => (choice?.option ? 'answered' : 'open'),
  commandOf,
  send: sendChoices,
}

interface OptionsSittingProps {
  readonly sitting: OpenSitting
  readonly ahead: number
  readonly questions: readonly PublicQuestion[]
}

export function OptionsSitting({ sitting, ahead, questions }: OptionsSittingProps) {
  return (
    <SittingRun sitting={sitting} ahead={ahead} form={form}>
      {(asked) => <OptionsQuestion asked={asked} question={questions.find(({ id }) => id === asked.id)} />}
    </SittingRun>
  )
}

function OptionsQuestion({ asked, question }: { asked: Asked; question: PublicQuestion | undefined }) {
  const headingId = useId()
  if (!question) return null
  return (
    <>
      <QuestionText question={question} headingId={headingId} headingRef={asked.headingRef} />
      <Options
        question={question}
        labelledBy={headingId}
        chosen={asked.choice?.option ?? null}
        verdict={undefined}
        onChoose={(option) => asked.onChange({ option })}
      />
    </>
  )
}
