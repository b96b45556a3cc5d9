// Choosing a paper: subject, component, number and time.
import { useMutation } from '@tanstack/react-query'
import { type Allowance, allowances } from '@toron/domain/papers/clock.ts'
import {
  type Component,
  isOfOptions,
  type PaperSubject,
  paperKinds,
  paperSubjects,
} from '@toron/domain/papers/kinds.ts'
import { offeredFirst } from '@toron/domain/papers/offer.ts'
import { screens } from '@toron/domain/screens.ts'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { codeQuery, useCode } from '../../../platform/code.ts'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { messages as papersMessages } from '../messages.ts'
import { PdfButton } from '../pdf-button.tsx'
import { beginPaper, type PapersReply } from '../queries.ts'
import { messages } from './messages.ts'

const words = messages.begin
const coverCode = codeQuery('paper-cover', () => import('../cover/cover-rules.tsx'))
const printedCode = codeQuery('printed-papers', () => import('../printed/printed.tsx'))

interface BeginFormProps {
  readonly papers: PapersReply['papers']
  /** What was sat last, to begin with. */
  readonly last: { readonly subject: PaperSubject; readonly component: Component } | undefined
}

export function BeginForm({ papers, last }: BeginFormProps) {
  const navigate = useNavigate()
  const [subject, setSubject] = useState<PaperSubject>(last?.subject ?? 'physics')
  const [wanted, setWanted] = useState<Component>(last?.component ?? 'extended')
  const [picked, setPicked] = useState<string | null>(null)
  const [allowance, setAllowance] = useState<Allowance>('standard')
  const numberId = useId()
  const { data: printed } = useCode(printedCode)
  const { form, components, minutes } = paperKinds[subject]
  const { data: cover } = useCode(coverCode, form === 'written')
  const component = components.find((each) => each === wanted) ?? components.at(-1)
  const offered = papers.filter((paper) => paper.subject === subject && paper.component === component)
  const chosen = offered.find(({ id }) => id === picked) ?? offeredFirst(offered)

  const beginning = useMutation({
    mutationFn: async (paperId: string) => {
      const sittingId = await beginPaper(paperId, allowance)
      await navigate(`${screens.paper}?sitting=${sittingId}`)
    },
  })

  return (
    <Card className="p-5 md:p-7">
      <h2 className="mb-5 text-2xl">{words.title}</h2>
      <div className="flex flex-col gap-5">
        <Choice
          legend={words.subject}
          name="subject"
          options={paperSubjects.map((value) => ({ value, label: papersMessages.subjects[value] }))}
          chosen={subject}
          onChoose={setSubject}
          className="[&_label]:px-3 [&_label]:whitespace-nowrap sm:[&_label]:px-5 [&>div]:flex-wrap [&>div]:rounded-[26px]"
        />
        <Choice
          legend={words.component[isOfOptions(subject) ? 'options' : subject]}
          name="component"
          options={components.map((value) => ({ value, label: papersMessages.components[value] }))}
          chosen={component ?? wanted}
          onChoose={setWanted}
        />
        <div>
          <label htmlFor={numberId} className="mb-2 block text-[15px] font-[650] text-ink-soft">
            {words.number}
          </label>
          <select
            id={numberId}
            value={chosen?.id}
            onChange={(event) => setPicked(event.target.value)}
            className="min-h-12 w-full max-w-md rounded-small border border-line bg-surface px-3.5 text-ink"
          >
            {offered.map(({ id, number, met }) => (
              <option key={id} value={id}>
                {words.option(number, met)}
              </option>
            ))}
          </select>
          <p className="mt-1.5 text-[15px] text-ink-soft">{words.numberHint}</p>
        </div>
        <div>
          <Choice
            legend={words.time}
            name="time"
            options={allowances.map((value) => ({ value, label: words.times[value](minutes) }))}
            chosen={allowance}
            onChoose={setAllowance}
            className="[&_label]:px-2.5 [&_label]:whitespace-nowrap sm:[&_label]:px-5"
          />
          <p className="mt-1.5 text-[15px] text-ink-soft">{words.timeHint[allowance]}</p>
        </div>
        {form === 'written' && cover && (
          <cover.BeforeYouBegin subject={subject} component={component ?? wanted} />
        )}
        <p className="rounded-medium bg-sunken px-4 py-3">{words.rules}</p>
        {beginning.isError && <Alert>{explain(beginning.error)}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button
            pending={beginning.isPending}
            disabled={!chosen}
            onClick={() => chosen && beginning.mutate(chosen.id)}
            className="max-sm:grow"
          >
            {words.begin}
          </Button>
          {chosen && (
            <PdfButton paperId={chosen.id} kind="paper" className="max-sm:grow">
              {words.print}
            </PdfButton>
          )}
        </div>
        {chosen && printed && (
          <printed.Printed key={chosen.id} paperId={chosen.id} isWritten={form === 'written'} />
        )}
      </div>
    </Card>
  )
}
