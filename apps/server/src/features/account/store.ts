// The student's own row and what it shows of itself (specification §3).
import type { Me } from '@toron/contract/account.ts'
import { referralCode } from '@toron/domain/referral/code.ts'
import type { Kysely, Transaction } from 'kysely'
import { SignInRequired } from '../../platform/errors.ts'
import type { Tables } from '../../platform/storage/tables.ts'

export interface NewStudent {
  readonly id: string
  readonly name: string
  readonly timeZone: string
}

/** A collision means that somebody has the code; the range grows with the attempts, so this ends. */
const mostAttempts = 300

/**
 * Gives an identity its student row, with every field as specification §3 and §9 say for a new user;
 * does nothing where there is one.
 */
export const addStudent = async (
  trx: Transaction<Tables>,
  { id, name, timeZone }: NewStudent,
  now: number,
  random: () => number,
): Promise<void> => {
  const known = await trx.selectFrom('student').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const added = await trx
      .insertInto('student')
      .values({
        id,
        revision: 0,
        displayName: name,
        avatar: '',
        isAnonymous: 0,
        skizies: 0,
        ledgerNumber: 0,
        referrals: 0,
        referralCode: referralCode(name, attempt, random()),
        referredBy: '',
        timeSpent: 0,
        monthlyTime: 0,
        allTimeTime: 0,
        streak: 0,
        lastLoginDates: '[]',
        wasInactiveFor3Days: 0,
        timeZone,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return
  }
  throw new Error('no free referral code was found')
}

/** Remembers the zone that the student's calendar days are counted in. */
export const setTimeZone = async (trx: Transaction<Tables>, id: string, timeZone: string): Promise<void> => {
  await trx
    .updateTable('student')
    .set({ timeZone })
    .where('id', '=', id)
    .where('timeZone', '!=', timeZone)
    .execute()
}

/** The user document of a student. Throws SignInRequired when there is none. */
export const loadMe = async (db: Kysely<Tables>, id: string): Promise<Me> => {
  const row = await db
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.id')
    .selectAll('student')
    .select('user.email')
    .where('student.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new SignInRequired()
  const unlocks = await db
    .selectFrom('unlock')
    .select('path')
    .where('studentId', '=', id)
    .orderBy('path')
    .execute()
  return {
    displayName: row.displayName,
    email: row.email,
    avatar: row.avatar,
    isAnonymous: row.isAnonymous === 1,
    skizies: row.skizies,
    referrals: row.referrals,
    referralCode: row.referralCode,
    referredBy: row.referredBy,
    timeSpent: row.timeSpent,
    monthlyTime: row.monthlyTime,
    allTimeTime: row.allTimeTime,
    streak: row.streak,
    lastLoginDates: JSON.parse(row.lastLoginDates) as string[],
    wasInactiveFor3Days: row.wasInactiveFor3Days === 1,
    unlockedFiles: unlocks.map((unlock) => unlock.path),
  }
}
