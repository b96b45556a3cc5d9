// How much compressed JavaScript a screen loads before it can be used: the entry, its route and its parents.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { filesOf, filesOfPart, routeListOf } from '../apps/web/route-files.ts'
import type { screens } from '../packages/domain/src/screens.ts'

/**
 * Bytes of JavaScript, compressed, that a screen may load before it can be used. Raising one is a decision: each kilobyte is read by
 * every phone that opens the screen.
 */
export const mostScript: Readonly<Record<keyof typeof screens, number>> = {
  landing: 129_000,
  learnMore: 124_000,
  privacy: 123_000,
  signIn: 145_000,
  signUp: 145_000,
  forgotPassword: 141_000,
  resetPassword: 142_000,
  confirmEmail: 138_000,
  googleReturn: 137_000,
  tonight: 165_000,
  plan: 149_000,
  map: 163_000,
  papers: 165_600,
  paper: 162_000,
  science: 155_000,
  question: 159_300,
  maths: 161_000,
  resources: 160_000,
  leaderboard: 156_000,
  me: 165_000,
  administration: 135_000,
}

const client = join(import.meta.dirname, '../apps/web/build/client')

const preload = /<link rel="modulepreload" href="([^"]+)"/g

/** Returns bytes after gzip. @param screen its path */
export const scriptWeight = (screen: string): number =>
  [...scriptsOf(screen)].reduce((bytes, script) => bytes + sizeOf(join(client, script)), 0)

/** The files of a screen, as addresses: the list of all, the entry, its route and the parents of it. @param screen its path */
export const scriptsOf = (screen: string): ReadonlySet<string> => {
  const path = screen.slice(1)
  const list = routeListOf(client)
  const route = Object.values(list.routes).find((candidate) =>
    path === '' ? candidate.index : candidate.path === path,
  )
  if (!route) throw new Error(`no route has the path ${screen}`)
  return new Set([list.address, ...filesOfPart(list.entry), ...filesOf(list, route)])
}

/** The code that the page which opens every screen asks for, at this address. @param screen its path */
export const preloadedAt = (screen: string): ReadonlySet<string> => {
  const html = readFileSync(join(client, '__spa-fallback.html'), 'utf8')
  const asked = [...html.matchAll(preload)].flatMap(([, href]) => href ?? [])
  const [, script] = /<script>([^<]*modulepreload[^<]*)<\/script>/.exec(html) ?? []
  if (script === undefined) throw new Error('the page that opens every screen asks for no code')
  const document = {
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  }
  runInNewContext(script, { location: { pathname: screen }, document })
  return new Set(asked)
}

/** What a page of the build makes the browser do before anything else: the code it fetches, and the bytes of its own scripts. */
export const scriptsBeforeUse = (screen: string) => {
  const html = readFileSync(join(client, screen, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  const preloads = [...html.matchAll(preload)]
  return {
    fetched: [
      ...preloads.map(([, href]) => href),
      ...scripts.flatMap(([, attributes = '']) => attributes || []),
    ],
    inline: scripts.reduce((bytes, [, , code = '']) => bytes + Buffer.byteLength(code), 0),
  }
}

const sizeOf = (file: string) => {
  try {
    return statSync(`${file}.gz`).size
  } catch {
    return statSync(file).size
  }
}
