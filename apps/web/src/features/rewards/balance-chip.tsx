// The balance in the header. It moves the moment the cached student does; the id is where earned coins fly to.
import { currencyName } from '@toron/domain/product.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useKnownMe } from '../../platform/last-visit.ts'
import { useMe } from '../../platform/session.ts'
import { classes } from '../../ui/classes.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countAt, countDuration } from './count-up.ts'

const number = new Intl.NumberFormat('en')

export function BalanceChip() {
  const { isError } = useMe()
  const { value: me, since } = useKnownMe()
  if (me) return <Balance skizies={me.skizies} isOld={since !== null} />
  if (isError) return <Unknown />
  return <Skeleton className="h-9 w-30 rounded-full" />
}

const linkClass = 'num inline-flex min-h-11 items-center font-[650] no-underline'
const chipClass =
  'inline-flex items-center gap-1.5 rounded-full bg-skizie-wash px-3.5 py-2 text-[15px] leading-none whitespace-nowrap text-skizie-deep'

/** Neither from the server nor from an earlier visit. */
function Unknown() {
  return (
    <Link
      to="/me#skizies-history"
      aria-label={`${currencyName}: your balance did not load`}
      className={linkClass}
    >
      <span className={chipClass}>
        <Keystone />– <span className="md:max-lg:hidden">{currencyName}</span>
      </span>
    </Link>
  )
}

interface BalanceProps {
  readonly skizies: number
  /** Of the last visit, because the server cannot be asked. */
  readonly isOld: boolean
}

function Balance({ skizies, isOld }: BalanceProps) {
  const shown = useCount(skizies)
  const first = useRef(skizies)
  const moved = skizies !== first.current
  return (
    <>
      <Link
        id="balance"
        to="/me#skizies-history"
        aria-label={`${number.format(skizies)} ${currencyName}${isOld ? ' at your last visit' : ''}: see your history`}
        title={isOld ? 'Your balance at your last visit' : undefined}
        className={linkClass}
      >
        <span className={classes(chipClass, isOld && 'outline-1 outline-skizie-deep outline-dashed')}>
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
