// The thread that marks, as it is.
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Busy } from '../errors.ts'
import { openMarker } from './marker.ts'

const marker = openMarker()
const hurried = openMarker({
  worker: join(import.meta.dirname, '../../testing/endless-marking.ts'),
  limit: 100,
})
afterAll(() => Promise.all([marker.close(), hurried.close()]))

const seven = (text: string) => ({ text, asked: { kind: 'number', value: '7' } }) as const

describe('the marker', () => {
  test('marks each answer of a try', async () => {
    const marks = await marker.mark([seven('7'), seven('14/2'), seven('8'), seven('7,000,0'), seven('')])
    expect(marks.map(({ verdict }) => verdict)).toEqual(['right', 'form', 'wrong', 'unread', 'unread'])
  })

  test('starts its thread before the first try, which then needs no other', async () => {
    const early = openMarker()
    let threads = 0
    const count = () => {
      threads += 1
    }
    process.on('worker', count)
    await early.start()
    expect(threads).toBe(1)
    expect(await early.mark([seven('7')])).toEqual([{ verdict: 'right' }])
    expect(threads).toBe(1)
    process.off('worker', count)
    await early.close()
  })

  test('does not read what is longer than any answer', async () => {
    expect(await marker.mark([seven('7'.repeat(10_000))])).toEqual([{ verdict: 'unread', why: 'too-long' }])
  })

  test('marks many tries at once, in their order, and refuses those for which there is no room', async () => {
    const tries = Array.from({ length: 150 }, (_, n) => marker.mark([seven(String(n))]))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(50)
    expect(settled.at(-1)).toMatchObject({ reason: expect.any(Busy) })
    expect(settled[7]).toMatchObject({ value: [{ verdict: 'right' }] })
    expect((await marker.mark([seven('7')]))[0]).toEqual({ verdict: 'right' })
  })

  test('gives a try up that takes too long, and marks the next ones', async () => {
    const [endless, next] = await Promise.all([hurried.mark([seven('for ever')]), hurried.mark([seven('7')])])
    expect(endless).toEqual([{ verdict: 'unread', why: 'too-long' }])
    expect(next).toEqual([{ verdict: 'right' }])
  })
})
