// What begins once a screen has been shown: sending what an earlier visit has left, and the service worker, which opens the
// screens without a network.
import { logFailure } from '../failures.ts'
import { readStored, store } from '../storage.ts'
import { studentId } from '../student-id.ts'
import { messages } from './queue/messages.ts'
import { sender } from './queue.ts'
import { noteVersion } from './version.ts'

/** Milliseconds: on the first visit the questions come first, and nothing is fetched for later. */
const firstVisit = 60_000
const laterVisit = 5000
/** Milliseconds between two looks for a new version. */
const lookEvery = 60 * 60_000

let isStarted = false

export const start = (): void => {
  if (isStarted) return
  isStarted = true
  // A visitor has nothing that could wait.
  if (studentId() !== null || readStored('unsent') !== null) {
    void sender().then(
      ({ outbox }) => outbox(),
      () => undefined,
    )
  }
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const isKnown = readStored('visited') !== null
  store('visited', 'yes')
  setTimeout(() => void register(), isKnown ? laterVisit : firstVisit)
}

/** Of the code of this page. */
const ownVersion = (): string =>
  (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version ?? ''

const register = async (): Promise<void> => {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; version?: string }>) => {
    if (data.type === 'version') noteVersion(data.version !== ownVersion())
  })
  try {
    const registration = await serviceWorker.register('/service-worker.js')
    // Undefined where something stands in the way of it.
    if (!registration) return
    await serviceWorker.ready
    serviceWorker.controller?.postMessage({ type: 'settled', version: ownVersion() })
    let looked = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Math.abs(Date.now() - looked) < lookEvery) return
      looked = Date.now()
      void registration.update().catch(() => undefined)
    })
  } catch (error) {
    // Without a network there is nothing to be done, and nothing wrong.
    if (navigator.onLine) logFailure(messages.console.notRegistered, error)
  }
}
