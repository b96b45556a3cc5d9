// A question on the desk: as a student sees it, with its key, its reasons, its figures and what was told, and what can be
// decided about it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '@toron/contract/api.ts'
import type { DeskQuestion } from '@toron/contract/desk.ts'
import type { SentBodyOf } from '@toron/contract/route.ts'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../platform/api.ts'
import { explain } from '../../platform/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Bars, Panel } from './figures-card.tsx'
import { messages } from './messages.ts'
import { deskQuery, deskQuestionQuery } from './queries.ts'
import { Signs } from './signs.tsx'

const words = messages.desk

type Action = SentBodyOf<Api['POST /api/admin/questions/:questionId/rulings']>['action']

interface DeskQuestionProps {
  readonly questionId: string
  readonly draw: (question: DeskQuestion) => ReactNode
}

export function DeskQuestionView({ questionId, draw }: DeskQuestionProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(deskQuestionQuery(questionId))
  if (isError && !data) {
    return (
      <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
        {explain(error)}
      </LoadAlert>
    )
  }
  if (!data) return <Skeleton className="h-72" />
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-[15px] text-ink-soft">{messages.about.which(questionId, data.version)}</p>
        <Signs question={data} />
      </div>
      {draw(data)}
      <Teaching question={data} />
      <Figures question={data} />
      <Flags question={data} />
      <Decide question={data} />
    </div>
  )
}

function Teaching({ question: { explanation, reasons } }: { readonly question: DeskQuestion }) {
  return (
    <Panel title={words.explanation}>
      <p>{explanation}</p>
      {Object.entries(reasons).map(([letter, reason]) => (
        <p key={letter} className="mt-2">
          <strong>{words.why(letter)}.</strong> {reason}
        </p>
      ))}
    </Panel>
  )
}

function Figures({ question: { figures, correctAnswer } }: { readonly question: DeskQuestion }) {
  const { about } = messages
  const { met, right, choices, best, discrimination } = figures
  const tells = discrimination === null ? about.none : about.correlation(discrimination)
  return (
    <Panel title={words.figures(met, about.share(right, met), tells)}>
      {choices ? (
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div>
            <h4 className="font-[650]">{words.all}</h4>
            <Bars counts={choices} total={met} correctAnswer={correctAnswer} />
          </div>
          <div>
            <h4 className="font-[650]">{words.best(best.met)}</h4>
            <Bars counts={best.choices} total={best.met} correctAnswer={correctAnswer} />
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">{about.tooFewForChoices}</p>
      )}
    </Panel>
  )
}

function Flags({ question: { flags } }: { readonly question: DeskQuestion }) {
  return (
    <Panel title={words.flagsTitle}>
      {flags.length === 0 && <p className="text-ink-soft">{words.noFlags}</p>}
      <ul>
        {flags.map(({ reason, sentence, at }) => (
          <li
            key={`${at} ${reason} ${sentence}`}
            className="border-line py-2.5 wrap-anywhere not-first:border-t"
          >
            <p>
              <strong>{messages.reasons[reason]}.</strong> {sentence}
            </p>
            <p className="text-[15px] text-ink-soft">{messages.own.day(at)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What can be decided as things stand. */
const actionsFor = ({ ruling, isWithheldInBank }: DeskQuestion): Action[] => [
  ...(isWithheldInBank ? [] : ([ruling.isWithheld ? 'give-back' : 'withhold'] as const)),
  ...(ruling.verdict === 'confirmed' ? [] : (['confirm'] as const)),
  ...(ruling.verdict === 'declined' ? [] : (['decline'] as const)),
  ...(ruling.verdict === '' ? [] : (['take-back'] as const)),
]

function Decide({ question }: { readonly question: DeskQuestion }) {
  const { questionId, version, ruling } = question
  const id = useId()
  const client = useQueryClient()
  const [sentence, setSentence] = useState('')
  const deciding = useMutation({
    mutationFn: (action: Action) =>
      call('POST /api/admin/questions/:questionId/rulings', {
        params: { questionId },
        body: { version, number: ruling.number, action, sentence: sentence.trim() },
      }),
    onSuccess: () => setSentence(''),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.queryKey }),
  })
  const { data: decided, variables: action, isSuccess, isError, error, isPending } = deciding
  return (
    <div>
      {ruling.sentence !== '' && <p className="mb-3 wrap-anywhere">{words.sentenceGiven(ruling.sentence)}</p>}
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-[650]">
        {words.sentence}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
        className="w-full rounded-[14px] border border-edge bg-surface px-4 py-3 text-ink"
      />
      <div role="status" className="min-h-6 py-2">
        {isSuccess && action && (
          <p>
            {words.done[action]} {decided.paid && words.finderPaid}
          </p>
        )}
      </div>
      {isError && <Alert className="mb-3">{explain(error)}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {actionsFor(question).map((each) => (
          <Button
            key={each}
            kind={each === 'withhold' ? 'primary' : 'ghost'}
            pending={isPending}
            onClick={() => deciding.mutate(each)}
          >
            {words.actions[each]}
          </Button>
        ))}
      </div>
    </div>
  )
}
