import { describe, expect, test } from 'vitest'
import { createOutbox, type FailureAction } from './outbox.ts'
import type { Step } from './records.ts'

const next = (position: number): Step => ({
  type: 'next',
  topic: 'n',
  questionId: `n-00${position + 1}`,
  position,
  total: 9,
})
const marks = (earned: number): Step => ({ type: 'marks', topic: 'n', questionId: 'n-001', earned })

/** An outbox whose server replies only when `accept` or `fail` is called. */
const slowServer = (action: FailureAction = 'retry') => {
  const arrived: Step[] = []
  let reply: { accept: () => void; fail: () => void } | null = null
  let student: string | null = 'maliha'
  const outbox = createOutbox({
    deliver: (step) => {
      arrived.push(step)
      return new Promise((resolve, reject) => {
        reply = { accept: resolve, fail: () => reject(new Error('offline')) }
      })
    },
    classify: () => action,
    owner: () => student,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    outbox,
    arrived,
    accept: () => {
      reply?.accept()
      return settle()
    },
    fail: () => {
      reply?.fail()
      return settle()
    },
    signIn: (name: string | null) => {
      student = name
    },
  }
}

describe('steps on their way', () => {
  test('steps are sent one at a time in order, and each is kept until it has arrived', async () => {
    const { outbox, arrived, accept } = slowServer()
    for (const position of [0, 1, 2]) outbox.add(next(position))
    expect(arrived).toEqual([next(0)])
    await accept()
    expect(arrived).toEqual([next(0), next(1)])
    expect(outbox.now().steps).toEqual([next(1), next(2)])
    await accept()
    await accept()
    expect(outbox.now()).toEqual({ steps: [], failure: null })
  })

  test('a step that does not arrive stays first in the queue, whatever is added meanwhile, and is sent first on a retry', async () => {
    const { outbox, arrived, accept, fail } = slowServer()
    outbox.add(next(0))
    await fail()
    expect(outbox.now()).toMatchObject({ steps: [next(0)], failure: new Error('offline') })
    outbox.add(next(1))
    expect(arrived).toEqual([next(0), next(0)])
    await fail()
    outbox.retry()
    expect(outbox.now().failure).toBeNull()
    await accept()
    await accept()
    expect(arrived.slice(2)).toEqual([next(0), next(1)])
    expect(outbox.now().steps).toEqual([])
  })

  test('only the latest marks of a question are sent, but a step in flight is not recalled', async () => {
    const { outbox, arrived, accept } = slowServer()
    for (const earned of [1, 2, 3, 4]) outbox.add(marks(earned))
    expect(outbox.now().steps).toEqual([marks(1), marks(4)])
    await accept()
    await accept()
    expect(arrived).toEqual([marks(1), marks(4)])
  })

  test('a step that the server rejects permanently is dropped, and the others are sent', async () => {
    const { outbox, arrived, fail, accept } = slowServer('drop')
    outbox.add(next(0))
    outbox.add(next(1))
    await fail()
    await accept()
    expect(arrived).toEqual([next(0), next(1)])
    expect(outbox.now()).toEqual({ steps: [], failure: null })
  })

  test('queued steps are discarded with the session, and are never sent for another student', async () => {
    const ended = slowServer('drop-all')
    ended.outbox.add(next(0))
    ended.outbox.add(next(1))
    await ended.fail()
    expect(ended.outbox.now().steps).toEqual([])

    const { outbox, arrived, fail, signIn } = slowServer()
    outbox.add(next(0))
    await fail()
    signIn('tahmid')
    outbox.add(next(5))
    expect(arrived).toEqual([next(0), next(5)])
    expect(outbox.now().steps).toEqual([next(5)])
  })

  test('the outbox can be awaited until nothing is being sent', async () => {
    const { outbox, accept } = slowServer()
    await outbox.settled()
    outbox.add(next(0))
    let over = false
    const waiting = outbox.settled().then(() => {
      over = true
    })
    expect(over).toBe(false)
    await accept()
    await waiting
    expect(over).toBe(true)
  })
})
