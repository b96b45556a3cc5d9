// "For offline": each subject, each of its topics and each book of the student, with its size, to be kept on this device.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useShelf } from '../../features/resources/queries.ts'
import { useCatalogue } from '../../platform/catalogue.ts'
import { useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { messages } from './choices/messages.ts'
import { type Choice, choose, chosenQuery, sizesQuery, takeOut } from './choices.ts'

export function ForOffline() {
  const catalogue = useCatalogue()
  const { data: sizes } = useQuery(sizesQuery)
  const isPossible = 'caches' in window
  const chosen = useQuery({ ...chosenQuery, enabled: isPossible })
  const books = useOwnBooks()
  const { busy, failure, set } = useChoosing(() => chosen.refetch())
  if (!isPossible || chosen.isError) return <Frame>{messages.impossible}</Frame>
  if (!catalogue.data || !sizes || !chosen.data) return null
  const { choices, isEvicted } = chosen.data
  const ticks = { choices, busy, onSet: set }
  return (
    <Frame>
      {messages.about} {messages.mayGo}
      {isEvicted && <Alert className="mt-3">{messages.evicted}</Alert>}
      {failure !== null && <Alert className="mt-3">{failure}</Alert>}
      {catalogue.data.subjects.map(({ key, name, topics }) => {
        const written = topics.filter((topic) => sizes.topics[topic.key] !== undefined)
        return (
          <Group
            key={key}
            name={name}
            all={messages.all(name)}
            {...ticks}
            entries={written.map((topic) => ({
              choice: `topic:${topic.key}`,
              name: topic.name,
              bytes: sizes.topics[topic.key] ?? 0,
            }))}
          />
        )
      })}
      {books.length > 0 && (
        <Group
          name={messages.books}
          all={messages.all(messages.books.toLowerCase())}
          {...ticks}
          entries={books.map(({ path, name }) => ({
            choice: `book:${path}`,
            name,
            bytes: sizes.books[path] ?? 0,
          }))}
        />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-2 text-[22px]">{messages.title}</h2>
      <div className="text-[15px] text-ink-soft">{children}</div>
    </Card>
  )
}

/** The books that the student has unlocked. */
const useOwnBooks = () => {
  const { data: me } = useMe()
  const shelf = useShelf()
  const unlocked = new Set(me?.unlockedFiles)
  return (shelf.data?.groups ?? [])
    .flatMap(({ resources }) => resources)
    .filter(({ path }) => unlocked.has(path))
}

/** Choosing one after the other, so that a slow network is not asked for everything at once. */
const useChoosing = (refetch: () => Promise<unknown>) => {
  const [busy, setBusy] = useState<ReadonlySet<Choice>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const set = async (wanted: readonly Choice[], isChosen: boolean) => {
    setBusy(new Set(wanted))
    setFailure(null)
    try {
      for (const choice of wanted) {
        await (isChosen ? choose(choice) : takeOut(choice))
        await refetch()
      }
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      setFailure(isFull ? messages.failures.full : messages.failures.offline)
    } finally {
      setBusy(new Set())
    }
  }
  return { busy, failure, set }
}

interface Entry {
  readonly choice: Choice
  readonly name: string
  readonly bytes: number
}

interface GroupProps {
  readonly name: string
  /** What stands beside the tick for all of it. */
  readonly all: string
  readonly entries: readonly Entry[]
  readonly choices: ReadonlySet<Choice>
  readonly busy: ReadonlySet<Choice>
  readonly onSet: (choices: readonly Choice[], isChosen: boolean) => Promise<void>
}

function Group({ name, all, entries, choices, busy, onSet }: GroupProps) {
  const missing = entries.filter(({ choice }) => !choices.has(choice))
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  return (
    <fieldset className="mt-3 border-t border-line pt-3 text-ink">
      <legend className="sr-only">{name}</legend>
      <Tick
        name={all}
        bytes={bytes}
        isChosen={missing.length === 0}
        isBusy={entries.some(({ choice }) => busy.has(choice))}
        isStrong
        onSet={(isChosen) =>
          void onSet(
            (isChosen ? missing : entries).map(({ choice }) => choice),
            isChosen,
          )
        }
      />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-[650] text-brand">
          {name}: {messages.topics.toLowerCase()}
        </summary>
        {entries.map(({ choice, name: topic, bytes: size }) => (
          <Tick
            key={choice}
            name={topic}
            bytes={size}
            isChosen={choices.has(choice)}
            isBusy={busy.has(choice)}
            onSet={(isChosen) => void onSet([choice], isChosen)}
          />
        ))}
      </details>
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

function Tick({ name, bytes, isChosen, isBusy, isStrong = false, onSet }: TickProps) {
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
