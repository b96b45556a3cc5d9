import type { Choice } from '@toron/contract/paper-fields.ts'
import { describe, expect, test, vi } from 'vitest'
import { Outbox, type Outcome } from './outbox.ts'

const startedAt = 1_000_000

/** An outbox whose sends end as they are told to, one after the other. */
const anOutbox = (choices: Choice[] = [], left: Choice[] = []) => {
  const sent: (readonly Choice[])[] = []
  const ends: ((outcome: Outcome) => void)[] = []
  const pauses: (() => void)[] = []
  let now = startedAt
  let stored: readonly Choice[] = left
  const outbox = new Outbox({
    sitting: { startedAt, choices },
    left,
    send: (batch) => {
      sent.push(batch)
      return new Promise((resolve) => ends.push(resolve))
    },
    keep: (unsent) => {
      stored = unsent
    },
    now: () => now,
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  return {
    outbox,
    sent,
    stored: () => stored,
    at: (milliseconds: number) => {
      now = startedAt + milliseconds
    },
    end: async (outcome: Outcome) => {
      ends.shift()?.(outcome)
      await vi.waitFor(() => expect(ends.length).toBeLessThanOrEqual(1))
      await new Promise((resolve) => setImmediate(resolve))
    },
    tryAgain: async () => {
      pauses.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const choice = (number: number, option: Choice['option'], madeAt: number): Choice => ({
  number,
  option,
  isFlagged: false,
  seconds: 0,
  madeAt,
})

describe('the outbox of a paper', () => {
  test('says that a choice is saved only when the server has it', async () => {
    const { outbox, sent, stored, at, end } = anOutbox()
    at(5000)
    outbox.put(3, { option: 'B' })
    expect(outbox.view()).toMatchObject({ saving: 'saving' })
    expect(outbox.view().choices.get(3)?.option).toBe('B')
    expect(sent).toEqual([[choice(3, 'B', 5000)]])
    expect(stored()).toEqual(sent[0])
    await end('sent')
    expect(outbox.view().saving).toBe('saved')
    expect(stored()).toEqual([])
  })

  test('sends what changed meanwhile with the next, each made later than the one before', async () => {
    const { outbox, sent, at, end } = anOutbox()
    at(5000)
    outbox.put(3, { option: 'B' })
    outbox.put(3, { option: 'C' })
    outbox.put(4, { isFlagged: true })
    await end('sent')
    expect(sent[1]).toEqual([choice(3, 'C', 5001), { ...choice(4, null, 5002), isFlagged: true }])
    expect(outbox.view().saving).toBe('saving')
    await end('sent')
    expect(outbox.view().saving).toBe('saved')
    expect(sent).toHaveLength(2)
  })

  test('keeps what cannot be sent, says so, and sends it when there is a connection again', async () => {
    const { outbox, sent, stored, end, tryAgain } = anOutbox()
    outbox.put(1, { option: 'A' })
    await end('unreachable')
    expect(outbox.view()).toMatchObject({ saving: 'waiting', late: [] })
    expect(stored()).toHaveLength(1)
    await tryAgain()
    expect(sent).toHaveLength(2)
    await end('sent')
    expect(outbox.view().saving).toBe('saved')
  })

  test('sends what an earlier visit of this device has left', async () => {
    const left = [choice(7, 'D', 9000)]
    const { outbox, sent, end } = anOutbox([choice(7, 'A', 100)], left)
    expect(outbox.view().choices.get(7)?.option).toBe('D')
    expect(sent).toEqual([left])
    await end('sent')
    outbox.put(7, { option: 'B' })
    expect(sent[1]?.[0]?.madeAt).toBe(9001)
  })

  test('says which choices came too late, and keeps them no longer', async () => {
    const { outbox, stored, end } = anOutbox([choice(1, 'A', 100)])
    outbox.put(1, { seconds: 90 })
    outbox.put(2, { option: 'C' })
    await end('sent')
    await end('late')
    expect(outbox.view()).toMatchObject({ saving: 'saved', late: [2] })
    expect(stored()).toEqual([])
  })

  test('takes over what another device saved, but for what was chosen here since', async () => {
    const { outbox, at } = anOutbox([choice(1, 'A', 100)])
    at(9000)
    outbox.put(2, { option: 'D' })
    outbox.merge([choice(1, 'C', 8000), choice(2, 'B', 8500)])
    expect([1, 2].map((number) => outbox.view().choices.get(number)?.option)).toEqual(['C', 'D'])
  })
})
