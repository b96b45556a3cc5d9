// Minutes for Skizies: price off the balance, minutes on both boards, both or neither (product rules 8.16 and 8.17, decision 12).
import * as calls from '@toron/contract/leaderboard.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import { timePacks } from '@toron/domain/leaderboard/time-packs.ts'
import { decideSale, timePackKey } from '@toron/domain/rewards/sale.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { writeAlone } from '../../platform/storage/write.ts'
import { addEntries, isPaid } from '../rewards/store.ts'
import { addMinutes, timesIn, timesOf } from './boards.ts'
import { messages } from './messages.ts'

export const buyTime = handle(
  calls.buyTime,
  async ({ params, body, student, database, now, boardTimeZone, refuse }) => {
    const pack = timePacks.find(({ id }) => id === params.packId)
    if (!pack) throw new NotFound(messages.noTimePack)
    const key = timePackKey(pack.id, body.requestId)
    const month = monthIn(now, boardTimeZone)

    return writeAlone(database, student.id, async (trx, account) => {
      const wanted = { key, reason: 'time-pack', about: pack.id, price: pack.price } as const
      const sale = decideSale(account.skizies, wanted, await isPaid(trx, account.id, key))
      if (!sale.ok) return refuse(sale.refusal)
      if (!sale.payment) {
        const kept = await timesOf(trx, account.id, month)
        return { balance: account.skizies, monthlyTime: kept.monthly, allTimeTime: kept.allTime }
      }
      const balance = await addEntries(trx, account, [sale.payment], now)
      const addition = { studentId: account.id, minutes: pack.minutes }
      const { monthly, allTime } = timesIn(await addMinutes(trx, month, [addition], now), month)
      return { balance, monthlyTime: monthly, allTimeTime: allTime }
    })
  },
)
