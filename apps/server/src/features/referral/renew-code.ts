// A new referral code for whoever wants one without their name in it (decision 70).
import { renewCode } from '@toron/contract/referral.ts'
import { neutralCode } from '@toron/domain/referral/code.ts'
import type { Transaction } from 'kysely'
import { handle } from '../../platform/http.ts'
import type { Tables } from '../../platform/storage/tables.ts'
import { write } from '../../platform/storage/write.ts'

export const renewOwnCode = handle(renewCode, ({ student: { id }, database, random }) =>
  write(database, id, async (trx, row) => {
    const referralCode = await freeCode(trx, random)
    // Friends who came with the old code are still to be paid for.
    await trx
      .updateTable('student')
      .set({ referredBy: referralCode })
      .where('referredBy', '=', row.referralCode)
      .execute()
    await trx.updateTable('student').set({ referralCode }).where('id', '=', id).execute()
    return { referralCode }
  }),
)

/** Taken codes make the range of numbers grow, so this ends. */
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
