// Minutes for Skizies: price off the balance, minutes on both boards, both or neither (product rules 8.16 and 8.17, decision 12).
// Purchases that arrive while others are being written go together into the next transaction, as ticks do: the counts of
// the boards are touched by all of them.
import * as calls from '@toron/contract/leaderboard.ts'
import { monthIn } from '@toron/domain/calendar.ts'
import { type TimePack, timePacks } from '@toron/domain/leaderboard/time-packs.ts'
import { decideSales, type Purchase, type Sale, timePackKey } from '@toron/domain/rewards/sale.ts'
import type { Transaction } from 'kysely'
import { NotFound, SignInRequired } from '../../platform/errors.ts'
import { type Endpoint, handle } from '../../platform/http/http.ts'
import type { Services } from '../../platform/services.ts'
import type { StudentRow, Tables } from '../../platform/storage/tables.ts'
import { lockStudents, writeTogether } from '../../platform/storage/write.ts'
import { addEntries, isPaid } from '../rewards/store.ts'
import { addMinutes, type Times, timesOf } from './boards.ts'
import { messages } from './messages.ts'

interface Order extends Purchase {
  readonly studentId: string
  readonly minutes: number
}

interface Sold {
  readonly sale: Sale<Order>
  /** The student's minutes on both boards after this purchase. */
  readonly times: Times
}

export const buyTime: Endpoint = (app, services) => {
  const sell = writeTogether(services.database, (trx, orders: readonly Order[]) =>
    sellAll(trx, services, orders),
  )
  const call = handle(calls.buyTime, async ({ params, body, student, refuse }) => {
    const pack = timePacks.find(({ id }) => id === params.packId)
    if (!pack) throw new NotFound(messages.noTimePack)
    const sold = await sell(orderOf(student.id, pack, body.requestId))
    if (!sold) throw new SignInRequired()
    const { sale, times } = sold
    if (!sale.ok) return refuse(sale.refusal)
    return { balance: sale.balance, monthlyTime: times.monthly, allTimeTime: times.allTime }
  })
  call(app, services)
}

const orderOf = (studentId: string, pack: TimePack, requestId: string): Order => ({
  studentId,
  key: timePackKey(pack.id, requestId),
  reason: 'time-pack',
  about: pack.id,
  price: pack.price,
  minutes: pack.minutes,
})

/** Returns null for whoever is no student any more. */
const sellAll = async (
  trx: Transaction<Tables>,
  { clock, boardTimeZone }: Pick<Services, 'clock' | 'boardTimeZone'>,
  orders: readonly Order[],
): Promise<(Sold | null)[]> => {
  const now = clock()
  const month = monthIn(now, boardTimeZone)
  const students = await lockStudents(
    trx,
    orders.map(({ studentId }) => studentId),
  )
  const buyers = [...students.values()].map((student) => ({
    student,
    own: orders.filter(({ studentId }) => studentId === student.id),
  }))
  const bought = await Promise.all(
    buyers.map(async ({ student, own }) => ({ student, sales: await charge(trx, student, own, now) })),
  )
  const additions = bought.flatMap(({ student, sales }) => {
    const minutes = minutesIn(sales)
    return minutes > 0 ? [{ studentId: student.id, minutes }] : []
  })
  await addMinutes(trx, month, additions, now)
  const sold = new Map<Order, Sold>()
  await Promise.all(
    bought.map(async ({ student, sales }) => {
      const after = await timesOf(trx, student.id, month)
      for (const [index, sale] of sales.entries()) {
        const later = minutesIn(sales.slice(index + 1))
        const times = { monthly: after.monthly - later, allTime: after.allTime - later }
        sold.set(sale.purchase, { sale, times })
      }
    }),
  )
  return orders.map((order) => sold.get(order) ?? null)
}

/** Takes the price of a student's orders that are no repetitions, as far as the balance goes. */
const charge = async (
  trx: Transaction<Tables>,
  student: StudentRow,
  orders: readonly Order[],
  now: number,
): Promise<readonly Sale<Order>[]> => {
  const isKnown = await Promise.all(orders.map(({ key }) => isPaid(trx, student.id, key)))
  const paid = new Set(orders.filter((_, index) => isKnown[index]).map(({ key }) => key))
  const sales = decideSales(student.skizies, orders, paid)
  const payments = sales.flatMap((sale) => (sale.ok && sale.payment ? [sale.payment] : []))
  await addEntries(trx, student, payments, now)
  return sales
}

const minutesIn = (sales: readonly Sale<Order>[]): number =>
  sales.reduce((sum, sale) => (sale.ok && sale.payment ? sum + sale.purchase.minutes : sum), 0)
