// A stand-in for a phone: the real outbox on the real store over a stand-in of the browser's, with a network that loses requests
// and replies, tabs that are closed in the middle, and a store that is full at times.
import { IDBFactory } from 'fake-indexeddb'
import type { TestServer } from '../../../../../server/src/testing/builders.ts'
import { pathOf } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { readProblem } from '../../read-problem.ts'
import { type Action, type Sending, sendAction } from '../actions.ts'
import { classify } from '../classify.ts'
import { type DeviceStore, openDevice } from '../device.ts'
import { Outbox, type OutboxState } from '../outbox.ts'

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
}

const offline = () => new ApiError({ kind: 'offline' })

export class Phone {
  readonly #world: World
  readonly #factory = new IDBFactory()
  #holder: Promise<void> = Promise.resolve()
  person: Person | null = null
  /** What it had no room for is with one of its tabs, and another tab cannot wait for that. */
  wasFull = false
  tabs: { readonly outbox: Outbox; state: OutboxState }[] = []

  constructor(world: World) {
    this.#world = world
  }

  /** Closes all tabs and opens so many. Returns the actions that were lost with them, which the screen had said. */
  async restart(tabs: number): Promise<readonly Action[]> {
    const lost = this.tabs.flatMap(({ state }) => state.entries.filter(({ seq }) => seq < 0))
    this.tabs = []
    for (let tab = 0; tab < tabs; tab += 1) this.tabs.push(await this.#open(tab))
    for (const { outbox } of this.tabs) await outbox.begin()
    return lost.map(({ action }) => action)
  }

  async store(): Promise<DeviceStore> {
    globalThis.indexedDB = this.#factory
    return openDevice()
  }

  async #open(tab: number) {
    const real = await this.store()
    const add: DeviceStore['add'] = (entry) => {
      if (!this.#world.isFull()) return real.add(entry)
      this.wasFull = true
      return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    }
    const opened = {
      state: { entries: [], unkept: 0, failure: null, returned: [] } as OutboxState,
      outbox: new Outbox({
        store: { ...real, add },
        student: () => this.person?.id ?? null,
        send: (entry, id) =>
          sendAction(entry.action, {
            call: this.#call as Sending['call'],
            id,
            hasWaited: entry.hasWaited,
            check: () => {
              if (this.person?.id !== entry.student) throw offline()
            },
          }),
        delivered: async () => undefined,
        classify,
        explain: (error) => (error as Error).message,
        spoilt: 'spoilt',
        page: `page${tab}${Math.random()}`.replace('.', ''),
        alone: (work) => {
          const turn = this.#holder.then(work, work)
          this.#holder = turn.catch(() => undefined)
          return turn
        },
        isOnline: this.#world.isOnline,
        patience: () => new Promise(() => undefined),
        publish: (state) => {
          opened.state = state
        },
      }),
    }
    return opened
  }

  readonly #call = async (name: string, sent: { params?: object; body?: object } = {}): Promise<unknown> => {
    const { token } = this.person ?? { token: '' }
    if (!this.#world.isOnline() || this.#world.losesRequest()) throw offline()
    const [method = '', template = ''] = name.split(' ')
    const reply = await this.#world.server().client.app.inject({
      method: method as 'POST',
      url: pathOf(template, sent.params),
      headers: { authorization: `Bearer ${token}` },
      ...(sent.body && { payload: sent.body }),
    })
    if (this.#world.losesReply()) throw offline()
    if (reply.statusCode !== 200) throw new ApiError(readProblem(reply.statusCode, reply.json()))
    return reply.json()
  }
}
