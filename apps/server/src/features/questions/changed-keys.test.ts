// What a changed key pays: to whom, once, and by any number of servers.
import { readAbout, readNews } from '@toron/contract/questions.ts'
import { readLedger } from '@toron/contract/rewards.ts'
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/storage/database.ts'
import { expectBalancedBooks } from '../../testing/books.ts'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import {
  aBankOf,
  anAdministrator,
  answerAll,
  first,
  flag,
  rule,
  withNewKey,
} from '../../testing/questions.ts'
import type { SignedInStudent } from '../../testing/students.ts'
import { payChangedKeys } from './pay-changed-keys.ts'

const pay = (database: Database, bank = aBankOf(withNewKey), at = noon) =>
  payChangedKeys({ database, bank, log: () => {}, clock: () => at })

const aStudentWho = async (server: TestServer, option: Letter) => {
  const student = await server.aStudent()
  await answerAll(server, student, [option])
  return student
}

/** Adds a page of students like this one, whose ids come before every other. Returns the last of the ids. */
const aPageBefore = async ({ reader, writer }: Database, { id }: SignedInStudent): Promise<string> => {
  const user = await reader.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const student = await reader
    .selectFrom('student')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 500 }, (_, number) => String(number).padStart(14, '0'))
  const at = new Date(noon).toISOString()
  const times = { createdAt: at, updatedAt: at }
  const users = ids.map((each) => ({ ...user, ...times, id: each, email: `${each}@example.com` }))
  await writer.insertInto('user').values(users).execute()
  const students = ids.map((each) => ({ ...student, id: each, referralCode: each }))
  await writer.insertInto('student').values(students).execute()
  return ids.at(-1) ?? ''
}

const entriesOf = async ({ client }: TestServer, token: string) =>
  (await client.call(readLedger, { token })).entries.map(({ reason, amount }) => [reason, amount])

describe('a changed key', () => {
  eachDatabase((fresh) => {
    test('pays those whose first answer is right after all, once, and takes nothing from anybody', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      const wasRight = await aStudentWho(server, 'A')
      const isRight = await aStudentWho(server, 'B')
      const isWrong = await aStudentWho(server, 'C')
      const [one, two] = await Promise.all([pay(database), pay(database)])
      expect(one + two).toBe(1)
      expect(await pay(database, undefined, noon + 2 * day)).toBe(0)
      expect(await entriesOf(server, isRight.token)).toEqual([['changed-key', 10]])
      expect(await entriesOf(server, wasRight.token)).toEqual([['question', 10]])
      expect(await entriesOf(server, isWrong.token)).toEqual([])
      const { news } = await server.client.call(readNews, { token: isRight.token })
      expect(news).toMatchObject([{ questionId: first, version: 2, kind: 'changed-key', amount: 10 }])
      for (const { id } of [wasRight, isRight, isWrong]) await expectBalancedBooks(database, id)
    })

    test('an answer to the new version is paid as any other, and an older bank pays nobody', async () => {
      const database = await fresh()
      const before = await aServer(database, aBankOf())
      await aStudentWho(before, 'B')
      const after = await aServer(database, aBankOf(withNewKey))
      const rafi = await aStudentWho(after, 'B')
      expect(await pay(database, aBankOf())).toBe(0)
      expect(await pay(database)).toBe(1)
      expect(await entriesOf(after, rafi.token)).toEqual([['question', 10]])
    })

    test('a student who answers on an older server during an upgrade is paid by a later pass, within a day', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      expect(await pay(database)).toBe(0)
      await aStudentWho(server, 'B')
      expect(await pay(database, undefined, noon + day - 1)).toBe(1)
      await aStudentWho(server, 'B')
      expect(await pay(database, undefined, noon + day)).toBe(1)
      await aStudentWho(server, 'B')
      expect(await pay(database, undefined, noon + 2 * day)).toBe(0)
    })

    test('a pass that was interrupted goes on where it was', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      const [maliha] = [await aStudentWho(server, 'B')]
      await database.writer
        .insertInto('changedKey')
        .values({ questionId: first, version: 2, firstAt: noon, passAt: noon, after: maliha.id })
        .execute()
      expect(await pay(database)).toBe(0)
      expect(await pay(database)).toBe(1)
    })

    test('the last pass goes on where it was interrupted, too', async () => {
      const database = await fresh()
      await aStudentWho(await aServer(database, aBankOf()), 'B')
      await database.writer
        .insertInto('changedKey')
        .values({ questionId: first, version: 2, firstAt: noon, passAt: noon + day, after: '0' })
        .execute()
      expect(await pay(database, undefined, noon + 2 * day)).toBe(1)
    })

    test('a pass is made for questions whose key has changed, and for no other', async () => {
      const database = await fresh()
      await pay(database)
      const passes = await database.reader
        .selectFrom('changedKey')
        .select(['questionId', 'version'])
        .execute()
      expect(passes).toEqual([{ questionId: first, version: 2 }])
    })

    test('students are paid a page at a time: a server that stops ends with its page, and the next one goes on there', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      const last = await aPageBefore(database, await aStudentWho(server, 'B'))
      const stopping = { database, bank: aBankOf(withNewKey), log: () => {}, clock: () => noon }
      const after = async () =>
        (await database.reader.selectFrom('changedKey').select('after').executeTakeFirst())?.after
      expect(await payChangedKeys({ ...stopping, isStopping: () => true })).toBe(0)
      expect(await after()).toBe(last)
      expect(await pay(database)).toBe(1)
      expect(await after()).toBe('')
    })

    test('a server that does not stop pays every page, and the log says how many answers, if any', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      await aPageBefore(database, await aStudentWho(server, 'B'))
      const lines: string[] = []
      const paying = { database, bank: aBankOf(withNewKey), log: (line: string) => void lines.push(line) }
      expect(await payChangedKeys({ ...paying, clock: () => noon })).toBe(1)
      expect(await payChangedKeys({ ...paying, clock: () => noon + day })).toBe(0)
      expect(lines).toEqual(['1 first answers were paid that are right by a changed key.'])
    })

    test('the change says that a student found it, and never who', async () => {
      const database = await fresh()
      const server = await aServer(database, aBankOf())
      const maliha = await aStudentWho(server, 'B')
      await flag(server, maliha)
      await rule(server, await anAdministrator(server), 0, 'confirm')
      const after = await aServer(database, aBankOf(withNewKey))
      const { token } = await aStudentWho(after, 'B')
      const about = await after.client.call(readAbout, { token, params: { questionId: first } })
      expect(about).toMatchObject({
        version: 2,
        correctAnswer: 'B',
        figures: { met: 1 },
        changes: [{ isFound: true }],
      })
      expect(JSON.stringify(about)).not.toContain(maliha.id)
    })
  })
})
