import { checkIn, readMe } from '@toron/contract/account.ts'
import { auditStudents, readNameReports, ruleOnName } from '@toron/contract/admin.ts'
import { readBoard, reportName, setVisibility, tick } from '@toron/contract/leaderboard.ts'
import { editProfile, exportAccount } from '@toron/contract/profile.ts'
import { describe, expect, test } from 'vitest'
import { aServer, day, noon, type TestServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import type { SignedInStudent } from '../../testing/students.ts'

const rude = 'Rude Name'

/** A student of that name with a minute on the boards. */
const onBoard = async (server: TestServer, name: string): Promise<SignedInStudent> => {
  const student = await server.aStudent({ name })
  await server.client.call(tick, { token: student.token })
  return student
}

const anAdministrator = async (server: TestServer): Promise<string> => {
  const { id, token } = await server.aStudent({ name: 'Head teacher' })
  await server.database.writer
    .updateTable('student')
    .set({ isAdministrator: 1 })
    .where('id', '=', id)
    .execute()
  return token
}

const seen = (displayName: string, position = 1) => ({ board: 'monthly' as const, position, displayName })

const namesOn = async ({ client }: TestServer, token: string) => {
  const { rows } = await client.call(readBoard, { token, params: { board: 'monthly' } })
  return rows.map(({ displayName }) => displayName)
}

describe('a name that offends', () => {
  eachDatabase((fresh) => {
    test('A34 is reported once by each student, and the administrator sees the most reported first', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await anAdministrator(server)
      const rudest = await onBoard(server, rude)
      await onBoard(server, 'Rather Rude')
      const [one, other] = [await server.aStudent(), await server.aStudent()]
      for (const reporter of [one, one, other]) {
        const reply = await client.call(reportName, { token: reporter.token, body: seen(rude) })
        expect(reply).toEqual({ reported: true })
      }
      // Near its position is enough: others go on counting minutes.
      await client.call(reportName, { token: one.token, body: seen('Rather Rude', 150) })
      const { names } = await client.call(readNameReports, { token })
      expect(names).toEqual([
        { studentId: rudest.id, displayName: rude, reports: 2, latestAt: noon },
        { studentId: expect.any(String), displayName: 'Rather Rude', reports: 1, latestAt: noon },
      ])
      expect(JSON.stringify(names)).not.toContain(one.id)
    })

    test('A34 is hidden until the student chooses another one, is told why, and cannot have it again', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await anAdministrator(server)
      const student = await onBoard(server, rude)
      const reporter = await server.aStudent()
      await client.call(reportName, { token: reporter.token, body: seen(rude) })
      const ruled = { studentId: student.id, displayName: rude, ruling: 'hidden' as const }
      await client.call(ruleOnName, { token, body: ruled })
      expect(await namesOn(server, reporter.token)).toEqual(['Anonymous User'])
      expect((await client.call(readNameReports, { token })).names).toEqual([])

      const { me } = await client.call(checkIn, { token: student.token, body: { timeZone: 'Asia/Dhaka' } })
      expect(me).toMatchObject({ displayName: rude, nameHidden: true, isAnonymous: false })
      // A mark of one's own choosing brings no name back.
      await client.call(editProfile, { token: student.token, body: { avatar: 'boat' } })
      await client.call(setVisibility, { token: student.token, body: { isAnonymous: false } })
      expect(await namesOn(server, reporter.token)).toEqual(['Anonymous User'])
      for (const displayName of [rude, 'rude  nаme.', 'R.u.d.e Nàme']) {
        const no = await client.refused(editProfile, { token: student.token, body: { displayName } })
        expect(no, displayName).toMatchObject({ status: 409, error: { code: 'name-hidden' } })
      }
      const body = { displayName: 'Kind Name' }
      expect(await client.call(editProfile, { token: student.token, body })).toMatchObject({
        nameHidden: false,
      })
      expect(await namesOn(server, reporter.token)).toEqual(['Kind Name'])
      const back = await client.refused(editProfile, { token: student.token, body: { displayName: rude } })
      expect(back.error.code).toBe('name-hidden')
    })

    test('A34 may be let stand, and is then reported to no effect', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await anAdministrator(server)
      const student = await onBoard(server, 'Dick Cox')
      const reporter = await server.aStudent()
      const report = () => client.call(reportName, { token: reporter.token, body: seen('Dick Cox') })
      await report()
      const body = { studentId: student.id, displayName: 'Dick Cox', ruling: 'kept' as const }
      await client.call(ruleOnName, { token, body })
      await report()
      expect((await client.call(readNameReports, { token })).names).toEqual([])
      expect(await namesOn(server, reporter.token)).toEqual(['Dick Cox'])
    })

    test('A34 is ruled on as it was seen', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const token = await anAdministrator(server)
      const student = await onBoard(server, rude)
      const reporter = await server.aStudent()
      await client.call(reportName, { token: reporter.token, body: seen(rude) })
      await client.call(editProfile, { token: student.token, body: { displayName: 'Kind Name' } })
      expect((await client.call(readNameReports, { token })).names).toEqual([])
      const body = { studentId: student.id, displayName: rude, ruling: 'hidden' as const }
      expect((await client.refused(ruleOnName, { token, body })).error.code).toBe('name-changed')
      const nobody = await client.refused(ruleOnName, { token, body: { ...body, studentId: 'nobody' } })
      expect(nobody.status).toBe(404)
    })

    test('A21 cannot be reported of who is anonymous, whatever one guesses; nor can one’s own', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      const hidden = await onBoard(server, rude)
      await client.call(setVisibility, { token: hidden.token, body: { isAnonymous: true } })
      const { token } = await onBoard(server, 'Maliha')
      const replies: unknown[] = []
      for (const name of [rude, 'Anonymous User', 'Nobody', 'Maliha']) {
        replies.push(await client.refused(reportName, { token, body: seen(name) }))
      }
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect(replies[0]).toMatchObject({ status: 409, error: { code: 'name-not-there' } })
    })

    test('A34 is reported by one student ten times a day at most', async () => {
      const server = await aServer(await fresh())
      const { client } = server
      for (let number = 0; number < 12; number += 1) await onBoard(server, `Rude ${number}`)
      const { token } = await server.aStudent()
      const report = async (number: number) => {
        const payload = seen(`Rude ${number}`)
        const headers = { authorization: `Bearer ${token}` }
        return (await client.app.inject({ method: 'POST', url: reportName.path, headers, payload }))
          .statusCode
      }
      const first = await Promise.all(Array.from({ length: 10 }, (_, number) => report(number)))
      expect(new Set(first)).toEqual(new Set([200]))
      server.setClock(noon + 60_000)
      expect(await report(10)).toBe(409)
      server.setClock(noon + day + 1)
      expect(await report(10)).toBe(200)
    })

    test('A22 is in the export of who reported it and of whose it is, says nothing of the other, and goes with either', async () => {
      const server = await aServer(await fresh())
      const { client, database } = server
      const token = await anAdministrator(server)
      const [first, second] = [await onBoard(server, rude), await onBoard(server, 'Rather Rude')]
      const reporter = await server.aStudent()
      for (const name of [rude, 'Rather Rude']) {
        await client.call(reportName, { token: reporter.token, body: seen(name) })
      }
      const body = { studentId: first.id, displayName: rude, ruling: 'hidden' as const }
      await client.call(ruleOnName, { token, body })
      const theirs = await client.call(exportAccount, { token: first.token })
      expect(theirs.nameRulings).toEqual([{ name: 'rudename', ruling: 'hidden', ruledAt: noon }])
      const own = await client.call(exportAccount, { token: reporter.token })
      expect(own.namesReported).toEqual([{ name: 'ratherrude', reportedAt: noon }])
      for (const [{ id }, others] of [
        [first, [second.id, reporter.id]],
        [reporter, [first.id, second.id]],
      ] as const) {
        const all = JSON.stringify(id === first.id ? theirs : own)
        for (const other of others) expect(all).not.toContain(other)
      }
      for (const { id } of [first, reporter]) {
        await database.writer.deleteFrom('user').where('id', '=', id).execute()
      }
      for (const table of ['nameReport', 'nameRuling'] as const) {
        expect(await database.reader.selectFrom(table).selectAll().execute(), table).toEqual([])
      }
    })

    test('is hidden by the ruling alone: the audit finds what differs, and puts it right', async () => {
      const server = await aServer(await fresh())
      const { client, database } = server
      const token = await anAdministrator(server)
      const { id, token: theirs } = await onBoard(server, rude)
      await client.call(ruleOnName, { token, body: { studentId: id, displayName: rude, ruling: 'hidden' } })
      await database.writer.updateTable('student').set({ nameHidden: 0 }).where('id', '=', id).execute()
      const audit = async (repair: boolean) =>
        (await client.call(auditStudents, { token, body: { repair } })).findings
      expect(await audit(false)).toMatchObject([
        { studentId: id, field: 'nameHidden', is: '0', shouldBe: '1' },
      ])
      await audit(true)
      expect(await audit(false)).toEqual([])
      expect((await client.call(readMe, { token: theirs })).nameHidden).toBe(true)
    })
  })
})
