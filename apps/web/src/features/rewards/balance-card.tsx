// The balance as the headline of the Me screen.
import { currencyName } from '@toron/domain/product.ts'
import { useMe } from '../../platform/session.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function BalanceCard() {
  const { data: me } = useMe()
  return (
    <div className="rounded-large bg-skizie-wash px-5 py-5 text-skizie-deep md:px-6">
      <p className="mb-1 font-[650]">{currencyName}</p>
      <p className="num flex items-center gap-2.5 text-[40px] font-bold">
        <Keystone className="h-8 w-auto text-skizie" />
        {me ? new Intl.NumberFormat('en').format(me.skizies) : <Skeleton className="h-10 w-28" />}
      </p>
    </div>
  )
}
