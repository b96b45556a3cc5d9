// The books after a storm: ticks, purchases, answers, sign-ups by invitation and check-ins of the same students, all at
// once. Whatever order the database chooses, every call is answered and the audit finds nothing. Then seeded histories, whose
// every reply must be what a simple model returns; `npm run faults F6` plays ten thousand of them.

import { checkIn, readMe, signUp } from '@toron/contract/account.ts'
import { auditBoards, auditStudents } from '@toron/contract/admin.ts'
import { confirmEmail } from '@toron/contract/credentials.ts'
import { buyTime, tick } from '@toron/contract/leaderboard.ts'
import { unlockResource } from '@toron/contract/resources.ts'
import { describe, expect, test } from 'vitest'
import { aServer, noon } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { playClass } from '../../testing/histories.ts'
import { practise } from '../../testing/practise.ts'

const minute = 60_000

describe('everything at once', () => {
  eachDatabase((fresh, dialect) => {
    test('calls of many students at once leave sound books', async () => {
      const server = await aServer(await fresh())
      const { client, aStudent } = server
      const students = await Promise.all(Array.from({ length: 6 }, () => aStudent()))
      const codes = await Promise.all(
        students.map(async ({ token }) => (await client.call(readMe, { token })).referralCode),
      )
      const friends = await Promise.all(
        codes.map((ref, index) =>
          client.call(signUp, {
            body: {
              name: 'Arif',
              email: `arif-${index}@example.com`,
              password: 'boats on the Padma',
              timeZone: 'Asia/Dhaka',
              ref,
            },
          }),
        ),
      )
      const tokens = [...students, ...friends].map(({ token }) => token)
      const confirm = async (email: string) => {
        const link = await server.mailbox.takeLink(email)
        await client.call(confirmEmail, { body: { link } })
      }
      await Promise.all([
        // Twenty right answers: enough for a resource and three packs.
        ...tokens.map((token) => practise(server, token, [1, 20], 'A')),
        ...friends.map(({ me }) => confirm(me.email)),
      ])

      for (let round = 0; round < 3; round += 1) {
        server.setClock(noon + round * minute)
        const storm = tokens.flatMap((token) => [
          client.app.inject(postOf(tick.path, token)),
          client.app.inject(postOf(tick.path, token)),
          client.app.inject(
            postOf(buyTime.path.replace(':packId', '10-minutes'), token, { requestId: crypto.randomUUID() }),
          ),
          client.app.inject(postOf(unlockResource.path, token, { path: 'english/grammar.pdf' })),
          client.app.inject(postOf(checkIn.path, token, { timeZone: 'Asia/Kathmandu' })),
        ])
        const statuses = (await Promise.all(storm)).map(({ statusCode }) => statusCode)
        expect(statuses.filter((status) => status !== 200)).toEqual([])
      }

      const [{ id = '', token = '' } = {}] = students
      await server.database.writer
        .updateTable('student')
        .set({ isAdministrator: 1 })
        .where('id', '=', id)
        .execute()
      const body = { repair: false }
      expect(await client.call(auditStudents, { token, body })).toEqual({
        checked: 12,
        findings: [],
        next: null,
      })
      expect((await client.call(auditBoards, { token, body })).findings).toEqual([])
      // 20 answers and a run of ten, two payments for a friend, three packs and a file.
      expect((await client.call(readMe, { token })).skizies).toBe(250 + 300 - 150 - 100)
    })

    test('requests sent at once get the replies that they would get one after the other, in seeded histories', async () => {
      const server = await aServer(await fresh())
      const classes = dialect === 'sqlite' ? 4 : 2
      for (let seed = 1; seed <= classes; seed += 1) {
        expect(await playClass(server, seed)).toBeGreaterThan(300)
      }
    })
  })
})

const postOf = (url: string, token: string, payload?: object) => ({
  method: 'POST' as const,
  url,
  headers: { authorization: `Bearer ${token}` },
  ...(payload && { payload }),
})
