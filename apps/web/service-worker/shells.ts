// The code and the pages of a build, kept as a whole in a cache of its own. Every file of it has a hash in its name, so a tab
// of an older build finds its files in an older cache for as long as that is kept.

import { fewAtOnce } from '../src/platform/offline/few-at-once.ts'
import { bookCache } from '../src/platform/offline/places.ts'

const prefix = 'shell-'
const own = prefix + buildVersion
/** How the caches with students' books begin. */
const books = bookCache('')

/** Fetches what is not there yet: an attempt that the network ends is taken up again by the next. */
export const install = async (): Promise<void> => {
  const cache = await caches.open(own)
  const hasBooks = (await caches.keys()).some((name) => name.startsWith(books))
  const files = [...buildFiles, ...(hasBooks ? bookFiles : [])]
  await fewAtOnce([...files.map((path) => () => keepFile(cache, path)), ...buildPages.map(keepPage(cache))])
}

const keepFile = async (cache: Cache, path: string): Promise<void> => {
  if (!(await cache.match(path))) await cache.add(path)
}

/** A page of another build would ask for files that are not here: then this attempt has failed. */
const keepPage = (cache: Cache) => (path: string) => async (): Promise<void> => {
  const reply = await fetch(path, { cache: 'reload' })
  const isOwn = reply.ok && (await reply.clone().text()).includes(`manifest-${buildVersion}.js`)
  if (!isOwn) throw new Error(`${path} is not of the build ${buildVersion}`)
  await cache.put(path, reply)
}

/** The page of this path as this build has it. */
export const pageOf = async (path: string): Promise<Response | undefined> => {
  const cache = await caches.open(own)
  const named = path.replace(/(.)\/$/, '$1')
  const known = buildPages.includes(named) ? named : (buildPages.at(-1) ?? '')
  return cache.match(known, { ignoreVary: true })
}

/** A file of any build that is kept; one that is fetched is kept with this build. */
export const fileOf = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) {
    const copy = reply.clone()
    await caches.open(own).then((cache) => cache.put(request, copy), ignore)
  }
  return reply
}

/** Without room for a copy the file itself still arrives. */
const ignore = () => undefined

/** Deletes the earlier builds that no tab uses: a later one may wait. @param inUse the build of the only tab */
export const forgetEarlier = async (inUse: string): Promise<void> => {
  // In the order in which they were made.
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix))
  for (const name of builds.slice(0, Math.max(0, builds.indexOf(own)))) {
    if (name !== prefix + inUse) await caches.delete(name)
  }
}
