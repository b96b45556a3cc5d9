import { describe, expect, test } from 'vitest'
import { createOutbox, type Failing } from './outbox.ts'
import type { Step } from './records.ts'

const next = (position: number): Step => ({
  ...{ type: 'next', topic: 'n', questionId: `n-00${position + 1}`, position, total: 9 },
})
const marks = (earned: number): Step => ({ type: 'marks', topic: 'n', questionId: 'n-001', earned })

/** A server that answers a step when it is told to. */
const slowServer = (failing: Failing = 'again') => {
  const arrived: Step[] = []
  let answer: { yes: () => void; no: () => void } | null = null
  let student: string | null = 'maliha'
  const outbox = createOutbox({
    deliver: (step) => {
      arrived.push(step)
      return new Promise((resolve, reject) => {
        answer = { yes: resolve, no: () => reject(new Error('offline')) }
      })
    },
    judge: () => failing,
    owner: () => student,
  })
  const rest = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ...{ outbox, arrived },
    yes: () => {
      answer?.yes()
      return rest()
    },
    no: () => {
      answer?.no()
      return rest()
    },
    becomes: (name: string | null) => {
      student = name
    },
  }
}

describe('steps on their way', () => {
  test('are sent one by one in their order, and each is kept until it has arrived', async () => {
    const { outbox, arrived, yes } = slowServer()
    for (const position of [0, 1, 2]) outbox.add(next(position))
    expect(arrived).toEqual([next(0)])
    await yes()
    expect(arrived).toEqual([next(0), next(1)])
    expect(outbox.now().steps).toEqual([next(1), next(2)])
    await yes()
    await yes()
    expect(outbox.now()).toEqual({ steps: [], failure: null })
  })

  test('that do not arrive wait, whatever is done meanwhile, and go first when it is tried again', async () => {
    const { outbox, arrived, yes, no } = slowServer()
    outbox.add(next(0))
    await no()
    expect(outbox.now()).toMatchObject({ steps: [next(0)], failure: new Error('offline') })
    outbox.add(next(1))
    expect(arrived).toEqual([next(0), next(0)])
    await no()
    outbox.retry()
    expect(outbox.now().failure).toBeNull()
    await yes()
    await yes()
    expect(arrived.slice(2)).toEqual([next(0), next(1)])
    expect(outbox.now().steps).toEqual([])
  })

  test('of one question only the latest marks are sent, but what is under way is not called back', async () => {
    const { outbox, arrived, yes } = slowServer()
    for (const earned of [1, 2, 3, 4]) outbox.add(marks(earned))
    expect(outbox.now().steps).toEqual([marks(1), marks(4)])
    await yes()
    await yes()
    expect(arrived).toEqual([marks(1), marks(4)])
  })

  test('that the server will never take are given up, and the others go on', async () => {
    const { outbox, arrived, no, yes } = slowServer('drop')
    outbox.add(next(0))
    outbox.add(next(1))
    await no()
    await yes()
    expect(arrived).toEqual([next(0), next(1)])
    expect(outbox.now()).toEqual({ steps: [], failure: null })
  })

  test('end with the session, and never become those of another student', async () => {
    const ended = slowServer('drop-all')
    ended.outbox.add(next(0))
    ended.outbox.add(next(1))
    await ended.no()
    expect(ended.outbox.now().steps).toEqual([])

    const { outbox, arrived, no, becomes } = slowServer()
    outbox.add(next(0))
    await no()
    becomes('tahmid')
    outbox.add(next(5))
    expect(arrived).toEqual([next(0), next(5)])
    expect(outbox.now().steps).toEqual([next(5)])
  })

  test('can be waited for', async () => {
    const { outbox, yes } = slowServer()
    await outbox.settled()
    outbox.add(next(0))
    let over = false
    const waiting = outbox.settled().then(() => {
      over = true
    })
    expect(over).toBe(false)
    await yes()
    await waiting
    expect(over).toBe(true)
  })
})
