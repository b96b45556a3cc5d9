// Typed answers in maths (decision 96): how they stand in a topic, and on which day a question was last solved by typing.
import type { Kysely } from 'kysely'
import type { Portable } from '../portable.ts'

export const typedAnswers =
  ({ text, integer }: Portable) =>
  async (db: Kysely<never>) => {
    await db.schema
      .alterTable('progress')
      .addColumn('typed', text, (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('progress')
      .addColumn('typedInARow', integer, (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('mathsRecord')
      .addColumn('solvedOn', text, (column) => column.notNull().defaultTo(''))
      .execute()
  }
