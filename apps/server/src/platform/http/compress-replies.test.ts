import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressSharedReplies } from './compress-replies.ts'

test('a reply that is kept for the next caller is sent again only while it is the same, in each encoding', async () => {
  const app = Fastify()
  let shelf = ''
  app.get('/shelf', { onSend: compressSharedReplies() }, () => shelf)
  const ask = (encoding: 'br' | 'gzip') =>
    app.inject({ url: '/shelf', headers: { 'accept-encoding': encoding } })
  for (const title of ['Algebra', 'Algebra', 'Geometry', 'Algebra']) {
    shelf = title.repeat(500)
    const brotli = await ask('br')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(shelf)
    const gzipped = await ask('gzip')
    expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(String(gunzipSync(gzipped.rawPayload))).toBe(shelf)
  }
})
