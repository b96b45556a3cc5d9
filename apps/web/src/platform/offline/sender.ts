// The outbox of this page: on the store of this device, with the real calls.
import { call } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { meQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { watchStored } from '../storage.ts'
import { studentId } from '../student-id.ts'
import { sendAction } from './actions.ts'
import { classify, sentenceOf } from './classify.ts'
import { type ActionStore, type DeviceStore, newId, openDevice } from './device.ts'
import { keepArrived } from './kept-arrived.ts'
import { Outbox } from './outbox.ts'
import { messages } from './queue/messages.ts'
import { publish, queueNow, tellDelivered } from './state.ts'

/** Milliseconds for which a student waits for a reply before going on without it. */
const patience = 8000
/** Milliseconds to the next attempt, longer after each. */
const pauses = [5000, 10_000, 20_000, 60_000]

let device: Promise<DeviceStore | null> | undefined

/** The store of this device; null where the browser has none. */
export const deviceStore = (): Promise<DeviceStore | null> => {
  device ??= openDevice().catch(() => null)
  return device
}

export const keep = async (student: string, name: string, value: unknown): Promise<void> => {
  await (await deviceStore())?.keep(student, name, value).catch(() => undefined)
}

/** What was kept of the student who is signed in; undefined: nothing. */
export const kept = async (name: string): Promise<unknown> => {
  const student = studentId()
  return student === null ? undefined : (await deviceStore())?.kept(student, name).catch(() => undefined)
}

/** For the student who is signed in. */
const keepingOfNow = () => {
  const student = studentId() ?? ''
  return { kept, keep: (name: string, value: unknown) => keep(student, name, value) }
}

const forgetOthers = async (student: string): Promise<void> => {
  await (await deviceStore())?.forget(student, 'others').catch(() => undefined)
}

/** Has room for nothing, so that everything stays with the page. */
const noStore: ActionStore = {
  device: newId(),
  add: () => Promise.reject(new Error('no store')),
  list: async () => [],
  markWaiting: async () => undefined,
  settle: () => Promise.reject(new Error('no store')),
  returned: async () => [],
  takeReturned: async () => undefined,
}

/** One tab at a time. Without Web Locks (no https) each tab sends, and the ids of the actions see to it that each counts once. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request('outbox', work)
  else await work()
}

let opening: Promise<Outbox> | undefined

export const outbox = (): Promise<Outbox> => {
  opening ??= open()
  return opening
}

const open = async (): Promise<Outbox> => {
  // In a session that is older than this store, the server says whose it is.
  if (studentId() === null) await queryClient.fetchQuery(meQuery).catch(() => undefined)
  const store = (await deviceStore()) ?? noStore
  const others = 'BroadcastChannel' in window ? new BroadcastChannel('outbox') : null
  const schedule: { next?: () => void } = {}
  /** Something has arrived that the screen which is open may not have heard of. */
  let isOutdated = false
  const box = new Outbox({
    store,
    student: studentId,
    send: (entry, id) =>
      sendAction(entry.action, {
        call,
        id,
        hasWaited: entry.hasWaited,
        check: () => {
          if (studentId() !== entry.student) throw new ApiError({ kind: 'offline' })
        },
      }),
    delivered: async (delivery) => {
      isOutdated ||= queueNow().entries[0]?.hasWaited ?? false
      // Its caches are a screen's own affair: the action has arrived.
      await keepArrived(delivery, keepingOfNow()).catch(() => undefined)
      await tellDelivered(delivery).catch(() => queryClient.invalidateQueries())
    },
    classify,
    explain: sentenceOf,
    spoilt: messages.spoilt,
    page: newId(),
    alone,
    isOnline: () => navigator.onLine,
    patience: () => new Promise((resolve) => setTimeout(resolve, patience)),
    publish: (state) => {
      const before = queueNow().entries.length
      publish(state)
      if (state.entries.length > before) others?.postMessage('kept')
      if (state.entries.length < before) others?.postMessage('sent')
      schedule.next?.()
      if (isOutdated && state.entries.length === 0) {
        isOutdated = false
        refetch()
      }
    },
  })
  others?.addEventListener('message', ({ data }) => {
    void box.refresh()
    // What the server says has changed.
    if (data === 'sent') refetch()
  })
  schedule.next = keepSending(box)
  await box.refresh()
  void box.begin()
  return box
}

const refetch = () =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'data' })

/** Sends whenever it may be possible again, without being asked. Returns what must be called when something has changed. */
const keepSending = (box: Outbox): (() => void) => {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    if (queueNow().entries.length === 0) {
      clearTimeout(timer)
      timer = undefined
      tries = 0
    } else timer ??= setTimeout(send, pauses[Math.min(tries, pauses.length - 1)])
  }
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    tries += 1
    void box.sendAll().then(schedule, schedule)
  }
  const again = () => {
    tries = 0
    send()
  }
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && queueNow().entries.length > 0) again()
  })
  let student = studentId()
  watchStored(() => {
    if (student === studentId()) return
    student = studentId()
    // What was read of whoever was here before is nobody's any more; what they did waits for them.
    if (student !== null) void forgetOthers(student)
    void box.begin()
  })
  return schedule
}
