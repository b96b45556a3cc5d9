// One subject of the plan: in or out, Core or Extended, and the day of its paper.
import { type PlanSubject, type Series, tiers } from '@toron/domain/tonight/plan.ts'
import { useId } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { ArchMark } from '../../../ui/marks.tsx'
import { messages as tonight } from '../messages.ts'
import { messages } from './messages.ts'
import { type SubjectDraft, seriesOf } from './plan-draft.ts'

interface SubjectFieldProps {
  readonly subject: PlanSubject
  readonly draft: SubjectDraft
  readonly today: string
  readonly series: readonly Series[]
  /** What is wrong with the day. */
  readonly error: string | undefined
  readonly onChange: (draft: SubjectDraft) => void
}

export function SubjectField({ subject, draft, today, series, error, onChange }: SubjectFieldProps) {
  const id = useId()
  const name = tonight.subjects[subject]
  return (
    <Card data-subject={subject} className={classes('overflow-hidden', draft.isChosen && 'border-subject!')}>
      <label
        htmlFor={id}
        className={classes(
          'flex min-h-16 cursor-pointer items-center gap-3.5 px-4 py-3 md:px-5',
          draft.isChosen && 'bg-subject-wash',
        )}
      >
        <ArchMark className="h-11 w-9.5 rounded-b-[4px] bg-subject pt-1 text-xl text-on-fill">
          {name[0]}
        </ArchMark>
        <span className="num grow text-[20px] font-bold">{name}</span>
        <input
          id={id}
          type="checkbox"
          checked={draft.isChosen}
          onChange={(event) => onChange({ ...draft, isChosen: event.target.checked })}
          className="size-6 accent-subject"
        />
      </label>
      {draft.isChosen && (
        <div className="flex flex-col gap-4 border-t border-line px-4 py-4 md:px-5">
          <Choice
            legend={messages.tier(name)}
            legendHidden={true}
            name={`${subject}-tier`}
            options={tiers.map((value) => ({ value, label: messages.papers[value] }))}
            chosen={draft.tier}
            onChoose={(tier) => onChange({ ...draft, tier })}
          />
          <SeriesButtons
            name={name}
            exam={draft.exam}
            series={series}
            onChoose={(exam) => onChange({ ...draft, exam })}
          />
          <Field
            type="date"
            label={messages.exam}
            hint={messages.examHint}
            error={error}
            min={today}
            required={true}
            value={draft.exam}
            onChange={(event) => onChange({ ...draft, exam: event.target.value })}
          />
        </div>
      )}
    </Card>
  )
}

interface SeriesButtonsProps {
  readonly name: string
  readonly exam: string
  readonly series: readonly Series[]
  readonly onChoose: (exam: string) => void
}

/** Each fills in a usual day of its series. */
function SeriesButtons({ name, exam, series, onChoose }: SeriesButtonsProps) {
  const chosen = seriesOf(exam, series)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div role="group" aria-label={messages.seriesOf(name)} className="flex flex-wrap gap-2">
      {series.map((one) => (
        <button
          key={one.exam}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one.exam)}
          className={classes(
            'min-h-11 rounded-full px-4 font-[650]',
            one === chosen
              ? 'bg-subject text-on-fill'
              : 'text-ink-soft shadow-[inset_0_0_0_1.5px_var(--line)] hover:bg-sunken',
          )}
        >
          {messages.series(one.series, one.year)}
        </button>
      ))}
    </div>
  )
}
