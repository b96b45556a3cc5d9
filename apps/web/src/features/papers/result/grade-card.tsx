// The grade as a range on the scale of forty marks, with its reason; without confirmed thresholds the range of marks alone.
import type { Result } from '@toron/contract/paper-fields.ts'
import { Card } from '../../../ui/card.tsx'
import { messages } from './messages.ts'

const words = messages.grade
const share = (mark: number): string => `${(100 * mark) / 40}%`

interface GradeCardProps {
  readonly mark: number
  readonly range: NonNullable<Result['range']>
  readonly grade: Result['grade']
}

export function GradeCard({ mark, range, grade }: GradeCardProps) {
  return (
    <Card className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">
          {grade ? words.between(grade.low, grade.high) : words.marks(range.low, range.high)}
        </h2>
        <p className="text-[15px] text-ink-soft">{words.chance}</p>
      </div>
      <div role="img" aria-label={words.scale(mark, range.low, range.high)}>
        {grade && (
          <div className="num relative h-6 text-[13px] text-ink-soft">
            {grade.begins.map(({ grade: name, mark: begins }) => (
              <span key={name} className="absolute translate-x-1" style={{ left: share(begins) }}>
                {name}
              </span>
            ))}
          </div>
        )}
        <div className="relative h-3 rounded-full bg-sunken">
          <span
            className="absolute inset-y-0 rounded-full bg-subject opacity-40"
            style={{ left: share(range.low), width: share(range.high - range.low) }}
          />
          {grade?.begins.map(({ grade: name, mark: begins }) => (
            <span key={name} className="absolute -inset-y-1 w-px bg-ink" style={{ left: share(begins) }} />
          ))}
          <span
            className="absolute top-1/2 size-4.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-subject"
            style={{ left: share(mark) }}
          />
        </div>
        <div className="num mt-2 flex justify-between text-[13px] text-ink-soft">
          <span>0</span>
          <span>40</span>
        </div>
      </div>
      <p className="mt-2 text-[15px] text-ink-soft">{grade ? words.why(grade.series) : words.none}</p>
    </Card>
  )
}
