// Something wrong? A reason and a sentence; or what was told and what became of it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Flag } from '@toron/contract/questions.ts'
import { flagReasons, sentenceLength } from '@toron/domain/questions/flag.ts'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel } from './figures-card.tsx'
import { messages } from './messages.ts'
import { aboutQuery, flagsQuery } from './queries.ts'
import type { About } from './types.ts'

const words = messages.tell

export function TellCard({ about }: { readonly about: About }) {
  return (
    <Panel title={words.title}>
      <div role="status">{about.flag && <ToldFlag flag={about.flag} />}</div>
      {!about.flag && <TellForm about={about} />}
    </Panel>
  )
}

/** What was told, in the student's own words, and what became of it. */
export function ToldFlag({ flag: { reason, sentence, outcome, answer } }: { readonly flag: Flag }) {
  return (
    <div className="wrap-anywhere">
      <p>
        <strong>{messages.reasons[reason]}.</strong> {sentence}
      </p>
      <p className="mt-1.5 text-ink-soft">
        {messages.outcomes[outcome]} {answer !== '' && messages.answer(answer)}
      </p>
    </div>
  )
}

function TellForm({ about: { questionId, version } }: { readonly about: About }) {
  const [reason, setReason] = useState<Flag['reason'] | null>(null)
  const [sentence, setSentence] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const client = useQueryClient()
  const telling = useMutation({
    mutationFn: (chosen: Flag['reason']) =>
      call('POST /api/questions/:questionId/flags', {
        params: { questionId },
        body: { version, reason: chosen, sentence: sentence.trim() },
      }),
    onSuccess: (flag) => {
      client.setQueryData(aboutQuery(questionId).queryKey, (about) => about && { ...about, flag })
      void client.invalidateQueries({ queryKey: flagsQuery.queryKey })
    },
  })
  const tell = (event: FormEvent) => {
    event.preventDefault()
    const isShort = sentence.trim().length < sentenceLength.least
    setMissing(reason === null ? words.choose : isShort ? words.short : null)
    if (reason !== null && !isShort) telling.mutate(reason)
  }
  return (
    <form onSubmit={tell} noValidate>
      <Reasons
        chosen={reason}
        onChoose={(chosen) => {
          setReason(chosen)
          setMissing(null)
        }}
      />
      <Sentence value={sentence} onChange={setSentence} />
      {missing !== null && (
        <p role="alert" className="mt-2 text-[15px] font-semibold text-wrong">
          {missing}
        </p>
      )}
      {telling.isError && missing === null && <Alert className="mt-3">{explain(telling.error)}</Alert>}
      <Button type="submit" pending={telling.isPending} className="mt-3.5 w-full">
        {words.submit}
      </Button>
    </form>
  )
}

interface ReasonsProps {
  readonly chosen: Flag['reason'] | null
  readonly onChoose: (reason: Flag['reason']) => void
}

function Reasons({ chosen, onChoose }: ReasonsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{words.reason}</legend>
      <div className="flex flex-wrap gap-2.5">
        {flagReasons.map((reason) => (
          <label
            key={reason}
            className={classes(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-[15px] font-[650]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              reason === chosen ? 'bg-ink text-paper' : 'bg-sunken text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={reason === chosen}
              onChange={() => onChoose(reason)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {messages.reasons[reason]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SentenceProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

function Sentence({ value, onChange }: SentenceProps) {
  const id = useId()
  return (
    <div className="mt-3.5">
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-[650]">
        {words.sentence}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={sentenceLength.most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="w-full rounded-[14px] border border-edge bg-surface px-4 py-3 text-ink"
      />
      <p id={`${id}-hint`} className="mt-1 text-[15px] text-ink-soft">
        {words.hint}
      </p>
    </div>
  )
}
