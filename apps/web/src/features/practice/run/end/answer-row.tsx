// One answer in the list at the end of a run: right or wrong, and whether its question had already been paid that day.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { Check, X } from 'lucide-react'
import { classes } from '../../../../ui/classes.ts'
import { HollowKeystone } from '../../../../ui/marks.tsx'
import { RichText } from '../../question/rich-text.tsx'
import { stemOf } from '../../question/shown-question.ts'
import type { Verdict } from '../../question/verdict.ts'
import { messages } from './messages.ts'

interface AnswerRowProps {
  readonly question: PublicQuestion
  readonly number: number
  readonly verdict: Verdict | undefined
  readonly onOpen: () => void
}

export function AnswerRow({ question, number, verdict, onOpen }: AnswerRowProps) {
  const correct = verdict?.correct ?? false
  const Icon = correct ? Check : X
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3.5 px-4 py-2.5 text-left -outline-offset-3 hover:bg-sunken md:px-5.5"
    >
      <span className="num w-7 shrink-0 text-[15px] font-bold text-ink-soft">{number}</span>
      <span className="min-w-0 grow">
        <span className="line-clamp-2">
          <RichText>{stemOf(question)}</RichText>
        </span>
        {verdict?.earned?.alreadyPaidToday && (
          <span className="mt-0.5 flex items-center gap-1.5 text-[15px] text-ink-soft">
            <HollowKeystone className="h-3 w-auto text-skizie-deep" />
            {messages.end.paidBefore}
          </span>
        )}
      </span>
      <span
        className={classes(
          'inline-flex shrink-0 items-center gap-1.5 text-[15px] font-[650]',
          correct ? 'text-(--right)' : 'text-wrong',
        )}
      >
        <Icon aria-hidden="true" strokeWidth={2.25} className="size-4.5" />
        <span className="max-md:sr-only">{correct ? messages.end.correct : messages.end.incorrect}</span>
      </span>
    </button>
  )
}
