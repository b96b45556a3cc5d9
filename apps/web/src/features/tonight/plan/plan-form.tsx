// The form of the plan: what it finds wrong stands by its field at once, and what the server refuses as well.
import { useMutation } from '@tanstack/react-query'
import { screens } from '@toron/domain/screens.ts'
import { minutesADay } from '@toron/domain/tonight/plan.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { type PlanReply, savePlan } from '../queries.ts'
import { messages } from './messages.ts'
import { checkDraft, draftOf, shownSubjects } from './plan-draft.ts'
import { SubjectField } from './subject-field.tsx'

interface PlanFormProps {
  readonly known: PlanReply
  /** The plan, or the day, may have changed since it was read. */
  readonly onRefused: () => Promise<unknown>
}

export function PlanForm({ known, onRefused }: PlanFormProps) {
  const { plan, today, series } = known
  const [draft, setDraft] = useState(() => draftOf(known))
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: savePlan,
    onSuccess: () => void navigate(plan ? screens.me : screens.science),
    // A day may have passed: with today's date the form sees by itself which field is meant.
    onError: onRefused,
  })
  const form = useRef<HTMLFormElement>(null)
  const minutesHint = useId()
  const checked = checkDraft(draft, today)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    saving.reset()
    if (checked.plan) return saving.mutate(checked.plan)
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const first = form.current?.querySelector('input')
    const field = wrong ?? first
    field?.focus()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate={true} className="flex flex-col gap-7">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-[20px] font-[650]">{messages.subjects}</legend>
        {shownSubjects.map((subject) => (
          <SubjectField
            key={subject}
            subject={subject}
            draft={draft.subjects[subject]}
            today={today}
            series={series}
            error={checked.days[subject]}
            onChange={(changed) =>
              setDraft({ ...draft, subjects: { ...draft.subjects, [subject]: changed } })
            }
          />
        ))}
        <p className="text-[15px] text-ink-soft">{messages.maths}</p>
      </fieldset>
      <div>
        <Choice
          legend={messages.minutes}
          name="minutes"
          options={minutesADay.map((each) => ({ value: String(each), label: String(each) }))}
          chosen={String(draft.minutes)}
          onChoose={(value) => {
            const minutes = minutesADay.find((each) => String(each) === value)
            if (minutes) setDraft({ ...draft, minutes })
          }}
        />
        <p id={minutesHint} className="mt-2 text-[15px] text-ink-soft">
          {messages.minutesHint(draft.minutes)}
        </p>
      </div>
      <p className="rounded-medium bg-sunken px-4 py-3.5 text-[15px] text-ink-soft">{messages.remembers}</p>
      {isTried && checked.whole !== null && <Alert>{checked.whole}</Alert>}
      {saving.isError && <Alert>{explain(saving.error)}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" pending={saving.isPending}>
          {plan ? messages.save : messages.make}
        </Button>
        <ButtonLink kind="ghost" to={plan ? screens.me : screens.science}>
          {plan ? messages.back : messages.notNow}
        </ButtonLink>
      </div>
    </form>
  )
}
