// What was chosen and the server may not have yet. It is kept on this device until the server says that it has it, and is sent
// again for as long as that takes: a lost network loses nothing.
import type { Choice, OpenSitting } from '@toron/contract/paper-fields.ts'
import { keptAfter } from '@toron/domain/papers/choices.ts'

/** `late`: the paper had ended before this arrived. */
export type Outcome = 'sent' | 'unreachable' | 'late' | 'signed-out'

export interface OutboxView {
  /** By number: those that the server has, with those that are on their way. */
  readonly choices: ReadonlyMap<number, Choice>
  readonly saving: 'saved' | 'saving' | 'waiting'
  /** Numbers of the questions whose last choice came too late. */
  readonly late: readonly number[]
}

interface OutboxParts {
  readonly sitting: Pick<OpenSitting, 'startedAt' | 'choices'>
  /** What an earlier visit of this device left unsent. */
  readonly left: readonly Choice[]
  readonly send: (choices: readonly Choice[]) => Promise<Outcome>
  /** Keeps what is unsent on this device. */
  readonly keep: (unsent: readonly Choice[]) => void
  /** The server's clock, epoch milliseconds. */
  readonly now: () => number
  /** Resolves when it is worth trying again. */
  readonly pause: () => Promise<void>
  /** Resolves when it is worth sending: what is typed is not sent letter by letter. Absent: at once. */
  readonly gather?: () => Promise<void>
}

const byNumber = (choices: readonly Choice[]): ReadonlyMap<number, Choice> =>
  new Map(choices.map((choice) => [choice.number, choice]))

const latestOf = (choices: readonly Choice[]): number => Math.max(0, ...choices.map(({ madeAt }) => madeAt))

/** What was chosen or typed, to be compared. */
const answerOf = (choice: Choice | undefined): string =>
  JSON.stringify([choice?.option ?? null, (choice?.texts ?? []).filter((text) => text !== '')])

export class Outbox {
  readonly #parts: OutboxParts
  #kept: ReadonlyMap<number, Choice>
  #unsent: ReadonlyMap<number, Choice>
  #saving: OutboxView['saving'] = 'saved'
  #late: readonly number[] = []
  /** When the last choice was made that is known of. */
  #latest: number
  #isClosed = false
  #sending: Promise<void> | null = null
  #view: OutboxView
  readonly #watchers = new Set<() => void>()

  constructor(parts: OutboxParts) {
    const { sitting, left } = parts
    this.#parts = parts
    this.#kept = byNumber(sitting.choices)
    this.#unsent = byNumber(left)
    this.#latest = latestOf([...sitting.choices, ...left])
    this.#view = this.#viewNow()
    if (left.length > 0) void this.flush()
  }

  readonly view = (): OutboxView => this.#view

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange)
    return () => this.#watchers.delete(onChange)
  }

  /** Changes what is kept of a question, and sends it. */
  put(number: number, change: Partial<Pick<Choice, 'option' | 'texts' | 'isFlagged' | 'seconds'>>): void {
    const { sitting, now } = this.#parts
    this.#latest = Math.max(this.#latest + 1, Math.round(now() - sitting.startedAt))
    const before = this.#view.choices.get(number) ?? { option: null, isFlagged: false, seconds: 0 }
    const choice = { ...before, ...change, number, madeAt: this.#latest }
    this.#setUnsent(new Map([...this.#unsent, [number, choice]]))
    this.#changed()
    void this.flush()
  }

  /** Takes over what another device has saved. */
  merge(choices: readonly Choice[]): void {
    this.#kept = keptAfter(this.#kept, choices)
    this.#latest = Math.max(this.#latest, latestOf(choices))
    this.#changed()
  }

  /** Resolves once nothing is left to send, or it cannot be sent for now. */
  flush(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  /** Nothing is sent any more. */
  close(): void {
    this.#isClosed = true
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.size > 0 && !this.#isClosed) {
      if (this.#parts.gather) {
        this.#saving = 'saving'
        this.#changed()
        await this.#parts.gather()
      }
      if (await this.#sendOnce()) continue
      if (this.#unsent.size > 0) void this.#parts.pause().then(() => this.flush())
      return
    }
  }

  /** Sends all that is unsent at once. Returns whether the server has it. */
  async #sendOnce(): Promise<boolean> {
    const batch = [...this.#unsent.values()]
    this.#saving = 'saving'
    this.#changed()
    const outcome = await this.#parts.send(batch)
    if (outcome === 'sent') {
      this.#kept = keptAfter(this.#kept, batch)
      const sent = byNumber(batch)
      // What was changed meanwhile goes with the next.
      const newer = [...this.#unsent].filter(([number, { madeAt }]) => sent.get(number)?.madeAt !== madeAt)
      this.#setUnsent(new Map(newer))
    }
    if (outcome === 'late') {
      const isLost = (choice: Choice) => answerOf(choice) !== answerOf(this.#kept.get(choice.number))
      this.#late = [...this.#unsent.values()].filter(isLost).map(({ number }) => number)
      this.#setUnsent(new Map())
    }
    this.#saving = this.#unsent.size === 0 ? 'saved' : 'waiting'
    this.#changed()
    return outcome === 'sent'
  }

  #setUnsent(unsent: ReadonlyMap<number, Choice>): void {
    this.#unsent = unsent
    this.#parts.keep([...unsent.values()])
  }

  #viewNow(): OutboxView {
    const choices = keptAfter(this.#kept, [...this.#unsent.values()])
    return { choices, saving: this.#saving, late: this.#late }
  }

  #changed(): void {
    this.#view = this.#viewNow()
    for (const watcher of this.#watchers) watcher()
  }
}
