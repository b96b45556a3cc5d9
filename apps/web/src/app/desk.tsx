// The desk, which draws a question with the parts of the practice screen.
import type { DeskQuestion } from '@toron/contract/desk.ts'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useId } from 'react'
import { Options } from '../features/practice/question/options.tsx'
import { Picture } from '../features/practice/question/picture.tsx'
import { RichText } from '../features/practice/question/rich-text.tsx'
import { stemOf } from '../features/practice/question/shown-question.ts'
import { StemParts } from '../features/practice/question/stem-parts.tsx'
import DeskSection from '../features/questions/desk-section.tsx'

export default function Desk() {
  return <DeskSection draw={(question) => <Drawn question={question} />} />
}

function Drawn({
  question: { shown, correctAnswer, explanation, reasons },
}: {
  readonly question: DeskQuestion
}) {
  const id = useId()
  // What the contract may leave undefined is not there.
  const question = shown as PublicQuestion
  const verdict = { questionId: shown.id, chosen: correctAnswer, correct: true, correctAnswer }
  return (
    <div>
      <p id={id} className="mb-4 text-lg leading-snug font-semibold text-pretty">
        <RichText>{stemOf(question)}</RichText>
      </p>
      <StemParts question={question} />
      <Picture question={question} />
      <Options
        question={question}
        labelledBy={id}
        chosen={null}
        verdict={{ ...verdict, explanation, reasons, earned: null }}
        onChoose={() => {}}
      />
    </div>
  )
}
