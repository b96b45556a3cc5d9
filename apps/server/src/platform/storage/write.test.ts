import { describe, expect, it } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { isAdministrator } from '../session.ts'
import { transact, write } from './write.ts'

describe('writing', () => {
  eachDatabase((fresh) => {
    it('undoes alone what fails, while its neighbours are kept', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const students = await Promise.all(Array.from({ length: 9 }, () => aStudent()))
      const outcomes = await Promise.allSettled(
        students.map(({ id }, index) =>
          write(database, id, async (trx) => {
            await trx.updateTable('student').set({ streak: 7 }).where('id', '=', id).execute()
            if (index % 3 === 0) throw new Error(`no ${index}`)
            return index
          }),
        ),
      )
      expect(outcomes.map((outcome) => outcome.status)).toEqual(
        students.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
      )
      for (const [index, { id }] of students.entries()) {
        const { streak } = await database.reader
          .selectFrom('student')
          .select('streak')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        expect(streak).toBe(index % 3 === 0 ? 0 : 7)
      }
    })

    it('shows nothing of what is not committed to whoever reads', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const student = await aStudent()
      const meanwhile = await write(database, student.id, async (trx) => {
        await trx.updateTable('student').set({ isAdministrator: 1 }).where('id', '=', student.id).execute()
        return isAdministrator(database, student)
      })
      expect(meanwhile).toBe(false)
      expect(await isAdministrator(database, student)).toBe(true)
    })

    it('lets writes of one student see each other, one after the other', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id } = await aStudent()
      const seen = await Promise.all(
        Array.from({ length: 40 }, () =>
          write(database, id, async (trx, student) => {
            await trx
              .updateTable('student')
              .set({ streak: student.streak + 1 })
              .where('id', '=', id)
              .execute()
            return student.streak
          }),
        ),
      )
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index))
    })

    it('a balance below zero is refused by the database itself', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id } = await aStudent()
      const overdraw = transact(database, (trx) =>
        trx.updateTable('student').set({ skizies: -1 }).where('id', '=', id).execute(),
      )
      await expect(overdraw).rejects.toThrow()
    })

    it('one natural key is entered once per student, by the database itself', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const maliha = await aStudent()
      const arif = await aStudent({ name: 'Arif' })
      const enter = (studentId: string, number: number) =>
        transact(database, (trx) =>
          trx
            .insertInto('ledgerEntry')
            .values({
              ...{ studentId, number, key: 'question:2026-11-21:motion-001', amount: 10 },
              ...{ reason: 'question', about: 'motion', balanceAfter: 10, at: 0 },
            })
            .execute(),
        )
      await enter(maliha.id, 1)
      await enter(arif.id, 1)
      await expect(enter(maliha.id, 2)).rejects.toThrow()
    })
  })
})
