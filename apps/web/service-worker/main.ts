// The service worker: opens every screen without a network (decision 99). It never touches a call to the server: what students
// do is kept and sent by the page.
import { contentOf, trimOpened, within } from './content.ts'
import { fileOf, forgetEarlier, install, pageOf } from './shells.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a page waits for the network. */
const patience = 3500

// A later build waits until no tab is open, as browsers have it: one that takes over while a tab asks for a page can leave
// that tab without a reply. Open tabs lose nothing by it, because whoever is online starts with the newest page.
self.addEventListener('install', (event) => event.waitUntil(install().then(tell)))

const tell = async (): Promise<void> => {
  for (const tab of await tabs()) tab.postMessage({ type: 'version', version: buildVersion })
}

// The first one is in charge of the tab that brought it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

self.addEventListener('message', (event) => {
  const { type, version } = event.data as { type?: string; version?: string }
  if (type === 'settled') event.waitUntil(tidy(String(version)))
})

/** @param version of the build that the tab has which says so */
const tidy = async (version: string): Promise<void> => {
  if ((await tabs()).length === 1) await forgetEarlier(version)
  await trimOpened()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(data|csv|images|sounds)\/|^\/offline\.json$/.test(pathname))
    return event.respondWith(contentOf(request))
  if (request.mode === 'navigate') {
    if (!/^\/(api|resources)\//.test(pathname)) event.respondWith(openPage(request, pathname))
    return
  }
  if (/^\/(assets|avatars)\/|^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname)) {
    event.respondWith(fileOf(request))
  }
})

/** The newest page if the server answers, else the one of this build. */
const openPage = async (request: Request, path: string): Promise<Response> => {
  try {
    const reply = await within(patience, fetch(request))
    if (reply.status < 500) return reply
  } catch {
    // Without a network the page comes from this device.
  }
  return (await pageOf(path)) ?? fetch(request)
}
