// A time zone that a student chose by hand (decision 75). Empty: days follow the device.
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const zoneByHand =
  ({ text }: Portable) =>
  async (db: Kysely<never>) => {
    await db.schema
      .alterTable('student')
      .addColumn('chosenTimeZone', text, (column) => column.notNull().defaultTo(''))
      .execute()
  }
