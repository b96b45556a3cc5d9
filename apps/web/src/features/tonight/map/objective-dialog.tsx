// An objective: how often it was asked, until when it would be known, and its questions.
import { useQuery } from '@tanstack/react-query'
import type { MapObjective } from '@toron/contract/tonight.ts'
import { screens } from '@toron/domain/screens.ts'
import { Check, X } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Words } from '../../../ui/words.tsx'
import { questionsQuery } from '../../practice/question/queries.ts'
import { RichText } from '../../practice/question/rich-text.tsx'
import { stemOf } from '../../practice/question/shown-question.ts'
import { dateInWords, onDay } from '../days.ts'
import { messages } from './messages.ts'
import type { NamedTopic } from './named-topic.ts'

const words = messages.objective

interface ObjectiveDialogProps {
  /** The last one opened. */
  readonly topic?: NamedTopic
  readonly objective?: MapObjective
  readonly today: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ObjectiveDialog({ topic, objective, today, isOpen, onClose }: ObjectiveDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={objective?.title ?? ''}>
      {topic && objective && (
        <>
          <p className="-mt-3 mb-3 text-[15px] font-[650] text-subject">{topic.name}</p>
          <p className="text-ink-soft">
            <Standing objective={objective} today={today} />
          </p>
          <h3 className="mt-5 mb-1 text-[18px]">{words.questions}</h3>
          <Questions topic={topic.key} objective={objective} />
          <ButtonLink to={`${screens.question}?topic=${topic.key}`} kind="ghost" className="mt-5 w-full">
            {words.practise(topic.name)}
          </ButtonLink>
        </>
      )}
    </Dialog>
  )
}

function Standing({ objective, today }: { objective: MapObjective; today: string }) {
  const { answered, lastDay, knownUntil } = objective
  if (lastDay === null) return words.notMet
  const until = knownUntil === null ? words.fading : words.until(dateInWords(knownUntil, today))
  return (
    <Words
      text={`${words.asked(answered, onDay(lastDay, today))} ${until}`}
      marks={{ day: (text) => <strong className="text-ink">{text}</strong> }}
    />
  )
}

interface QuestionsProps {
  readonly topic: string
  readonly objective: MapObjective
}

function Questions({ topic, objective: { questions } }: QuestionsProps) {
  const { data, isError } = useQuery(questionsQuery(topic))
  if (isError) return <p className="text-ink-soft">{words.notShown}</p>
  return (
    <ol>
      {questions.map(({ id, latest }, index) => {
        const question = data?.find((each) => each.id === id)
        return (
          <li key={id} className="flex items-start gap-3 border-line py-2.5 not-last:border-b">
            <Sign latest={latest} />
            {question ? (
              <span className="line-clamp-3 min-w-0">
                <RichText>{stemOf(question)}</RichText>
              </span>
            ) : data ? (
              words.question(index + 1)
            ) : (
              <Skeleton className="mt-1 h-5 w-full" />
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Sign({ latest }: { latest: 'right' | 'wrong' | null }) {
  const Icon = latest === 'right' ? Check : X
  return (
    <span
      className={classes(
        'mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2',
        latest === 'right' && 'border-(--right) text-(--right)',
        latest === 'wrong' && 'border-wrong text-wrong',
        latest === null && 'border-line',
      )}
    >
      {latest !== null && <Icon aria-hidden="true" strokeWidth={3} className="size-3.5" />}
      <span className="sr-only">{latest === null ? words.never : words[latest]}: </span>
    </span>
  )
}
