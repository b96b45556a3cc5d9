// A student with up to two phones through a day or more, in which all happens that can happen to a phone.
import { noon, type TestServer } from '../../../../../server/src/testing/builders.ts'
import { seeded } from '../../../../../server/src/testing/seeded.ts'
import { isSignedOut } from '../../api-error.ts'
import type { Action } from '../actions.ts'
import type { Returned } from '../device.ts'
import { type Person, Phone, type Tab } from './phone.ts'

export const science = 30
const maths = { general_math_number: 12, additional_math_series: 3 } as const
const mathsTopics = Object.keys(maths) as (keyof typeof maths)[]
const questionId = (topic: string, position: number) => `${topic}-${String(position + 1).padStart(3, '0')}`

const hour = 60 * 60_000
const year = 365 * 24 * hour

/** What a phone did. */
export interface Done {
  readonly phone: number
  readonly action: Action
}

export class Session {
  readonly #random: () => number
  readonly #servers: readonly TestServer[]
  readonly #setDeviceClock: (now: number) => void
  #server: TestServer
  #now = noon
  #isOnline = true
  #isSettling = false
  /** By how much the clock of a phone is wrong. */
  readonly #wrongBy: number[] = []
  /** Where a phone goes on, in science and maths. */
  readonly #places: { science: number; maths: number }[] = []
  readonly phones: Phone[] = []
  readonly done: Done[] = []
  /** What a page without room had said would be lost with it, and was. */
  readonly lost: Action[] = []
  /** What the server did not take before the student's eyes. */
  readonly said: Action[] = []

  constructor(seed: number, servers: readonly TestServer[], setDeviceClock: (now: number) => void) {
    this.#random = seeded(seed)
    this.#servers = servers
    this.#server = servers[0] as TestServer
    this.#setDeviceClock = setDeviceClock
  }

  #chance(share: number): boolean {
    return !this.#isSettling && this.#random() < share
  }

  #pass(milliseconds: number): void {
    this.#now += Math.round(milliseconds)
    for (const server of this.#servers) server.setClock(this.#now)
  }

  async begin(): Promise<Person> {
    this.#pass(1)
    const person = await this.#server.aStudent()
    const phones = this.#chance(0.5) ? 2 : 1
    for (let index = 0; index < phones; index += 1) {
      const phone = new Phone(person, {
        server: () => this.#server,
        isOnline: () => this.#isOnline,
        losesRequest: () => this.#chance(0.15),
        losesReply: () => this.#chance(0.15),
        isFull: () => this.#chance(0.03),
        kills: () => this.#chance(0.02),
        signsOut: () => this.#chance(0.01),
      })
      this.phones.push(phone)
      this.#places.push({ science: 0, maths: 0 })
      this.#wrongBy.push(0)
      await this.#restart(phone)
    }
    return person
  }

  async step(other: Person): Promise<void> {
    const index = Math.floor(this.#random() * this.phones.length)
    const phone = this.phones[index] as Phone
    this.#goOn(index)
    if (phone.tabs.some(({ isDead }) => isDead) || this.#chance(0.1)) await this.#restart(phone)
    if (this.#chance(0.05)) await this.#visit(phone, other)
    if (phone.person === null && this.#chance(0.3)) await this.#signIn(phone)
    if (this.#chance(0.15)) await phone.inTab(this.#tab(phone), (outbox) => outbox.sendAll())
    if (phone.person !== null) await this.#do(index, phone)
  }

  /** The world goes on: time, the clocks, the network, and a new version of the server. */
  #goOn(index: number): void {
    this.#pass(this.#random() * 20_000)
    if (this.#chance(0.1)) this.#isOnline = !this.#isOnline
    if (this.#chance(0.05)) this.#pass(this.#random() * 20 * hour)
    if (this.#chance(0.03)) this.#pass(-this.#random() * hour)
    if (this.#chance(0.05)) this.#server = this.#servers.at(-1) as TestServer
    if (this.#chance(0.05)) this.#wrongBy[index] = (this.#random() * 2 - 1) * year
    this.#setDeviceClock(this.#now + (this.#wrongBy[index] ?? 0))
  }

  async #restart(phone: Phone): Promise<void> {
    this.lost.push(...(await phone.restart(this.#chance(0.3) ? 2 : 1)))
  }

  #tab(phone: Phone): Tab {
    return phone.tabs[Math.floor(this.#random() * phone.tabs.length)] as Tab
  }

  async #signIn(phone: Phone): Promise<void> {
    phone.person = phone.owner
    await phone.begin()
  }

  /** Somebody else signs in on the phone, looks, and leaves: they see and send nothing. */
  async #visit(phone: Phone, other: Person): Promise<void> {
    phone.person = other
    await phone.begin()
    const seen = phone.tabs
      .filter(({ isDead }) => !isDead)
      .flatMap(({ state }) => [...state.entries, ...state.returned])
    if (seen.length > 0) throw new Error('another student sees what is not theirs')
    await this.#signIn(phone)
  }

  async #do(index: number, phone: Phone): Promise<void> {
    const places = this.#places[index] as { science: number; maths: number }
    if (this.#random() >= 0.4) {
      if (places.science < science) await this.#act(index, phone, this.#answer(places.science++))
      return
    }
    const topic = mathsTopics[index] as keyof typeof maths
    if (places.maths >= maths[topic]) return
    for (const action of this.#steps(topic, places.maths++)) {
      if (phone.person !== null) await this.#act(index, phone, action)
    }
  }

  #answer(position: number): Action {
    return {
      type: 'answer',
      topic: 'enzymes',
      questionId: questionId('enzymes', position),
      option: this.#random() < 0.7 ? 'A' : 'B',
      runId: null,
    }
  }

  /** What is done with a question of maths: its answer is typed, or shown and marked, or neither; then comes Next. */
  #steps(topic: keyof typeof maths, position: number): Action[] {
    const total = maths[topic]
    const here = { topic, questionId: questionId(topic, position) }
    const next: Action = { ...here, type: 'next', position, total }
    const way = this.#random()
    if (way < 0.3 && position < total - 1) {
      const tryId = `00000000-0000-4000-8000-${String(Math.floor(this.#random() * 1e12)).padStart(12, '0')}`
      const first = { field: 0, text: `${position + 1}` }
      const answers =
        topic === 'general_math_number' ? [first] : [first, { field: 1, text: `x + ${position + 1}` }]
      return [{ ...here, type: 'try', tryId, answers }, next]
    }
    if (way < 0.5) return [{ ...here, type: 'shown' }, { ...here, type: 'marks', earned: position % 5 }, next]
    return [next]
  }

  async #act(index: number, phone: Phone, action: Action): Promise<void> {
    this.done.push({ phone: index, action })
    const tabs = phone.tabs.filter(({ isDead }) => !isDead)
    const tab = tabs[Math.floor(this.#random() * tabs.length)]
    if (!tab) {
      this.done.pop()
      return
    }
    const add = async (outbox: Tab['outbox']) => {
      try {
        await outbox.add(action)
      } catch (error) {
        // What the server cannot take because the session has ended waits for the next one.
        if (!isSignedOut(error)) this.said.push(action)
      }
    }
    await phone.inTab(tab, add)
  }

  /** At last there is a network, room, and time. Returns what came back to the phones. */
  async settle(): Promise<readonly Returned[]> {
    this.#isSettling = true
    this.#isOnline = true
    const returned: Returned[] = []
    for (const phone of this.phones) {
      this.#pass(3 * 60_000)
      if (phone.tabs.some(({ isDead }) => isDead)) await this.#restart(phone)
      await this.#signIn(phone)
      for (const { outbox } of phone.tabs) await outbox.sendAll()
      for (const { outbox } of phone.tabs) await outbox.refresh()
      if (phone.tabs.some(({ state }) => state.entries.length > 0))
        throw new Error('something waits for ever')
      returned.push(...phone.told, ...phone.tabs.flatMap(({ state }) => state.returned))
    }
    return returned
  }
}
