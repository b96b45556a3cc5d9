// Spending Skizies: a price is paid whole or not at all, and the same purchase once.
import type { Payment } from './ledger.ts'

export interface Purchase {
  /** The natural key of the purchase: the same key again is the same purchase. */
  readonly key: string
  readonly reason: 'unlock' | 'time-pack'
  readonly about: string
  /** Skizies, a whole number above 0. */
  readonly price: number
}

export type SaleDecision =
  | { readonly ok: true; readonly payment: Payment | null }
  | { readonly ok: false; readonly refusal: 'not-enough-skizies' }

/** @param isPaid whether the ledger has the key: then the purchase stands and costs nothing more */
export const decideSale = (
  balance: number,
  { key, reason, about, price }: Purchase,
  isPaid: boolean,
): SaleDecision => {
  if (isPaid) return { ok: true, payment: null }
  if (balance < price) return { ok: false, refusal: 'not-enough-skizies' }
  return { ok: true, payment: { key, reason, about, amount: -price } }
}

/** A purchase, what was decided of it, and the balance after it. */
export type Sale<P extends Purchase = Purchase> = SaleDecision & {
  readonly purchase: P
  readonly balance: number
}

/**
 * Purchases of one student, one after the other.
 * @param balance before the first @param paid the keys of those that the ledger has already
 */
export const decideSales = <P extends Purchase>(
  balance: number,
  purchases: readonly P[],
  paid: ReadonlySet<string>,
): readonly Sale<P>[] => {
  const known = new Set(paid)
  let left = balance
  return purchases.map((purchase) => {
    const decision = decideSale(left, purchase, known.has(purchase.key))
    if (decision.ok && decision.payment) {
      left += decision.payment.amount
      known.add(purchase.key)
    }
    return { ...decision, purchase, balance: left }
  })
}

/** A resource is bought once and kept. */
export const unlockKey = (path: string): string => `unlock:${path}`

/** Minutes can be bought again and again; the browser's request id tells a repeated request from a new purchase. */
export const timePackKey = (packId: string, requestId: string): string => `time-pack:${packId}:${requestId}`
