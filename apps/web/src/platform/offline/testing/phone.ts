// A stand-in for a phone: the real outbox on the real store over a stand-in of the browser's, with a network that loses requests
// and replies, sessions that end, tabs that die between a request and its reply, and a store that is full at times.
import { IDBFactory } from 'fake-indexeddb'
import { type IDBPDatabase, openDB } from 'idb'
import type { TestServer } from '../../../../../server/src/testing/builders.ts'
import { pathOf } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { readProblem } from '../../read-problem.ts'
import { type Action, type Sending, sendAction } from '../actions.ts'
import { classify, sentenceOf } from '../classify.ts'
import { type DeviceStore, openDevice, type Returned } from '../device.ts'
import { Outbox, type OutboxState } from '../outbox.ts'
import { messages } from '../queue/messages.ts'

export interface Person {
  readonly id: string
  readonly token: string
}

/** What the world does to a phone; each is asked anew. */
export interface World {
  readonly server: () => TestServer
  readonly isOnline: () => boolean
  readonly losesRequest: () => boolean
  readonly losesReply: () => boolean
  readonly isFull: () => boolean
  /** The browser ends the page. */
  readonly kills: () => boolean
  /** The session ends. */
  readonly signsOut: () => boolean
}

/** Nothing goes wrong. */
export const calm = (server: TestServer): World => ({
  server: () => server,
  isOnline: () => true,
  losesRequest: () => false,
  losesReply: () => false,
  isFull: () => false,
  kills: () => false,
  signsOut: () => false,
})

export interface Tab {
  readonly store: DeviceStore
  readonly outbox: Outbox
  readonly death: PromiseWithResolvers<void>
  isDead: boolean
  state: OutboxState
  /** What it showed to the owner of the phone last. */
  shown: OutboxState
}

const nothing: OutboxState = { entries: [], unkept: 0, failure: null, returned: [] }
const offline = () => new ApiError({ kind: 'offline' })

export class Phone {
  readonly #world: World
  readonly #factory = new IDBFactory()
  #holder: Promise<void> = Promise.resolve()
  readonly owner: Person
  /** Who is signed in. */
  person: Person | null
  /** What it had no room for is with one of its tabs, and another tab cannot wait for that. */
  wasFull = false
  tabs: Tab[] = []
  /** What was told of refusals by pages that had no room to keep it. */
  readonly told: Returned[] = []

  constructor(owner: Person, world: World) {
    this.owner = owner
    this.person = owner
    this.#world = world
  }

  /** Does something in a tab until it is done or the tab is dead. */
  async inTab(tab: Tab, work: (outbox: Outbox) => Promise<unknown>): Promise<void> {
    await Promise.race([work(tab.outbox), tab.death.promise])
  }

  /** Looks again who is signed in. */
  async begin(): Promise<void> {
    for (const tab of this.tabs) await this.inTab(tab, (outbox) => outbox.begin())
  }

  /** Closes all tabs and opens so many. Returns the actions that were lost with them, which the screen had said. */
  async restart(tabs: number): Promise<readonly Action[]> {
    const closed = this.tabs
    for (const tab of closed) void kill(tab)
    this.tabs = []
    for (let tab = 0; tab < tabs; tab += 1) this.tabs.push(await this.#open(tab))
    const kept = new Set((await this.tabs[0]?.store.returned(this.owner.id))?.map(({ seq }) => seq))
    this.told.push(...closed.flatMap(({ shown }) => shown.returned.filter(({ seq }) => !kept.has(seq))))
    await this.begin()
    const unkept = closed.flatMap(({ shown }) => shown.entries.filter(({ seq }) => seq < 0))
    return unkept.map(({ action }) => action)
  }

  /** Its store, for who tampers with it. */
  async files(): Promise<IDBPDatabase> {
    globalThis.indexedDB = this.#factory
    return openDB('toron')
  }

  async #store(): Promise<DeviceStore> {
    globalThis.indexedDB = this.#factory
    return openDevice()
  }

  async #open(number: number): Promise<Tab> {
    const real = await this.#store()
    const opened: Tab = {
      store: real,
      state: nothing,
      shown: nothing,
      death: Promise.withResolvers<void>(),
      isDead: false,
      outbox: new Outbox({
        store: this.#atTimesFull(real),
        student: () => this.person?.id ?? null,
        send: (entry, id) =>
          sendAction(entry.action, {
            call: ((name: string, sent?: object) => this.#call(opened, name, sent)) as Sending['call'],
            id,
            hasWaited: entry.hasWaited,
            check: () => {
              if (this.person?.id !== entry.student) throw offline()
            },
          }),
        delivered: async () => undefined,
        classify,
        explain: sentenceOf,
        spoilt: messages.spoilt,
        page: `page${number}${Math.random()}`.replace('.', ''),
        alone: (work) => {
          const held = () => Promise.race([work(), opened.death.promise])
          const turn = this.#holder.then(held, held)
          this.#holder = turn.catch(() => undefined)
          return turn
        },
        isOnline: this.#world.isOnline,
        patience: () => new Promise(() => undefined),
        publish: (state) => {
          opened.state = state
          if (this.person === this.owner) opened.shown = state
        },
      }),
    }
    return opened
  }

  #atTimesFull(real: DeviceStore): DeviceStore {
    const withRoom = async <Done>(write: () => Promise<Done>): Promise<Done> => {
      if (this.#world.isFull()) throw new DOMException('full', 'QuotaExceededError')
      return write()
    }
    return {
      ...real,
      add: (entry) =>
        withRoom(() => real.add(entry)).catch((error) => {
          this.wasFull = true
          throw error
        }),
      markWaiting: (student) => withRoom(() => real.markWaiting(student)),
      settle: (seq, returned) => withRoom(() => real.settle(seq, returned)),
    }
  }

  async #call(tab: Tab, name: string, sent: { params?: object; body?: object } = {}): Promise<unknown> {
    const { token } = this.person ?? { token: '' }
    if (tab.isDead || this.#world.kills()) return kill(tab)
    if (!this.#world.isOnline() || this.#world.losesRequest()) throw offline()
    if (this.#world.signsOut()) {
      this.person = null
      throw new ApiError({ kind: 'common', code: 'sign-in-required' })
    }
    const [method = '', template = ''] = name.split(' ')
    const reply = await this.#world.server().client.app.inject({
      method: method as 'POST',
      url: pathOf(template, sent.params),
      headers: { authorization: `Bearer ${token}` },
      ...(sent.body && { payload: sent.body }),
    })
    if (tab.isDead || this.#world.kills()) return kill(tab)
    if (this.#world.losesReply()) throw offline()
    if (reply.statusCode !== 200) throw new ApiError(readProblem(reply.statusCode, reply.json()))
    return reply.json()
  }
}

/** Nothing of it goes on. */
const kill = (tab: Tab): Promise<never> => {
  tab.isDead = true
  tab.death.resolve()
  return new Promise(() => undefined)
}
