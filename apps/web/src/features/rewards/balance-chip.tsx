// The balance in the header. It changes with the cached student; earned coins fly to its id.
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useKnownMe } from '../../platform/last-visit.ts'
import { useMe } from '../../platform/session.ts'
import { classes } from '../../ui/classes.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { countAt, countDuration } from './count-up.ts'
import { messages } from './messages.ts'

/** The name of the currency, on wide screens. */
const marks = { wide: (words: string) => <span className="md:max-lg:hidden">{words}</span> }

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

/** Known neither from the server nor from the last visit. */
function Unknown() {
  return (
    <Link to="/me#skizies-history" aria-label={messages.balance.unknownLink} className={linkClass}>
      <span className={chipClass}>
        <Keystone />
        <Words text={messages.balance.unknownChip} marks={marks} />
      </span>
    </Link>
  )
}

interface BalanceProps {
  readonly skizies: number
  /** From the last visit, because the server cannot be reached. */
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
        aria-label={isOld ? messages.balance.oldLink(skizies) : messages.balance.link(skizies)}
        title={isOld ? messages.balance.oldTitle : undefined}
        className={linkClass}
      >
        <span className={classes(chipClass, isOld && 'outline-1 outline-skizie-deep outline-dashed')}>
          <Keystone />
          <Words text={messages.balance.chip(shown)} marks={marks} />
        </span>
      </Link>
      {/* The initial balance is not announced, every later change is. */}
      <span role="status" className="sr-only">
        {moved && messages.balance.changed(skizies)}
      </span>
    </>
  )
}

/** The number counting to `target`; at once with reduced motion. */
const useCount = (target: number): number => {
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
