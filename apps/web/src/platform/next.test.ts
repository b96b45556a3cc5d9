import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNext, signInPath } from './next.ts'

describe('the way back after signing in', () => {
  test.each([
    ['/question?topic=motion', '/question?topic=motion'],
    ['/me#skizies-history', '/me#skizies-history'],
    [null, '/dashboard'],
    ['', '/dashboard'],
    ['question', '/dashboard'],
    ['https://elsewhere.example/', '/dashboard'],
    ['//elsewhere.example/', '/dashboard'],
    ['/\\elsewhere.example/', '/dashboard'],
    ['/\t/elsewhere.example/', '/dashboard'],
    ['/..//elsewhere.example/', '/dashboard'],
    ['/login?next=/login', '/dashboard'],
    ['/signup', '/dashboard'],
  ])('after signing in, next=%s leads to %s', (next, path) => {
    expect(readNext(next)).toBe(path)
  })

  test('whatever the address says, signing in never leads to another host', () => {
    const start = fc.constantFrom('', '/', '//', '/\\', '\\', '/%2f', '/.', 'javascript:')
    fc.assert(
      fc.property(start, fc.string(), (prefix, rest) => {
        const path = readNext(prefix + rest)
        expect(new URL(path, 'https://toron.example').origin).toBe('https://toron.example')
      }),
    )
  })

  test('signing in leads back to the screen that asked for it', () => {
    const next = new URL(signInPath('/question?topic=motion'), 'https://toron.example').searchParams.get(
      'next',
    )
    expect(readNext(next)).toBe('/question?topic=motion')
  })
})
