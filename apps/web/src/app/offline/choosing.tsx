// What can be chosen for offline, with a tick and its size each.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { messages } from './choices/messages.ts'
import { bytesOf, type Choice, choose, chosenQuery, type Entry, takeOut } from './choices.ts'

/** What is said of all choices, and how one is made. */
export const useChoosing = () => {
  const chosen = useQuery({ ...chosenQuery, enabled: isPossible() })
  const [busy, setBusy] = useState<ReadonlySet<Choice>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const set = async (wanted: readonly Choice[], isChosen: boolean) => {
    setBusy(new Set(wanted))
    setFailure(null)
    try {
      for (const choice of wanted) {
        await (isChosen ? choose(choice) : takeOut(choice))
        await chosen.refetch()
      }
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      setFailure(isFull ? messages.failures.full : messages.failures.offline)
    } finally {
      setBusy(new Set())
    }
  }
  return { chosen, busy, failure, set }
}

export type Choosing = ReturnType<typeof useChoosing>

/** Whether this browser keeps anything here. */
export const isPossible = (): boolean => 'caches' in window

export function Notes({ chosen, failure }: Pick<Choosing, 'chosen' | 'failure'>) {
  return (
    <>
      {messages.about} {messages.mayGo}
      {chosen.data?.isEvicted && <Alert className="mt-3">{messages.evicted}</Alert>}
      {failure !== null && <Alert className="mt-3">{failure}</Alert>}
    </>
  )
}

interface GroupProps {
  readonly name: string
  /** What stands beside the tick for all of it. */
  readonly all: string
  readonly entries: readonly Entry[]
  readonly choosing: Choosing
}

export function Group({ name, all, entries, choosing }: GroupProps) {
  const { chosen, busy, set } = choosing
  const choices = chosen.data?.choices ?? new Set()
  const missing = entries.filter(({ choice }) => !choices.has(choice))
  return (
    <fieldset className="mt-3 border-t border-line pt-3 text-ink">
      <legend className="sr-only">{name}</legend>
      <Tick
        name={all}
        bytes={bytesOf(entries)}
        isChosen={missing.length === 0}
        isBusy={entries.some(({ choice }) => busy.has(choice))}
        isStrong
        onSet={(isChosen) =>
          void set(
            (isChosen ? missing : entries).map(({ choice }) => choice),
            isChosen,
          )
        }
      />
      <Disclosure name={`${name}: ${messages.topics.toLowerCase()}`}>
        {entries.map(({ choice, name: topic, bytes: size }) => (
          <Tick
            key={choice}
            name={topic}
            bytes={size}
            isChosen={choices.has(choice)}
            isBusy={busy.has(choice)}
            onSet={(isChosen) => void set([choice], isChosen)}
          />
        ))}
      </Disclosure>
    </fieldset>
  )
}

interface TickProps {
  readonly name: string
  readonly bytes: number
  readonly isChosen: boolean
  readonly isBusy: boolean
  readonly isStrong?: boolean
  readonly onSet: (isChosen: boolean) => void
}

export function Tick({ name, bytes, isChosen, isBusy, isStrong = false, onSet }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isBusy}
        onChange={({ target }) => onSet(target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      <span className={isStrong ? 'min-w-0 grow font-[650]' : 'min-w-0 grow'}>{name}</span>
      <span className="shrink-0 text-ink-soft">
        {isBusy && !isChosen ? messages.fetching : messages.size(bytes)}
      </span>
    </label>
  )
}
