// A topic in the list of its subject: a link with the student's progress, or "coming soon".
import { Link } from 'react-router'
import { ChoiceSlot } from '../../../platform/offline/choice-slot.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { messages } from './messages.ts'
import type { TopicRow } from './rows.ts'

interface OpenTopicProps {
  readonly topic: TopicRow
  /** Whether the student's progress is known; until then dashes are shown instead of zeros. */
  readonly known: boolean
  readonly to: string
  /** To restore the focus to it. */
  readonly id?: string
}

export function OpenTopic({ topic, known, to, id }: OpenTopicProps) {
  const { key, name, answered, questions, percent } = topic
  const inWords = known ? messages.answered(answered, questions, percent) : messages.questions(questions)
  return (
    <div className="flex items-center pe-2">
      <Link
        to={to}
        id={id}
        className="group block min-w-0 grow py-3.5 ps-5.5 pe-2 no-underline transition-colors duration-150 hover:bg-subject-wash focus-visible:-outline-offset-3"
      >
        <span className="mb-2 flex items-baseline justify-between gap-3">
          <span className="font-[650] group-hover:text-subject">{name}</span>
          <span className="shrink-0 whitespace-nowrap text-ink-soft tabular-nums" aria-hidden="true">
            {known ? answered : '–'} / {questions}
            <span className="ml-2 inline-block min-w-10 text-end text-[15px]">
              {known ? `${percent}%` : '–'}
            </span>
          </span>
          <span className="sr-only">, {inWords}</span>
        </span>
        {known ? (
          <ProgressBar value={answered} max={questions} label={name} valueText={inWords} />
        ) : (
          <span className="block h-2 rounded-full bg-sunken" />
        )}
      </Link>
      <div className="min-w-11">
        <ChoiceSlot of="topic" what={key} name={name} />
      </div>
    </div>
  )
}

export function ComingTopic({ name }: { name: string }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 px-5.5 py-3">
      <span className="text-ink-soft">{name}</span>
      <span className="rounded-full bg-sunken px-3 py-1 text-[13px] font-[650] whitespace-nowrap text-ink-soft">
        {messages.comingSoon}
      </span>
    </div>
  )
}
