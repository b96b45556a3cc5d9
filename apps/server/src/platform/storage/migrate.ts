// Brings the schema of a database up to date.
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { foundation } from './migrations/0001-foundation.ts'
import { rewards } from './migrations/0002-rewards.ts'
import { maths } from './migrations/0003-maths.ts'
import { limits } from './migrations/0004-limits.ts'
import { leanAnswers } from './migrations/0005-lean-answers.ts'
import { runsInHand } from './migrations/0006-runs-in-hand.ts'
import { positionInOneTrip } from './migrations/0007-position-in-one-trip.ts'
import { linksWithState } from './migrations/0008-links-with-state.ts'
import { boundedRewards } from './migrations/0009-bounded-rewards.ts'
import { names } from './migrations/0010-names.ts'
import { mathsCounts } from './migrations/0011-maths-counts.ts'
import { zoneByHand } from './migrations/0012-zone-by-hand.ts'
import { answerLog } from './migrations/0013-answer-log.ts'
import { tonight } from './migrations/0014-tonight.ts'
import { openAccount } from './migrations/0015-open-account.ts'
import { papers } from './migrations/0016-papers.ts'
import { paperCodes } from './migrations/0017-paper-codes.ts'
import { typedAnswers } from './migrations/0018-typed-answers.ts'
import { remembered } from './migrations/0019-remembered.ts'
import { idsOfSteps } from './migrations/0020-ids-of-steps.ts'
import { placesOfReading } from './migrations/0022-places-of-reading.ts'
import { mathsPapers } from './migrations/0023-maths-papers.ts'
import { expectOurs } from './ours.ts'
import { type Dialect, isWorthAnotherTry, portable } from './portable.ts'
import type { Tables } from './tables.ts'

/** A number that no other user of the same PostgreSQL database is likely to lock. */
const migrationsLock = 7_408_215

/**
 * Runs the migrations that have not run yet, all of them or, when one fails, none; one process at a time. Throws when one
 * fails. @param last the migration to stop after, for tests of what the next ones do to data
 */
export const migrate = async (database: Database, last?: string): Promise<void> => {
  if (database.dialect === 'postgres') {
    await migratePostgres(database, last)
    return
  }
  // SQLite undoes changes of the schema with a transaction as well; Kysely's migrator begins none there.
  await database.writer.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrateOn(connection, 'sqlite', last)
      await sql`commit`.execute(connection)
    } catch (fault) {
      await sql`rollback`.execute(connection)
      throw fault
    }
  })
}

/** How often it is begun when calls that other servers answer meanwhile get in the way. */
const attempts = 5

/** On one connection, lock and all: servers that start together must not wait for each other's, of which a pooler has few. */
const migratePostgres = async ({ writer }: Database, last: string | undefined): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writer.transaction().execute(async (trx) => {
        // It may think for longer than a call may.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
        await sql`select pg_advisory_xact_lock(${migrationsLock})`.execute(trx)
        await migrateOn(trx, 'postgres', last)
      })
    } catch (fault) {
      if (attempt === attempts || !isWorthAnotherTry(fault)) throw fault
    }
  }
}

/**
 * The newest migration that has run on this database while others are still to run; null for one that is up to date, and
 * for a new one.
 */
export const versionToLeave = async ({ reader, dialect }: Database): Promise<string | null> => {
  const migrations = await migratorOf(reader, dialect).getMigrations()
  const done = migrations.filter(({ executedAt }) => executedAt)
  return done.length < migrations.length ? (done.at(-1)?.name ?? null) : null
}

const migrateOn = async (db: Kysely<Tables>, dialect: Dialect, last: string | undefined): Promise<void> => {
  const migrator = migratorOf(db, dialect)
  await expectOurs(db, Object.keys(migrationsOf(dialect)))
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest())
  if (error) throw error
}

const migratorOf = (db: Kysely<Tables>, dialect: Dialect): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrationsOf(dialect) } })

/** By name, in order. */
const migrationsOf = (dialect: Dialect): Record<string, Migration> => {
  const kit = portable[dialect]
  return {
    '0001-foundation': { up: foundation(kit) },
    '0002-rewards': { up: rewards(kit) },
    '0003-maths': { up: maths(kit) },
    '0004-limits': { up: limits(kit) },
    '0005-lean-answers': { up: leanAnswers(kit) },
    '0006-runs-in-hand': { up: runsInHand(kit) },
    '0007-position-in-one-trip': { up: positionInOneTrip(kit) },
    '0008-links-with-state': { up: linksWithState(kit) },
    '0009-bounded-rewards': { up: boundedRewards(kit) },
    '0010-names': { up: names(kit) },
    '0011-maths-counts': { up: mathsCounts(kit) },
    '0012-zone-by-hand': { up: zoneByHand(kit) },
    '0013-answer-log': { up: answerLog(kit) },
    '0014-tonight': { up: tonight(kit) },
    '0015-open-account': { up: openAccount(kit) },
    '0016-papers': { up: papers(kit) },
    '0017-paper-codes': { up: paperCodes(kit) },
    '0018-typed-answers': { up: typedAnswers(kit) },
    '0019-remembered': { up: remembered(kit) },
    '0020-ids-of-steps': { up: idsOfSteps(kit) },
    '0022-places-of-reading': { up: placesOfReading(kit) },
    '0023-maths-papers': { up: mathsPapers(kit) },
  }
}
