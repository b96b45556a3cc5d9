// Serves the public files: the web app, questions, pictures and sounds (product rules 15.11 to 15.13). They come from two
// built folders only, compressed at build time, with caching by kind.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { screens } from '@toron/domain/screens.ts'
import type { FastifyInstance } from 'fastify'
import { messages } from '../messages.ts'
import { type BuiltFile, readBuiltFile, sendBuiltFile, serveFolder } from './built-files.ts'
import { problem } from './problems.ts'
import { serveWithheld, type WithheldNow } from './withheld-data.ts'

export interface BuiltFolders {
  /** The content build: data, csv, images, sounds. */
  readonly content: string
  /** The web build: pages, assets. */
  readonly web: string
}

const year = 365 * 24 * 60 * 60
const revalidated = 'public, max-age=300, stale-while-revalidate=86400'
/**
 * Files with a hash in their name never change. The others are revalidated by ETag, the service worker every time: a new version
 * begins with it.
 */
const cachingOfWeb = (path: string) => {
  if (path === 'service-worker.js') return 'no-cache'
  return path.startsWith('assets/') ? `public, max-age=${year}, immutable` : revalidated
}

/** Paths that the web app shows a screen for; any other path gets the same page with status 404, the administrator's too. */
const pathsOfScreens: readonly string[] = Object.values(screens).filter(
  (path) => path !== screens.administration,
)

/** Registers the static files. Where the web app is not built, as in tests of the API, only the API answers. */
export const servePages = (
  app: FastifyInstance,
  { content, web }: BuiltFolders,
  publicUrl: string,
  withheldNow: WithheldNow,
) => {
  for (const name of ['data', 'csv']) {
    const folder = join(content, name)
    if (!existsSync(folder)) continue
    app.register(async (scope) => {
      if (name === 'data') serveWithheld(scope, folder, withheldNow)
      serveFolder(scope, { folder, prefix: `/${name}/`, cachingOf: () => revalidated })
    })
  }
  for (const name of ['images', 'sounds']) {
    if (!existsSync(join(content, name))) continue
    app.register(fastifyStatic, {
      preCompressed: true,
      cacheControl: false,
      index: false,
      redirect: false,
      root: join(content, name),
      prefix: `/${name}/`,
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', revalidated),
    })
  }
  if (existsSync(join(web, 'index.html'))) {
    serveFolder(app, { folder: web, prefix: '/', cachingOf: cachingOfWeb })
  }
  const pages = pagesOf(web)
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)))
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(publicUrl)))

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const isFile = /^\/(api|data|csv|images|sounds|resources|assets)\//.test(path)
    const page = pages.get(path) ?? pages.get(sharedPage)
    if (isFile || !page || (request.method !== 'GET' && request.method !== 'HEAD')) {
      const { status, reply: problemBody } = problem(404, 'not-found', messages.nothingHere)
      return reply.code(status).header('cache-control', 'no-store').send(problemBody)
    }
    reply.code(pathsOfScreens.includes(path) ? 200 : 404)
    return sendBuiltFile(request, reply, page)
  })
}

/** Pages for search engines. The others are a student's own, or lists that change all the time. */
const indexed = [
  screens.landing,
  screens.learnMore,
  screens.privacy,
  screens.signIn,
  screens.signUp,
  screens.science,
  screens.maths,
  screens.resources,
]

const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: ${screens.administration}\nSitemap: ${publicUrl}/sitemap.xml\n`

const sitemap = (publicUrl: string) => {
  const entries = indexed.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
}

/** Returns the path of a URL as the router reads it: without an origin, and with %61 decoded to a. */
const pathOf = (url: string): string => {
  const [path = '/'] = url.replace(/^[a-z]+:\/\/[^/?]*/i, '').split('?', 1)
  try {
    return decodeURI(path).replace(/(.)\/$/, '$1')
  } catch {
    return path
  }
}

const readPage = (file: string): BuiltFile => readBuiltFile(file, 'no-cache')

/** The page shared by all screens that are not prerendered. */
const sharedPage = '*'

/** Returns the built pages by path: the landing page, those with a folder of their own, and the shared one. */
const pagesOf = (web: string): ReadonlyMap<string, BuiltFile> => {
  const pages = new Map<string, BuiltFile>()
  if (!existsSync(join(web, 'index.html'))) return pages
  pages.set('/', readPage(join(web, 'index.html')))
  const shared = join(web, '__spa-fallback.html')
  pages.set(sharedPage, readPage(existsSync(shared) ? shared : join(web, 'index.html')))
  for (const entry of readdirSync(web, { withFileTypes: true })) {
    const file = join(web, entry.name, 'index.html')
    if (entry.isDirectory() && existsSync(file)) pages.set(`/${entry.name}`, readPage(file))
  }
  return pages
}

/** Returns hashes of the inline scripts of the built pages, as Content-Security-Policy sources. */
export const inlineScriptHashes = (web: string): string[] => {
  const hashes = new Set<string>()
  for (const page of pagesOf(web).values()) {
    const html = String(page.variants.at(-1)?.bytes)
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=/.test(attributes)) continue
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  }
  return [...hashes]
}
