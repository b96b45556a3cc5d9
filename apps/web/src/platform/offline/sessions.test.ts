// Ten thousand and one things that happen to a phone between a tap and the books: however it is cut off, closed and filled up,
// nothing that was done is lost, and nothing counts twice. OFFLINE_SESSIONS says how many; 60 by default.
import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../../server/src/platform/storage/database.ts'
import { migrate } from '../../../../server/src/platform/storage/migrate.ts'
import { expectBalancedBooks } from '../../../../server/src/testing/books.ts'
import { aBankWith, aServer, noon, type TestServer } from '../../../../server/src/testing/builders.ts'
import { seeded } from '../../../../server/src/testing/seeded.ts'
import type { Action } from './actions.ts'
import type { Returned } from './device.ts'
import { type Person, Phone } from './testing/phone.ts'

const sessions = Number(process.env.OFFLINE_SESSIONS ?? 60)
const science = 30
const maths = { general_math_number: 12, additional_math_series: 3 } as const
const mathsTopics = Object.keys(maths) as (keyof typeof maths)[]
const questionId = (topic: string, position: number) => `${topic}-${String(position + 1).padStart(3, '0')}`

let database: Database
const folder = mkdtempSync(join(tmpdir(), 'toron-offline-'))

beforeAll(async () => {
  database = await openDatabase(`sqlite:${join(folder, 'sessions.db')}`)
  await migrate(database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** One student with up to two phones through a day or more. */
class Session {
  readonly #random: () => number
  readonly #servers: readonly TestServer[]
  #server: TestServer
  #now = noon
  #isOnline = true
  #isSettling = false
  readonly phones: Phone[] = []
  /** What a phone did, with the place that it goes on from in each topic. */
  readonly done: { readonly phone: number; readonly action: Action }[] = []
  readonly places: number[][] = []
  readonly lost: Action[] = []
  readonly said: Action[] = []

  constructor(seed: number, servers: readonly TestServer[]) {
    this.#random = seeded(seed)
    this.#servers = servers
    this.#server = servers[0] as TestServer
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
    for (let phone = 0; phone < phones; phone += 1) {
      const world = {
        server: () => this.#server,
        isOnline: () => this.#isOnline,
        losesRequest: () => this.#chance(0.15),
        losesReply: () => this.#chance(0.15),
        isFull: () => this.#chance(0.03),
      }
      const made = new Phone(world)
      made.person = person
      this.phones.push(made)
      this.places.push([0, 0])
      await made.restart(this.#chance(0.3) ? 2 : 1)
    }
    return person
  }

  async step(other: Person): Promise<void> {
    const index = Math.floor(this.#random() * this.phones.length)
    const phone = this.phones[index] as Phone
    this.#pass(this.#random() * 20_000)
    if (this.#chance(0.1)) this.#isOnline = !this.#isOnline
    if (this.#chance(0.05)) this.#pass(this.#random() * 20 * 60 * 60 * 1000)
    if (this.#chance(0.05)) this.#server = this.#servers.at(-1) as TestServer
    if (this.#chance(0.1)) this.lost.push(...(await phone.restart(this.#chance(0.3) ? 2 : 1)))
    if (this.#chance(0.05)) await this.#visit(phone, other)
    if (this.#chance(0.15)) await this.#tab(phone).outbox.sendAll()
    await this.#do(index, phone)
  }

  #tab(phone: Phone) {
    return phone.tabs[Math.floor(this.#random() * phone.tabs.length)] as Phone['tabs'][number]
  }

  /** Somebody else signs in on the phone, looks, and leaves: they see and send nothing. */
  async #visit(phone: Phone, other: Person): Promise<void> {
    const own = phone.person
    phone.person = other
    for (const { outbox } of phone.tabs) await outbox.begin()
    expect(phone.tabs.flatMap(({ state }) => [...state.entries, ...state.returned])).toEqual([])
    phone.person = own
    for (const { outbox } of phone.tabs) await outbox.begin()
  }

  async #do(index: number, phone: Phone): Promise<void> {
    const places = this.places[index] as number[]
    const [inScience = 0, inMaths = 0] = places
    const topic = mathsTopics[index] as keyof typeof maths
    const isMaths = this.#random() < 0.4
    const position = isMaths ? inMaths : inScience
    if (position >= (isMaths ? maths[topic] : science)) return
    places[isMaths ? 1 : 0] = position + 1
    const action: Action = isMaths
      ? { type: 'next', topic, questionId: questionId(topic, position), position, total: maths[topic] }
      : {
          type: 'answer',
          topic: 'enzymes',
          questionId: questionId('enzymes', position),
          option: this.#random() < 0.7 ? 'A' : 'B',
          runId: null,
        }
    this.done.push({ phone: index, action })
    await this.#tab(phone)
      .outbox.add(action)
      .catch(() => this.said.push(action))
  }

  /** At last there is a network, room, and time. Returns what came back to the phones. */
  async settle(): Promise<readonly Returned[]> {
    this.#isSettling = true
    this.#isOnline = true
    const returned: Returned[] = []
    for (const phone of this.phones) {
      this.#pass(3 * 60_000)
      for (const { outbox } of phone.tabs) await outbox.sendAll()
      for (const { outbox } of phone.tabs) await outbox.refresh()
      expect(phone.tabs.flatMap(({ state }) => state.entries)).toEqual([])
      returned.push(...(phone.tabs[0]?.state.returned ?? []))
    }
    return returned
  }
}

const attemptsOf = (studentId: string) =>
  database.reader
    .selectFrom('attempt')
    .select(['questionId', 'chosen', 'sequence'])
    .where('studentId', '=', studentId)
    .orderBy('sequence')
    .execute()

const expectNothingLostOrTwice = async (session: Session, person: Person, returned: readonly Returned[]) => {
  const attempts = await attemptsOf(person.id)
  const counted = attempts.map(({ questionId }) => questionId)
  expect(new Set(counted).size).toBe(counted.length)
  const refused = [
    ...session.said,
    ...session.lost,
    ...returned.flatMap(({ refusal, action }) => (refusal === null ? [] : [action])),
  ]
  for (const { action } of session.done) {
    const isTold = refused.some(
      ({ type, questionId }) => type === action.type && questionId === action.questionId,
    )
    const stands = attempts.find(({ questionId }) => questionId === action.questionId)
    const isCounted =
      stands !== undefined && (action.type !== 'answer' || stands.chosen === action.option || isTold)
    expect(isCounted || isTold, `${JSON.stringify(action)} is neither counted nor told`).toBe(true)
  }
  // What a phone did in a topic came in the order of doing.
  for (const phone of session.phones.keys()) {
    if (session.phones[phone]?.wasFull) continue
    const own = session.done.filter((each) => each.phone === phone && each.action.type === 'next')
    const order = own.map(({ action }) => counted.indexOf(action.questionId)).filter((place) => place >= 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
  await expectBalancedBooks(database, person.id)
}

describe('offline sessions', () => {
  test('in seeded sessions nothing is lost, nothing counts twice, and what is not taken is said', async () => {
    let counted = 0
    let told = 0
    // The later version of the server has withdrawn two questions.
    const servers = [
      await aServer(database, aBankWith(science)),
      await aServer(database, aBankWith(science, 3, 7)),
    ]
    const other = await (servers[0] as TestServer).aStudent({ name: 'Tahmid' })
    for (let seed = 1; seed <= sessions; seed += 1) {
      const session = new Session(seed, servers)
      const person = await session.begin()
      for (let step = 0; step < 25; step += 1) await session.step(other)
      const returned = await session.settle()
      await expectNothingLostOrTwice(session, person, returned)
      counted += session.done.length
      told += session.said.length + session.lost.length
    }
    expect(await attemptsOf(other.id)).toEqual([])
    // The sessions are worth something: things were done, and some were lost or refused before the student's eyes.
    expect(counted).toBeGreaterThan(sessions * 10)
    expect(told).toBeGreaterThan(0)
  }, 3_600_000)
})
