// Replaces the referral code by one without the student's name (decision 70).
import * as calls from '@toron/contract/referral.ts'
import { neutralCode } from '@toron/domain/referral/code.ts'
import type { Transaction } from 'kysely'
import { handle } from '../../platform/http/http.ts'
import { changeInvited, changeStudent } from '../../platform/storage/students.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'

export const renewCode = handle(calls.renewCode, ({ student: { id }, database, random }) =>
  write(database, id, async (trx, row) => {
    const referralCode = await freeCode(trx, random)
    // Friends who came with the old code are still to be paid for.
    await changeInvited(trx, row.referralCode, { referredBy: referralCode })
    await changeStudent(trx, id, { referralCode })
    return { referralCode }
  }),
)

/** Each taken code widens the range of numbers, so this ends. */
const freeCode = async (trx: Transaction<Tables>, random: () => number): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    const code = neutralCode(attempt, random())
    const taken = await trx
      .selectFrom('student')
      .select('id')
      .where('referralCode', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}
