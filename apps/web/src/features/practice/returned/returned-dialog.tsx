// All verdicts on answers that waited for a network, together, and why one was not taken.
import { useQueries } from '@tanstack/react-query'
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { Check, X } from 'lucide-react'
import { useCatalogue } from '../../../platform/catalogue.ts'
import type { Replies } from '../../../platform/offline/actions.ts'
import type { Returned } from '../../../platform/offline/device.ts'
import { sender } from '../../../platform/offline/queue.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { findTopic } from '../frame/find-topic.ts'
import { questionsQuery } from '../question/queries.ts'
import { RichText } from '../question/rich-text.tsx'
import { stemOf } from '../question/shown-question.ts'
import { messages } from './messages.ts'
import { answerIn, mathsIn, sumOf } from './returned.ts'

interface ReturnedDialogProps {
  readonly open: boolean
  readonly returned: readonly Returned[]
  readonly onClose: () => void
}

export function ReturnedDialog({ open, returned, onClose }: ReturnedDialogProps) {
  const close = () => {
    onClose()
    if (open) void seen(returned)
  }
  return (
    <Dialog open={open} onClose={close} title={messages.title}>
      {open && <Contents returned={returned} />}
      <Button className="mt-5" onClick={close}>
        {messages.close}
      </Button>
    </Dialog>
  )
}

const seen = async (returned: readonly Returned[]): Promise<void> => {
  const { outbox } = await sender()
  await (await outbox()).seen(returned)
}

function Contents({ returned }: { returned: readonly Returned[] }) {
  const catalogue = useCatalogue()
  const topics = [
    ...new Set(returned.flatMap((one) => (one.action && answerIn(one) ? [one.action.topic] : []))),
  ]
  const files = useQueries({ queries: topics.map((topic) => questionsQuery(topic)) })
  const questions = new Map(
    files.flatMap(({ data }) => data ?? []).map((question) => [question.id, question]),
  )
  const nameOf = (topic: string) => (catalogue.data && findTopic(catalogue.data, topic)?.topic.name) ?? topic
  const sum = sumOf(returned)
  const maths = mathsIn(returned)
  return (
    <>
      {sum.all > 0 && <p className="mb-3 font-[650]">{messages.summary(sum.right, sum.all, sum.skizies)}</p>}
      {maths.count > 0 && <p className="mb-3 font-[650]">{messages.maths(maths.count, maths.skizies)}</p>}
      <ul>
        {returned.map((one) => {
          const answer = answerIn(one)
          const question = questions.get(one.action?.questionId ?? '')
          if (!answer && one.refusal === null) return null
          return (
            <li key={one.seq} className="border-t border-line py-3">
              {one.action && (
                <p className="text-[15px] text-ink-soft">
                  {one.action.type === 'night' ? messages.tonight : nameOf(one.action.topic)}
                </p>
              )}
              {question && (
                <p>
                  <RichText>{stemOf(question)}</RichText>
                </p>
              )}
              {answer ? (
                <VerdictOf answer={answer} question={question} />
              ) : (
                <p className="mt-1 text-wrong">
                  {messages.refused}: {one.refusal}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface VerdictOfProps {
  readonly answer: Replies['night']['answer']
  readonly question: PublicQuestion | undefined
}

function VerdictOf({ answer, question }: VerdictOfProps) {
  const { correct, chosen, correctAnswer, explanation } = answer
  const Icon = correct ? Check : X
  return (
    <>
      <p
        className={classes(
          'mt-1 flex items-center gap-1.5 font-[650]',
          correct ? 'text-(--right)' : 'text-wrong',
        )}
      >
        <Icon aria-hidden="true" strokeWidth={2.25} className="size-4.5 shrink-0" />
        {correct ? messages.correct : messages.incorrect}
      </p>
      {question && !correct && <p>{messages.chosen(chosen, question.options[chosen])}</p>}
      {question && <p>{messages.right(correctAnswer, question.options[correctAnswer])}</p>}
      <p className="mt-1 text-ink-soft">{explanation}</p>
    </>
  )
}
