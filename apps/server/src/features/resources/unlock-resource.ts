// Sells a resource: the price leaves the balance and the file is unlocked, or neither happens (product rules 7.4 and 7.5).
import * as calls from '@toron/contract/resources.ts'
import { decideSale, unlockKey } from '@toron/domain/rewards/sale.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http/http.ts'
import { write } from '../../platform/storage/write.ts'
import { addEntries } from '../rewards/store.ts'
import { messages } from './messages.ts'
import { addUnlock, isUnlocked, unlockedPaths } from './store.ts'

export const unlockResource = handle(
  calls.unlockResource,
  async ({ body, student, shelf, database, now, refuse }) => {
    const resource = shelf.find(body.path)
    if (!resource) throw new NotFound(messages.noResource)
    const { path, price } = resource
    return write(database, student.id, async (trx, account) => {
      const item = { key: unlockKey(path), reason: 'unlock', about: path, price } as const
      const sale = decideSale(account.skizies, item, await isUnlocked(trx, account.id, path))
      if (!sale.ok) return refuse(sale.refusal)
      if (sale.payment) await addUnlock(trx, account.id, path, now)
      return {
        balance: await addEntries(trx, account, sale.payment ? [sale.payment] : [], now),
        unlockedFiles: await unlockedPaths(trx, account.id),
      }
    })
  },
)
