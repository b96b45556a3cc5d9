// The balance in the header. It moves the moment the cached student does; the id is where earned coins fly to.
import { currencyName } from '@toron/domain/product.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../platform/session.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countAt, countDuration } from './count-up.ts'

const number = new Intl.NumberFormat('en')

export function BalanceChip() {
  const { data: me } = useMe()
  if (!me) return <Skeleton className="h-9 w-30 rounded-full" />
  return <Balance skizies={me.skizies} />
}

function Balance({ skizies }: { skizies: number }) {
  const shown = useCount(skizies)
  const first = useRef(skizies)
  const moved = skizies !== first.current
  return (
    <>
      <Link
        id="balance"
        to="/me#skizies-history"
        aria-label={`${number.format(skizies)} ${currencyName}: see your history`}
        className="num inline-flex min-h-11 items-center font-[650] no-underline"
      >
        <span className="inline-flex items-center gap-1.5 rounded-full bg-skizie-wash px-3.5 py-2 text-[15px] leading-none whitespace-nowrap text-skizie-deep">
          <Keystone />
          {number.format(shown)} <span className="md:max-lg:hidden">{currencyName}</span>
        </span>
      </Link>
      {/* Silent for the balance one arrives with, spoken for every change after it. */}
      <span role="status" className="sr-only">
        {moved && `Balance: ${number.format(skizies)} ${currencyName}`}
      </span>
    </>
  )
}

/** The number on its way to `target`; there at once for whoever asked for less motion. */
function useCount(target: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)

  useEffect(() => {
    const start = from.current
    from.current = target
    if (start === target) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(target)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      setShown(countAt(start, target, now - began))
      if (now - began < countDuration) frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShown(target)
    }
  }, [target])

  return shown
}
