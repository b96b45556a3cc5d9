// Any sequence of typed tries, shown answers, Next and midnights, from two devices that send things twice: no question pays twice
// in a day, none pays on a day on which its answer was shown before it was solved, and the books agree.
import { dayIn } from '@toron/domain/calendar.ts'
import { questionKey } from '@toron/domain/rewards/ledger.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aServer, noon } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { aTypist, id } from '../../../testing/typist.ts'

const hour = 3_600_000
const question = fc.integer({ min: 1, max: 3 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      question,
      isRight: fc.boolean(),
      /** Few numbers, so that tries come again, later or with another answer. */
      tryNumber: fc.integer({ min: 1, max: 12 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('next' as const), question }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('show' as const), question }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), by: fc.constantFrom(1000, 6000, 9 * hour) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

describe('in any sequence of typed tries', () => {
  eachDatabase((fresh) => {
    test('a question pays once a day at most, never once it was shown, and the books agree', async () => {
      const server = await aServer(await fresh())
      const play = async (steps: readonly Step[]) => {
        const student = await aTypist(server)
        let now = noon
        server.setClock(now)
        const isPaid = new Set<string>()
        const isGivenAway = new Set<string>()
        let balance = 0
        /** What a reply says was earned now, which must be so much more than before. */
        const earn = (key: string, reply: { balance: number }) => {
          const earned = reply.balance - balance
          balance = reply.balance
          if (earned === 0) return
          expect(earned).toBe(10)
          expect(isPaid.has(key)).toBe(false)
          expect(isGivenAway.has(key)).toBe(false)
          isPaid.add(key)
        }
        for (const each of steps) {
          if (each.do === 'wait') {
            now += each.by
            server.setClock(now)
            continue
          }
          const key = questionKey(dayIn(now, 'Asia/Dhaka'), id(each.question))
          if (each.do === 'next') earn(key, await student.next(each.question))
          else if (each.do === 'show') {
            const { questions } = await student.read()
            const isSolved = questions.some((one) => one.questionId === id(each.question) && one.solvedToday)
            await student.show(each.question)
            if (!isSolved) isGivenAway.add(key)
          } else {
            const text = each.isRight ? String(each.question) : '0'
            const sent = Array.from({ length: each.times }, () =>
              student.send(id(each.question), [text], each.tryNumber),
            )
            const replies = (await Promise.all(sent)).flatMap((reply) => reply.solved ?? [])
            for (const solved of replies.toSorted((one, other) => one.balance - other.balance))
              earn(key, solved)
          }
        }
        const entries = await server.database.reader
          .selectFrom('ledgerEntry')
          .select('key')
          .where('studentId', '=', student.studentId)
          .execute()
        expect(entries.map((entry) => entry.key).toSorted()).toEqual([...isPaid].toSorted())
        await student.books()
      }
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), play), {
        numRuns: 25,
      })
    })
  })
})
