// What lies on a device may be old, somebody else's, or have no room. The real outbox before the real server.
import { refusals } from '@toron/contract/refusals.ts'
import { describe, expect, test, vi } from 'vitest'
import { day, noon } from '../../../../server/src/testing/builders.ts'
import { messages } from './queue/messages.ts'
import { entriesOn, motion, next, refusedOn, returnedOn, useServer } from './testing/trouble.ts'

describe('what comes late', () => {
  const { server, student, aPhoneWith, booksOf } = useServer()

  describe('an outbox of another time', () => {
    test('a month old, it counts on the day of its arrival, as far as it still can', async () => {
      const night = { type: 'night', topic: 'motion', questionId: 'motion-002', option: 'A' }
      const phone = await aPhoneWith([motion(1), next, night])
      const arrival = noon + 30 * day
      server().setClock(arrival)
      await phone.begin()
      const { attempts, skizies } = await booksOf(student())
      expect(attempts.map(({ questionId, answeredAt }) => [questionId, answeredAt])).toEqual([
        ['motion-001', arrival],
        ['general_math_number-001', arrival],
      ])
      expect(skizies).toBe(20)
      expect(refusedOn(phone)).toEqual([refusals['no-plan']])
    })

    test.each([365, -365])('a device whose clock is wrong by %i days changes nothing', async (days) => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon + days * day })
      try {
        const phone = await aPhoneWith([motion(1), next])
        server().setClock(noon + 60_000)
        await phone.begin()
        const { attempts, skizies } = await booksOf(student())
        expect(new Set(attempts.map(({ day: on }) => on))).toEqual(new Set(['2026-11-21']))
        expect(new Set(attempts.map(({ answeredAt }) => answeredAt))).toEqual(new Set([noon + 60_000]))
        expect(skizies).toBe(20)
      } finally {
        vi.useRealTimers()
      }
    })

    test('a question that has been withdrawn since, or is not there any more, is said, and the others count', async () => {
      const enzymes = (number: number) => ({
        ...motion(number),
        topic: 'enzymes',
        questionId: `enzymes-00${number}`,
      })
      const phone = await aPhoneWith([enzymes(1), enzymes(2), enzymes(3), enzymes(4)])
      await phone.begin()
      expect(refusedOn(phone)).toEqual([refusals.withheld, messages.gone])
      expect((await booksOf(student())).answers).toEqual(['enzymes-001 A', 'enzymes-003 A'])
    })
  })

  describe('another student on the same phone', () => {
    test('neither sees nor sends what waits, and their own is sent', async () => {
      const other = await server().aStudent({ name: 'Tahmid' })
      const phone = await aPhoneWith([motion(1)])
      phone.person = other
      await phone.begin()
      expect([entriesOn(phone), returnedOn(phone)]).toEqual([[], []])
      await phone.tabs[0]?.outbox.add({
        type: 'answer',
        topic: 'motion',
        questionId: 'motion-001',
        option: 'C',
        runId: null,
      })
      expect((await booksOf(other)).answers).toEqual(['motion-001 C'])
      expect((await booksOf(student())).answers).toEqual([])
      phone.person = student()
      await phone.begin()
      expect((await booksOf(student())).answers).toEqual(['motion-001 A'])
      expect(returnedOn(phone)).toHaveLength(1)
    })
  })

  describe('a store without room', () => {
    test('for what became of an answer: the page tells of it, and sends it once', async () => {
      let sent = 0
      const isFull = () => sent > 0
      const phone = await aPhoneWith([motion(1)], {
        isFull,
        kills: () => {
          sent += 1
          return false
        },
      })
      await phone.begin()
      expect(entriesOn(phone)).toEqual([])
      expect(returnedOn(phone)).toMatchObject([{ action: motion(1), refusal: null }])
      // The run is opened, and the answer sent; each is asked for a death before and after.
      expect(sent).toBe(4)
      expect((await booksOf(student())).answers).toEqual(['motion-001 A'])
      // Opened again it is still there, is sent again, and counts once.
      await phone.restart(1)
      expect((await booksOf(student())).answers).toEqual(['motion-001 A'])
    })
  })
})
