import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { problemOf } from './errors.ts'
import { inlineScriptHashes, servePages } from './pages.ts'

let root: string
let app: FastifyInstance

const put = (path: string, content: string | Buffer) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'toron-pages-'))
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
  servePages(app, folders, 'https://toron.test')
  await app.ready()
})

afterEach(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

describe('public files', () => {
  it.each([
    ['/data/motion.json', 'application/json'],
    ['/csv/general_math_number.csv', 'text/csv'],
    ['/images/motion-001.svg', 'image/svg+xml'],
    ['/sounds/correct.wav', 'audio/'],
  ])('%s is served with its type and a validator', async (url, type) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain(type)
    const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('are sent compressed to whoever can read that', async () => {
    const reply = await app.inject({ url: '/data/motion.json', headers: { 'accept-encoding': 'gzip' } })
    expect(reply.headers['content-encoding']).toBe('gzip')
  })

  it('are kept for a year when their name has a hash, and asked for again otherwise', async () => {
    expect((await app.inject('/assets/a-1234.js')).headers['cache-control']).toContain('immutable')
    expect((await app.inject('/data/motion.json')).headers['cache-control']).not.toContain('immutable')
  })

  it.each([
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
  ])('%s is 404 or 400 and never a file from outside', async (url) => {
    const reply = await app.inject(url)
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('outside')
  })
})

describe('pages', () => {
  it('a screen of the app is its page, a prerendered one its own', async () => {
    const shared = await app.inject('/dashboard')
    expect(shared.statusCode).toBe(200)
    expect(shared.body).toBe('the page of every other screen')
    expect((await app.inject('/')).body).toContain('start()')
    expect((await app.inject('/login')).body).toBe('the login page')
    expect((await app.inject('/login/?ref=x')).body).toBe('the login page')
  })

  it('an unknown path is the app with status 404, so that it can say so', async () => {
    const reply = await app.inject('/nowhere')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('text/html')
  })

  it('are sent compressed to whoever can read that', async () => {
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(reply.headers.vary).toBe('accept-encoding')
  })

  it('have the hashes of their inline scripts for the Content-Security-Policy', () => {
    expect(inlineScriptHashes(join(root, 'web'))).toEqual([
      "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    ])
  })
})

describe('a search engine', () => {
  it('is told where the pages are, under the one address of the product', async () => {
    const robots = await app.inject('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain('Sitemap: https://toron.test/sitemap.xml')
    const sitemap = await app.inject('/sitemap.xml')
    expect(sitemap.headers['content-type']).toContain('xml')
    expect(sitemap.body).toContain('<loc>https://toron.test/learnmore</loc>')
    expect(sitemap.body).toContain('<loc>https://toron.test/privacy</loc>')
  })
})
