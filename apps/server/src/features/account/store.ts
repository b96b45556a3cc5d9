// The student's own row and what it shows of itself (product rule 13.1).
import type { Me } from '@toron/contract/account.ts'
import { avatarAddress, defaultAvatar } from '@toron/domain/avatar.ts'
import { allTime, type Month } from '@toron/domain/calendar.ts'
import { neutralCode, referralCode } from '@toron/domain/referral/code.ts'
import { nothingPaid } from '@toron/domain/rewards/day-limit.ts'
import type { Kysely, Transaction } from 'kysely'
import { SignInRequired } from '../../platform/errors.ts'
import { studentWithLogin } from '../../platform/identity/identity.ts'
import { insertStudent } from '../../platform/storage/students.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { addClock, minutesOf } from '../leaderboard/boards.ts'
import { unlockedPaths } from '../resources/store.ts'

export interface NewStudent {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** What the referral code begins with, where it is not the name. */
  readonly codeFrom?: string
  /** The address of a picture; none: the default one. */
  readonly avatar?: string
  /** On the boards, from the start; such a student's code has no name in it either. */
  readonly isAnonymous?: boolean
  /** The referral code that the sign-up came with. */
  readonly ref?: string | undefined
}

/** A collision means that somebody has the code; the range grows with the attempts, so this ends. */
const mostAttempts = 300

/**
 * Adds the student row of an identity, with every field as product rules 13.1 to 13.4 say for a new user;
 * does nothing where there is one. Returns whether it made one.
 */
export const addStudent = async (
  trx: Transaction<Tables>,
  { id, name, timeZone, codeFrom = name, avatar = defaultAvatar, isAnonymous = false, ref = '' }: NewStudent,
  now: number,
  random: () => number,
): Promise<boolean> => {
  const known = await trx.selectFrom('student').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return false
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const added = await insertStudent(trx, {
      id,
      displayName: name,
      avatar,
      isAnonymous: isAnonymous ? 1 : 0,
      skizies: 0,
      ledgerNumber: 0,
      referrals: 0,
      referralCode: isAnonymous ? neutralCode(attempt, random()) : referralCode(codeFrom, attempt, random()),
      referredBy: '',
      cameWith: ref,
      streak: 0,
      lastLoginDates: '[]',
      wasInactiveFor3Days: 0,
      timeZone,
      createdAt: now,
      questionsAnswered: 0,
      questionsPractised: 0,
      topicsStarted: 0,
      badges: '{}',
      isAdministrator: 0,
      mathsPacedAt: 0,
      isReviewDue: 0,
      ...nothingPaid,
    })
    if (added) {
      await addClock(trx, id)
      return true
    }
  }
  throw new Error('no free referral code was found')
}

/** The user document of a student in this month of the board. Throws SignInRequired when there is none. */
export const loadMe = async (db: Kysely<Tables>, id: string, month: Month): Promise<Me> => {
  const [found, unlockedFiles, times] = await Promise.all([
    studentWithLogin(db, id),
    unlockedPaths(db, id),
    minutesOf(db, id),
  ])
  if (!found) throw new SignInRequired()
  const { student: row, login } = found
  const minutesOn = (name: string) => times.find(({ board }) => board === name) ?? { minutes: 0, spent: 0 }
  return {
    id,
    displayName: row.displayName,
    nameHidden: row.nameHidden === 1,
    avatar: avatarAddress(row.avatar),
    isAnonymous: row.isAnonymous === 1,
    skizies: row.skizies,
    referrals: row.referrals,
    referralCode: row.referralCode,
    referredBy: row.cameWith,
    timeSpent: minutesOn(allTime).spent,
    monthlyTime: minutesOn(month).minutes,
    allTimeTime: minutesOn(allTime).minutes,
    streak: row.streak,
    lastLoginDates: JSON.parse(row.lastLoginDates) as string[],
    wasInactiveFor3Days: row.wasInactiveFor3Days === 1,
    unlockedFiles,
    badgesWon: Object.keys(JSON.parse(row.badges) as object).length,
    timeZone: row.timeZone,
    chosenTimeZone: row.chosenTimeZone,
    isAdministrator: row.isAdministrator === 1,
    ...login,
  }
}
