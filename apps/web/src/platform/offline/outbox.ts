// Actions on their way: kept on this device first, then sent one at a time in order, by one tab of the device. One that could not
// be sent stays until it is; one that the server refuses is said and dropped, and does not stop the others.
import type { Action, Delivery, Reply } from './actions.ts'
import { isAnswer } from './actions.ts'
import { isEntry, isReturned } from './checks.ts'
import type { ActionStore, Entry, Returned } from './device.ts'

/**
 * What to do with an action that was not accepted. `later`: nothing can be sent now; `signed-out`: nor until its student signs in
 * again; `skip`: this one cannot be, nor what follows in its topic; `drop`: the server will never take it.
 */
export type Failure = 'later' | 'signed-out' | 'skip' | 'drop'

/** What is known of an action when its student looks again. */
export type Sent = { readonly reply: Reply } | 'waiting'

export interface OutboxState {
  /** What waits, in order. */
  readonly entries: readonly Entry[]
  /** How many of them this browser could not keep: they are lost with the page. */
  readonly unkept: number
  /** Why sending has stopped; null while it goes on or nothing waits. */
  readonly failure: unknown
  /** What became of actions that had waited, until the student has seen it. */
  readonly returned: readonly Returned[]
}

/** @see Entry; null: it was damaged */
type Settled = Omit<Entry, 'action'> & { readonly action: Action | null }

interface OutboxParts {
  readonly store: ActionStore
  /** The student who is signed in. */
  readonly student: () => string | null
  readonly send: (entry: Entry, id: string) => Promise<Reply>
  /** Tells the screens before the action leaves the list. */
  readonly delivered: (delivery: Delivery) => Promise<void>
  readonly classify: (error: unknown) => Failure
  readonly explain: (error: unknown) => string
  /** What is said of an action that makes no sense. */
  readonly spoilt: string
  /** Random, of this page: names what the store had no room for. */
  readonly page: string
  /** Runs the work while no other tab of this device does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly isOnline: () => boolean
  /** Resolves when whoever stands before the screen has waited long enough for a reply. */
  readonly patience: () => Promise<void>
  readonly publish: (state: OutboxState) => void
}

export class Outbox {
  readonly #parts: OutboxParts
  /** What the store had no room for; sent after what it has. */
  #unkept: readonly Entry[] = []
  /** Below 0, and not that of another page: what became of it lies beside what became of others. */
  #nextUnkept = -Math.floor(Math.random() * 2 ** 50)
  /** What the server has taken or refused, and the store could not let go. */
  readonly #settled = new Set<number>()
  /** What became of actions, where the store had no room for it. */
  #told: readonly Returned[] = []
  #failure: unknown = null
  /** Those who wait for a reply, by the number of the action. */
  readonly #asking = new Map<number, { answer: (sent: Sent) => void; refuse: (error: unknown) => void }>()
  #adding: Promise<unknown> = Promise.resolve()

  constructor(parts: OutboxParts) {
    this.#parts = parts
  }

  /**
   * Keeps an action and sends it. Resolves with the server's reply, or `waiting` if that cannot be had now; rejects if the server
   * refuses it.
   */
  async add(action: Action): Promise<Sent> {
    const { student: studentNow, isOnline, patience } = this.#parts
    const student = studentNow()
    if (student === null) throw new Error('an action without a student')
    const hasWaited = !isOnline()
    // One after the other, so that their numbers have the order of doing.
    const adding = this.#adding.then(() => this.#keep({ student, action, hasWaited }))
    this.#adding = adding.catch(() => undefined)
    const seq = await adding
    await this.refresh()
    if (hasWaited) return 'waiting'
    const answered = new Promise<Sent>((answer, refuse) => this.#asking.set(seq, { answer, refuse }))
    void this.sendAll()
    void patience().then(() => this.#answer(seq, 'waiting'))
    return answered
  }

  /** Sends what waits, as far as that is possible. */
  async sendAll(): Promise<void> {
    const { alone, isOnline } = this.#parts
    // Whoever asks later has a sending of their own.
    const asking = [...this.#asking.keys()]
    if (isOnline()) await alone(() => this.#sendInOrder())
    await this.#answerOthers(asking)
    await this.refresh()
  }

  /** Tells the screens what there is, also after another tab has changed it. */
  async refresh(): Promise<void> {
    const { store, student: studentNow, publish } = this.#parts
    const student = studentNow()
    const waiting = student === null ? [] : await this.#waiting(student)
    const returned = student === null ? [] : await store.returned(student).catch(() => [])
    if (waiting.length === 0) this.#failure = null
    const isOwn = (each: { readonly student: string }) => each.student === student
    publish({
      entries: waiting.filter(isEntry),
      unkept: this.#unkept.filter(isOwn).length,
      failure: this.#failure,
      returned: [...returned.filter(isReturned), ...this.#told.filter(isOwn)],
    })
  }

  /** What waits of an earlier visit has waited. */
  async begin(): Promise<void> {
    const student = this.#parts.student()
    if (student !== null) await this.#markWaiting(student)
    await this.sendAll()
  }

  /** The student has seen these. */
  async seen(returned: readonly Returned[]): Promise<void> {
    const seqs = returned.map(({ seq }) => seq)
    this.#told = this.#told.filter(({ seq }) => !seqs.includes(seq))
    await this.#parts.store.takeReturned(seqs).catch(() => undefined)
    await this.refresh()
  }

  async #keep(entry: Omit<Entry, 'seq'>): Promise<number> {
    // Behind one without room none is kept: it would be sent before.
    if (this.#unkept.length === 0) {
      try {
        return await this.#parts.store.add(entry)
      } catch {
        // No room, or no store any more: it stays with the page, which says so.
      }
    }
    this.#nextUnkept -= 1
    this.#unkept = [...this.#unkept, { ...entry, seq: this.#nextUnkept }]
    return this.#nextUnkept
  }

  async #waiting(student: string): Promise<readonly Entry[]> {
    const kept = await this.#parts.store.list(student).catch(() => [])
    return [
      ...kept.filter(({ seq }) => !this.#settled.has(seq)),
      ...this.#unkept.filter((entry) => entry.student === student),
    ]
  }

  async #sendInOrder(): Promise<void> {
    const { student: studentNow } = this.#parts
    const skipped = new Set<string>()
    for (;;) {
      const student = studentNow()
      if (student === null) return
      const entries = await this.#waiting(student)
      const entry = entries.find(({ action }) => !skipped.has(action?.topic))
      if (!entry) return
      const failure = await this.#sendOne(entry)
      if (failure === 'skip') skipped.add(entry.action.topic)
      if (failure === 'later' || failure === 'signed-out') {
        await this.#markWaiting(student)
        return
      }
    }
  }

  async #sendOne(entry: Entry): Promise<Failure | null> {
    const { store, page, student, send, delivered, classify, explain, spoilt } = this.#parts
    if (!isEntry(entry)) {
      await this.#settle({ ...entry, action: null }, null, spoilt)
      return 'drop'
    }
    const { action } = entry
    try {
      // Another student may have signed in: what is not theirs is not sent in their name.
      if (student() !== entry.student) return 'later'
      const reply = await send(entry, `${entry.seq < 0 ? page : store.device}:${entry.seq}`)
      this.#failure = null
      await delivered({ action, reply } as Delivery)
      await this.#settle(entry, reply, null)
      this.#answer(entry.seq, { reply })
      return null
    } catch (error) {
      const failure = classify(error)
      if (failure === 'drop') {
        await this.#settle(entry, null, explain(error))
        this.#refuse(entry.seq, error)
      } else {
        this.#failure = error
        if (failure === 'signed-out') this.#refuse(entry.seq, error)
      }
      return failure
    }
  }

  /** @param refusal null: it was accepted */
  async #settle(entry: Settled, reply: Reply, refusal: string | null): Promise<void> {
    const { seq, student, action, hasWaited } = entry
    const { store } = this.#parts
    const isAsked = this.#asking.has(seq)
    // Whoever stands before the screen is answered there. What another tab asked for, it finds here.
    const isToShow = !isAsked && (hasWaited || refusal !== null || (action !== null && isAnswer(action)))
    const returned = isToShow ? { seq, student, action, reply, refusal } : null
    if (seq < 0) this.#unkept = this.#unkept.filter((each) => each.seq !== seq)
    try {
      await store.settle(seq, returned)
    } catch {
      // No room, or no store any more: this page tells of it, and does not send it again.
      if (returned) this.#told = [...this.#told, returned]
      this.#settled.add(seq)
      await store.settle(seq, null).catch(() => undefined)
    }
  }

  async #markWaiting(student: string): Promise<void> {
    this.#unkept = this.#unkept.map((entry) => ({ ...entry, hasWaited: true }))
    await this.#parts.store.markWaiting(student).catch(() => undefined)
  }

  #answer(seq: number, sent: Sent): void {
    this.#asking.get(seq)?.answer(sent)
    this.#asking.delete(seq)
  }

  #refuse(seq: number, error: unknown): void {
    this.#asking.get(seq)?.refuse(error)
    this.#asking.delete(seq)
  }

  /** Answers who still asks: by what another tab has sent, else that it waits. */
  async #answerOthers(asking: readonly number[]): Promise<void> {
    const { store, student: studentNow } = this.#parts
    const student = studentNow()
    for (const seq of asking.filter((each) => this.#asking.has(each))) {
      const found = await store.returned(student ?? '').then(
        (all) => all.find((each) => each.seq === seq && each.refusal === null),
        () => undefined,
      )
      if (found) await store.takeReturned([seq]).catch(() => undefined)
      this.#answer(seq, found ? { reply: found.reply } : 'waiting')
    }
  }
}
