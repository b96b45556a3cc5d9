// Sells a resource to a student: price off the balance, file unlocked, both or neither (product rules 7.4 and 7.5).
import { unlockResource } from '@toron/contract/resources.ts'
import { decideSale, unlockKey } from '@toron/domain/rewards/sale.ts'
import { NotFound } from '../../platform/errors.ts'
import { handle } from '../../platform/http.ts'
import { write } from '../../platform/storage/write.ts'
import { post } from '../rewards/store.ts'
import { addUnlock, isUnlocked, unlockedPaths } from './store.ts'

export const unlockOne = handle(unlockResource, async ({ body, student, shelf, database, now, refuse }) => {
  const resource = shelf.find(body.path)
  if (!resource) throw new NotFound('There is no such resource.')
  const { path, price } = resource
  return write(database, student.id, async (trx, account) => {
    const wanted = { key: unlockKey(path), reason: 'unlock', about: path, price } as const
    const sale = decideSale(account.skizies, wanted, await isUnlocked(trx, account.id, path))
    if (!sale.ok) return refuse(sale.refusal)
    if (sale.payment) await addUnlock(trx, account.id, path, now)
    return {
      balance: await post(trx, account, sale.payment ? [sale.payment] : [], now),
      unlockedFiles: await unlockedPaths(trx, account.id),
    }
  })
})
