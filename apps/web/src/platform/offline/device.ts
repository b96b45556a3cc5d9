// The store on this device (IndexedDB): what waits to be sent, what became of it, and what was last read, each by student.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Action, Reply } from './actions.ts'

/** An action that the server may not have yet. */
export interface Entry {
  /** In the order of doing, never given twice. */
  readonly seq: number
  readonly student: string
  readonly action: Action
  /** It could not be sent when it was done. */
  readonly hasWaited: boolean
}

/** What became of an action that had waited; until the student has seen it. */
export interface Returned {
  readonly seq: number
  readonly student: string
  /** Null: what lay on the device was damaged. */
  readonly action: Action | null
  readonly reply: Reply
  /** Why the server did not take it, in words. */
  readonly refusal: string | null
}

interface Kept {
  readonly student: string
  readonly name: string
  readonly value: unknown
}

interface Shape extends DBSchema {
  outbox: { key: number; value: Entry; indexes: { student: string } }
  returned: { key: number; value: Returned; indexes: { student: string } }
  kept: { key: [string, string]; value: Kept; indexes: { student: string } }
  device: { key: string; value: string }
}

/** Where actions lie until they are sent. */
export interface ActionStore {
  /** Random, of this device. */
  readonly device: string
  readonly add: (entry: Omit<Entry, 'seq'>) => Promise<number>
  /** In order. */
  readonly list: (student: string) => Promise<readonly Entry[]>
  /** Notes that all of a student's have waited. */
  readonly markWaiting: (student: string) => Promise<void>
  /** Takes an action out and, in the same transaction, writes down what became of it, if that is to be shown. */
  readonly settle: (seq: number, returned: Returned | null) => Promise<void>
  readonly returned: (student: string) => Promise<readonly Returned[]>
  readonly takeReturned: (seqs: readonly number[]) => Promise<void>
}

/** What was last read of a student, for when it cannot be read. */
interface KeptStore {
  readonly keep: (student: string, name: string, value: unknown) => Promise<void>
  readonly kept: (student: string, name: string) => Promise<unknown>
  /** Forgets what was read of a student, or of everybody else. Actions stay. */
  readonly forget: (student: string, who: 'this' | 'others') => Promise<void>
}

export type DeviceStore = ActionStore & KeptStore

/** Random. `crypto.randomUUID` is for https alone. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Throws where the browser has no store, as in some private windows. */
export const openDevice = async (): Promise<DeviceStore> => {
  const db = await openDB<Shape>('toron', 1, {
    upgrade: (created) => {
      for (const name of ['outbox', 'returned'] as const) {
        const keyPath = { keyPath: 'seq', ...(name === 'outbox' && { autoIncrement: true }) }
        created.createObjectStore(name, keyPath).createIndex('student', 'student')
      }
      created.createObjectStore('kept', { keyPath: ['student', 'name'] }).createIndex('student', 'student')
      created.createObjectStore('device')
    },
    // A tab of a later version changes the store: this one must not stand in its way.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  return { device: await deviceOf(db), ...actionsIn(db), ...keptIn(db) }
}

type Database = IDBPDatabase<Shape>

const deviceOf = async (db: Database): Promise<string> => {
  const transaction = db.transaction('device', 'readwrite')
  const known = await transaction.store.get('id')
  // One that was changed may be none that the server takes.
  const isKnown = typeof known === 'string' && /^[\da-f]{24}$/.test(known)
  const id = isKnown ? known : newId()
  if (!isKnown) await transaction.store.put(id, 'id')
  await transaction.done
  return id
}

const actionsIn = (db: Database): Omit<ActionStore, 'device'> => ({
  add: async (entry) => {
    const transaction = db.transaction('outbox', 'readwrite')
    // The number is given by the store.
    const adding = transaction.store.add(entry as Entry)
    // Said at once, so that it is kept even if the page is left in this moment.
    transaction.commit()
    const [seq] = await Promise.all([adding, transaction.done])
    return seq
  },
  list: (student) => db.getAllFromIndex('outbox', 'student', student),
  markWaiting: async (student) => {
    const { store, done } = db.transaction('outbox', 'readwrite')
    for (const entry of await store.index('student').getAll(student)) {
      if (!entry.hasWaited) await store.put({ ...entry, hasWaited: true })
    }
    await done
  },
  settle: async (seq, returned) => {
    const transaction = db.transaction(['outbox', 'returned'], 'readwrite')
    await transaction.objectStore('outbox').delete(seq)
    if (returned) await transaction.objectStore('returned').put(returned)
    await transaction.done
  },
  returned: (student) => db.getAllFromIndex('returned', 'student', student),
  takeReturned: async (seqs) => {
    const { store, done } = db.transaction('returned', 'readwrite')
    for (const seq of seqs) await store.delete(seq)
    await done
  },
})

const keptIn = (db: Database): KeptStore => ({
  keep: async (student, name, value) => {
    await db.put('kept', { student, name, value })
  },
  kept: async (student, name) => (await db.get('kept', [student, name]))?.value,
  forget: async (student, who) => {
    const { store, done } = db.transaction('kept', 'readwrite')
    for (const key of await store.getAllKeys()) {
      if ((key[0] === student) === (who === 'this')) await store.delete(key)
    }
    await done
  },
})
