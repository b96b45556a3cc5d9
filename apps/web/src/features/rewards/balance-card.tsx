// The balance as the headline of the Me screen.
import { formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import { useKnownMe } from '../../platform/last-visit.ts'
import { useMe } from '../../platform/session.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './history/messages.ts'

export function BalanceCard() {
  const { isError } = useMe()
  const { value: me, since } = useKnownMe()
  const unknown = isError ? '–' : <Skeleton className="h-10 w-28" />
  return (
    <div className="rounded-large bg-skizie-wash px-5 py-5 text-skizie-deep md:px-6">
      <p className="mb-1 font-[650]">{currencyName}</p>
      <p className="num flex items-center gap-2.5 text-[40px] font-bold">
        <Keystone className="h-8 w-auto text-skizie" />
        {me ? formatNumber(me.skizies) : unknown}
      </p>
      {since !== null && <p className="mt-1 text-[15px]">{messages.oldBalance}</p>}
    </div>
  )
}
