// The time of each question beside its fair share.
import type { PaperKind } from '@toron/domain/papers/kinds.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { messages as papers } from '../messages.ts'
import { messages } from './messages.ts'

const words = messages.time

/** From so many shares on a question is named. */
const long = 2

interface TimeCardProps {
  readonly form: PaperKind['form']
  /** Of each question, in order; in a written paper for each of its marks. */
  readonly seconds: readonly number[]
  readonly fairShare: number
}

export function TimeCard({ form, seconds, fairShare }: TimeCardProps) {
  const isLong = (each: number) => each > long * fairShare
  const longOnes = seconds.flatMap((each, index) => (isLong(each) ? [index + 1] : []))
  const scale = Math.max(long * fairShare, ...seconds)
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-xl">{words.title}</h2>
      <div aria-hidden="true" className="relative flex h-24 items-end gap-px">
        {seconds.map((each, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place.
            key={index}
            className={classes('min-h-px flex-1 rounded-t-[3px]', isLong(each) ? 'bg-brand' : 'bg-subject')}
            style={{ height: `${(100 * each) / scale}%` }}
          />
        ))}
        <span
          className="absolute inset-x-0 border-t border-dashed border-ink"
          style={{ bottom: `${(100 * fairShare) / scale}%` }}
        />
      </div>
      <p className="mt-3 text-[15px]">{longOnes.length > 0 ? words.longest(longOnes) : words.noneLong}</p>
      <p className="mt-1 text-[15px] text-ink-soft">
        {words.share[form](papers.duration(Math.round(fairShare)))} {words.measured}
      </p>
    </Card>
  )
}
