import { afterEach, describe, expect, test, vi } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase, freshSqlite } from '../../testing/each-database.ts'
import { isAdministrator } from '../http/session.ts'
import { transact, write, writeTogether } from './write.ts'

describe('writing', () => {
  eachDatabase((fresh) => {
    test('undoes alone what fails, while its neighbours are kept', async () => {
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

    test('shows nothing of what is not committed to whoever reads', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const student = await aStudent()
      const meanwhile = await write(database, student.id, async (trx) => {
        await trx.updateTable('student').set({ isAdministrator: 1 }).where('id', '=', student.id).execute()
        return isAdministrator(database, student)
      })
      expect(meanwhile).toBe(false)
      expect(await isAdministrator(database, student)).toBe(true)
    })

    test('lets writes of one student see each other, one after the other', async () => {
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

    test('does a work on all items that arrive while others are written, each with its own result', async () => {
      const database = await fresh()
      const seen: (readonly number[])[] = []
      const add = writeTogether(database, async (trx, numbers: readonly number[]) => {
        seen.push(numbers)
        const rows = numbers.map((number) => ({ name: `number ${number}`, value: '' }))
        await trx.insertInto('secret').values(rows).execute()
        return numbers.map((number) => number * 10)
      })
      expect(await Promise.all([1, 2, 3].map(add))).toEqual([10, 20, 30])
      expect(seen).toEqual([[1, 2, 3]])
      const again = await Promise.allSettled([3, 4].map(add))
      expect(again.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(await add(4)).toBe(40)
    })

    test('a balance below zero is refused by the database itself', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const { id } = await aStudent()
      const overdraw = transact(database, (trx) =>
        trx.updateTable('student').set({ skizies: -1 }).where('id', '=', id).execute(),
      )
      await expect(overdraw).rejects.toThrow()
    })

    test('one natural key is entered once per student, by the database itself', async () => {
      const { database, aStudent } = await aServer(await fresh())
      const maliha = await aStudent()
      const arif = await aStudent({ name: 'Arif' })
      const enter = (studentId: string, number: number) =>
        transact(database, (trx) =>
          trx
            .insertInto('ledgerEntry')
            .values({
              studentId,
              number,
              key: 'question:2026-11-21:motion-001',
              amount: 10,
              reason: 'question',
              about: 'motion',
              balanceAfter: 10,
              at: 0,
            })
            .execute(),
        )
      await enter(maliha.id, 1)
      await enter(arif.id, 1)
      await expect(enter(maliha.id, 2)).rejects.toThrow()
    })
  })
})

describe('a shared commit on SQLite', () => {
  const opened: { close: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close()
  })

  /** A database whose disk does what it is told, and the times that the journal was brought to it. */
  const onSlowDisk = async () => {
    const turns: { done: () => void; failed: (fault: Error) => void }[] = []
    const sync = () => new Promise<void>((done, failed) => turns.push({ done, failed }))
    const failed = vi.fn()
    const { database, close } = await freshSqlite({ disk: { sync, failed } })
    opened.push({
      close: () => {
        for (const turn of turns) turn.done()
        return close()
      },
    })
    const settled: string[] = []
    const add = (name: string, fault?: Error) => {
      const written = transact(database, async (trx) => {
        await trx.insertInto('secret').values({ name, value: name }).execute()
        if (fault) throw fault
      })
      written.then(
        () => settled.push(name),
        (thrown: Error) => settled.push(`${name}: ${thrown.message}`),
      )
    }
    const kept = async () =>
      (await database.reader.selectFrom('secret').select('name').orderBy('name').execute())
        .map(({ name }) => name)
        .filter((name) => name !== 'installation')
    return { add, database, turns, settled, kept, failed }
  }

  test('is acknowledged when it is on disk, and the next is worked on meanwhile', async () => {
    const { add, turns, settled, kept } = await onSlowDisk()
    add('first')
    await vi.waitFor(() => expect(turns).toHaveLength(1))
    add('second')
    await vi.waitFor(async () => expect(await kept()).toEqual(['first', 'second']))
    add('third')
    await vi.waitFor(async () => expect(await kept()).toEqual(['first', 'second', 'third']))
    expect(settled).toEqual([])
    turns[0]?.done()
    // What was committed while the disk was busy shares its next turn.
    await vi.waitFor(() => expect(turns).toHaveLength(2))
    expect(settled).toEqual(['first'])
    turns[1]?.done()
    await vi.waitFor(() => expect(settled).toEqual(['first', 'second', 'third']))
    expect(turns).toHaveLength(2)
  })

  test('keeps the neighbours of one that failed after it had written, and leaves nothing of that one', async () => {
    const { add, turns, settled, kept } = await onSlowDisk()
    add('first')
    add('broken', new Error('no'))
    add('second')
    await vi.waitFor(async () => expect(await kept()).toEqual(['first', 'second']))
    while (settled.length < 3) {
      for (const turn of turns) turn.done()
      await new Promise((next) => setImmediate(next))
    }
    expect(settled.sort()).toEqual(['broken: no', 'first', 'second'])
  })

  test('has what very many write together in the same queue as the others, beside one that failed too', async () => {
    const { add, database, turns, kept } = await onSlowDisk()
    const names = writeTogether(database, async (trx, given: readonly string[]) => {
      await trx
        .insertInto('secret')
        .values(given.map((name) => ({ name, value: name })))
        .execute()
      return given
    })
    add('first')
    const together = ['a', 'b'].map(names)
    await vi.waitFor(async () => expect(await kept()).toEqual(['a', 'b', 'first']))
    // The disk is asked for a moment after others can read what was committed.
    await vi.waitFor(() => expect(turns).toHaveLength(1))
    turns[0]?.done()
    expect(await Promise.all(together)).toEqual(['a', 'b'])

    add('broken', new Error('no'))
    const others = ['c', 'd'].map(names)
    const outcomes: string[] = []
    for (const other of others) void other.then((name) => outcomes.push(name))
    await vi.waitFor(() => {
      for (const turn of turns) turn.done()
      expect(outcomes).toEqual(['c', 'd'])
    })
    expect(await kept()).toEqual(['a', 'b', 'c', 'd', 'first'])
  })

  test('is told to nobody when the disk fails, and ends the server', async () => {
    const { add, turns, settled, failed } = await onSlowDisk()
    add('first')
    await vi.waitFor(() => expect(turns).toHaveLength(1))
    add('second')
    turns[0]?.failed(new Error('I/O error'))
    await vi.waitFor(() => expect(settled).toEqual(['first: I/O error', 'second: I/O error']))
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('I/O error'))
  })
})
