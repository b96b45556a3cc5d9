import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inlineScriptHashes, servePages } from './pages.ts'
import { problemOf } from './problems.ts'

let root: string
let app: FastifyInstance
/** Topic key → questions that are withheld. */
let withheld: Map<string, ReadonlySet<string>>

const put = (path: string, content: string | Buffer) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'toron-pages-'))
  withheld = new Map()
  put('secret.txt', 'outside')
  put('dist/data/motion.json', '[]')
  put('dist/data/motion.json.gz', gzipSync('[]'))
  put('dist/csv/general_math_number.csv', 'questionImage,answerImage\r\n')
  put('dist/images/motion-001.svg', '<svg/>')
  put('dist/sounds/correct.wav', 'RIFF')
  put('dist/.manifest.json', '{}')
  put('web/__spa-fallback.html', 'the page of every other screen')
  put('web/index.html', '<script>start()</script><script src="/assets/a.js"></script>')
  put('web/index.html.gz', gzipSync('compressed page'))
  put('web/login/index.html', 'the login page')
  put('web/assets/a-1234.js', 'go()')
  app = Fastify()
  app.setErrorHandler((thrown, _request, reply) => {
    const known = problemOf(thrown)
    return reply.code(known?.status ?? 500).send(known?.reply)
  })
  const folders = { content: join(root, 'dist'), web: join(root, 'web') }
  servePages(app, folders, 'https://toron.test', () => withheld)
  await app.ready()
})

afterEach(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

describe('public files', () => {
  test.each([
    ['/data/motion.json', 'application/json'],
    ['/csv/general_math_number.csv', 'text/csv'],
    ['/images/motion-001.svg', 'image/svg+xml'],
    ['/sounds/correct.wav', 'audio/'],
  ])('the public file %s is served with its type and an ETag', async (url, type) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain(type)
    const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  test('public files are sent compressed to clients that accept it', async () => {
    const reply = await app.inject({ url: '/data/motion.json', headers: { 'accept-encoding': 'gzip' } })
    expect(reply.headers['content-encoding']).toBe('gzip')
  })

  test.each(['/data/motion.json', '/data/%6dotion.json', '/data/motion%2ejson?a=b'])(
    'a question that is withheld is not in the file of its topic, also as %s',
    async (url) => {
      put('dist/data/motion.json', JSON.stringify([{ id: 'motion-001' }, { id: 'motion-002' }]))
      withheld.set('motion', new Set(['motion-001']))
      expect((await app.inject(url)).json()).toEqual([{ id: 'motion-002' }])
    },
  )

  test('a public file with a hash in its name is cached for a year, and others are revalidated', async () => {
    expect((await app.inject('/assets/a-1234.js')).headers['cache-control']).toContain('immutable')
    expect((await app.inject('/data/motion.json')).headers['cache-control']).not.toContain('immutable')
  })

  test.each([
    '/data/nothing.json',
    '/data/',
    '/data',
    '/data/../secret.txt',
    '/data/%2e%2e/%2e%2e/secret.txt',
    '/data/..%2f..%2fsecret.txt',
    '/data/..%5c..%5csecret.txt',
    '/csv/nothing.csv',
    '/images/%00',
    '/data/.manifest.json',
    '/.manifest.json',
    '/assets/nothing.js',
    '/api/nothing',
  ])('the path %s gets 404 or 400 and never a file from outside', async (url) => {
    const reply = await app.inject(url)
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('outside')
  })
})

describe('pages', () => {
  test('a prerendered screen gets its own page, and every other screen the shared one', async () => {
    const shared = await app.inject('/dashboard')
    expect(shared.statusCode).toBe(200)
    expect(shared.body).toBe('the page of every other screen')
    expect((await app.inject('/')).body).toContain('start()')
    expect((await app.inject('/login')).body).toBe('the login page')
    expect((await app.inject('/login/?ref=x')).body).toBe('the login page')
  })

  test.each(['/nowhere', '/resources'])('the unknown path %s gets the app with status 404', async (path) => {
    const reply = await app.inject(path)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('text/html')
  })

  test('pages are sent compressed to clients that accept it', async () => {
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(reply.headers.vary).toBe('accept-encoding')
  })

  test('a page that a client has is not sent again, also to one that weakens its tag or names several', async () => {
    const { headers } = await app.inject('/login')
    const tag = String(headers.etag)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const reply = await app.inject({ url: '/login', headers: { 'if-none-match': known } })
      expect(reply.statusCode).toBe(304)
      expect(reply.body).toBe('')
    }
    expect((await app.inject({ url: '/login', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(
      200,
    )
  })

  test('each encoding of a page has a tag of its own', async () => {
    const plain = await app.inject('/')
    const compressed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
  })

  test('a file of an unknown type is found at the start', () => {
    put('web/assets/film.mp4', '')
    const folders = { content: join(root, 'dist'), web: join(root, 'web') }
    expect(() => servePages(Fastify(), folders, 'https://toron.test', () => withheld)).toThrow(/film\.mp4/)
  })

  test('the inline scripts of pages have hashes for the Content-Security-Policy', () => {
    expect(inlineScriptHashes(join(root, 'web'))).toEqual([
      "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    ])
  })
})

describe('a search engine', () => {
  test('robots.txt and the sitemap name the pages under the public address of the product', async () => {
    const robots = await app.inject('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain('Sitemap: https://toron.test/sitemap.xml')
    const sitemap = await app.inject('/sitemap.xml')
    expect(sitemap.headers['content-type']).toContain('xml')
    expect(sitemap.body).toContain('<loc>https://toron.test/learnmore</loc>')
    expect(sitemap.body).toContain('<loc>https://toron.test/privacy</loc>')
  })
})
