// A finished topic on paper: every question with its figure, the student's answer, the right one and why. It is
// rendered only for printing, because its figures cost data.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { RichText } from '../../question/rich-text.tsx'
import { stemOf } from '../../question/shown-question.ts'
import { StemParts } from '../../question/stem-parts.tsx'
import type { Verdict } from '../../question/verdict.ts'
import { type RunView, verdictAt } from '../run-state.ts'
import { messages } from './messages.ts'
import { PrintedOptions } from './printed-options.tsx'

interface PrintSheetProps {
  readonly topicName: string
  readonly subjectName: string
  readonly view: RunView
  readonly questions: readonly PublicQuestion[]
  /** The print dialog has closed. */
  readonly onDone: () => void
}

export function PrintSheet({ topicName, subjectName, view, questions, onDone }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    let isGone = false
    const end = () => done.current()
    window.addEventListener('afterprint', end, { once: true })
    const figures = [...(sheet.current?.querySelectorAll('img') ?? [])]
    // A figure that fails to load is printed without its picture.
    void Promise.all(figures.map((figure) => figure.decode().catch(() => undefined))).then(() => {
      if (!isGone) window.print()
    })
    return () => {
      isGone = true
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return createPortal(
    <div ref={sheet} className="print-sheet">
      <h1 className="text-[24px]">{topicName}</h1>
      <p className="mb-4">{messages.print.head(subjectName, questions.length)}</p>
      <ol className="flex flex-col gap-5">
        {questions.map((question, position) => (
          <li key={question.id} className="border-t border-line pt-3">
            <PrintedQuestion question={question} number={position + 1} verdict={verdictAt(view, position)} />
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  )
}

interface PrintedQuestionProps {
  readonly question: PublicQuestion
  readonly number: number
  readonly verdict: Verdict | undefined
}

function PrintedQuestion({ question, number, verdict }: PrintedQuestionProps) {
  return (
    <>
      {/* What belongs together stays on one page; the explanation may go on to the next, so that few pages end half empty. */}
      <div className="break-inside-avoid">
        <p className="font-[650]">
          {number}. <RichText>{stemOf(question)}</RichText>
        </p>
        <StemParts question={question} />
        {question.imageFilename !== undefined && (
          <img
            src={`/images/${encodeURIComponent(question.imageFilename)}`}
            alt={question.imageAlt ?? ''}
            width={question.imageWidth}
            height={question.imageHeight}
            className="my-2 h-auto max-h-60 w-auto max-w-full"
          />
        )}
        <PrintedOptions question={question} verdict={verdict} />
      </div>
      {verdict && <PrintedVerdict verdict={verdict} />}
    </>
  )
}

/** The explanation, and why not the student's own answer. */
function PrintedVerdict({
  verdict: { chosen, correct, explanation, reasons, marked },
}: {
  readonly verdict: Verdict
}) {
  const reason = correct ? undefined : (marked?.reasons?.[chosen] ?? reasons[chosen])
  return (
    <>
      <p className="mt-1.5">
        <RichText>{marked?.explanation ?? explanation}</RichText>
      </p>
      {reason !== undefined && (
        <p className="mt-1.5">
          <strong>{messages.print.whyNot(chosen)}</strong> <RichText>{reason}</RichText>
        </p>
      )}
    </>
  )
}
