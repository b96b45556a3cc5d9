// A25: an attacker signs up with the head teacher's address and waits to be made an administrator.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readMe, signUp } from '@toron/contract/account.ts'
import { confirmEmail, requestPasswordReset, resetPassword } from '@toron/contract/credentials.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appoint, findAppointee, whyNotAppointed } from '../features/admin/appoint.ts'
import { aServer } from '../testing/builders.ts'
import { eachDatabase, freshSqlite } from '../testing/each-database.ts'

const head = {
  name: 'Head Teacher',
  email: 'head@school.example',
  password: 'padma bridge at dawn',
  timeZone: 'Asia/Dhaka',
}

const script = join(import.meta.dirname, '../../../../scripts/appoint-administrator.ts')

describe('making an administrator', () => {
  eachDatabase((fresh) => {
    test('A25 an administrator is appointed by a confirmed address, or by the id that the owner reads under Me', async () => {
      const database = await fresh()
      const { client, mailbox } = await aServer(database, undefined)
      const { token, me } = await client.call(signUp, { body: head })
      const found = await findAppointee(database, 'Head@School.example')
      if (!found) throw new Error('the account was not found')
      expect(whyNotAppointed(head.email, found)).toMatch(/^Nobody has confirmed the address head@school/)
      const byId = await findAppointee(database, me.id)
      expect(byId).toEqual(found)
      expect(byId && whyNotAppointed(me.id, byId)).toBeNull()
      await client.call(confirmEmail, { body: { link: await mailbox.takeLink(head.email) } })
      const confirmed = await findAppointee(database, head.email)
      if (!confirmed) throw new Error('the account was not found')
      expect(whyNotAppointed(head.email, confirmed)).toBeNull()
      expect(await appoint(database, confirmed, true)).toBe(true)
      expect((await client.call(readMe, { token })).isAdministrator).toBe(true)
      expect(await findAppointee(database, 'nobody@school.example')).toBeNull()
    })

    test('A25 an appointment does nothing if the account changed hands between the look and the act', async () => {
      const database = await fresh()
      const { client, mailbox } = await aServer(database, undefined)
      const { me } = await client.call(signUp, { body: head })
      await mailbox.take(head.email)
      const found = await findAppointee(database, me.id)
      if (!found) throw new Error('the account was not found')
      await client.call(requestPasswordReset, { body: { email: head.email } })
      const link = await mailbox.takeLink(head.email)
      await client.call(resetPassword, { body: { link, password: 'seven rivers and a boat' } })
      expect(await appoint(database, found, true)).toBe(false)
      expect((await findAppointee(database, me.id))?.isAdministrator).toBe(false)
    })
  })

  test('A25 the command shows whose account it is, and without a terminal acts only with --yes', async () => {
    const { database, close } = await freshSqlite()
    try {
      const { client } = await aServer(database, undefined)
      const { token, me } = await client.call(signUp, { body: head })
      const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.reader)
      const run = (...args: string[]) =>
        spawnSync(process.execPath, [script, ...args], {
          encoding: 'utf8',
          env: { ...process.env, DATABASE_URL: `sqlite:${rows[0]?.file}` },
        })
      const squatted = run(head.email, '--yes')
      expect([squatted.status, squatted.stderr]).toEqual([1, expect.stringMatching(/^Nobody has confirmed/)])
      const unconfirmed = run(me.id)
      expect(unconfirmed.status).toBe(1)
      expect(unconfirmed.stderr).toMatch(/add --yes/)
      for (const detail of [me.id, '"Head Teacher"', head.email, 'NOT confirmed', '2026-11-21']) {
        expect(unconfirmed.stdout).toContain(detail)
      }
      expect((await client.call(readMe, { token })).isAdministrator).toBe(false)
      expect(run(me.id, '--yes').stdout).toMatch(/is an administrator now/)
      expect((await client.call(readMe, { token })).isAdministrator).toBe(true)
      expect(run(head.email, '--remove', '--yes').status).toBe(0)
      expect((await client.call(readMe, { token })).isAdministrator).toBe(false)
      expect(run().stderr).toMatch(/^Name one account/)
    } finally {
      await close()
    }
  }, 60_000)
})
