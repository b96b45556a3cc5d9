// The confirmation before minutes are bought: what they are, what they cost and what is left. A retry after a failure
// is the same purchase, so it is never paid twice.

import { refusals } from '@toron/contract/refusals.ts'
import { formatNumber } from '@toron/domain/format.ts'
import type { TimePack } from '@toron/domain/leaderboard/time-packs.ts'
import { currencyName } from '@toron/domain/product.ts'
import { amounts } from '@toron/domain/rewards/amounts.ts'
import { useState } from 'react'
import { explain } from '../../platform/messages.ts'
import { newRequestId } from '../../platform/request-id.ts'
import { useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { isShortOfSkizies, useBuyTime } from './queries.ts'

const words = messages.buyTime

interface BuyTimeQuestionProps {
  readonly pack: TimePack
  readonly onClose: () => void
  readonly onBought: (pack: TimePack) => void
}

export function BuyTimeQuestion({ pack, onClose, onBought }: BuyTimeQuestionProps) {
  const [requestId] = useState(newRequestId)
  const { data: me } = useMe()
  const buying = useBuyTime(onBought)
  /** The balance when the purchase was first sent: its reply may be lost after it was paid. */
  const [before, setBefore] = useState<number>()
  const balance = before ?? me?.skizies

  if (me && isShortOfSkizies(buying.error))
    return <NotEnough missing={pack.price - me.skizies} onClose={onClose} />
  if (balance === undefined) return <Skeleton className="h-28" />
  if (balance < pack.price) return <NotEnough missing={pack.price - balance} onClose={onClose} />

  function buy() {
    setBefore(balance)
    buying.mutate({ pack, requestId })
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">{words.whatItDoes(pack.name, pack.price)}</p>
      <dl className="mb-5 flex flex-col gap-2.5">
        <Line name={words.price} amount={pack.price} />
        <Line name={words.balance} amount={balance} />
        <Line name={words.balanceAfter} amount={balance - pack.price} isResult />
      </dl>
      {buying.isError && <Alert className="mb-4">{words.failed(explain(buying.error))}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button pending={buying.isPending} onClick={buy}>
          {buying.isError ? words.retry : words.buy(pack.name)}
        </Button>
      </div>
    </>
  )
}

interface LineProps {
  readonly name: string
  readonly amount: number
  readonly isResult?: boolean
}

function Line({ name, amount, isResult = false }: LineProps) {
  return (
    <div
      className={classes(
        'flex items-center justify-between gap-4',
        isResult && 'border-t border-line pt-2.5',
      )}
    >
      <dt className={isResult ? 'font-[650]' : 'text-ink-soft'}>{name}</dt>
      <dd className="num inline-flex items-center gap-1.5 font-bold text-skizie-deep">
        <Keystone />
        {formatNumber(amount)}
        <span className="sr-only"> {currencyName}</span>
      </dd>
    </div>
  )
}

function NotEnough({ missing, onClose }: { missing: number; onClose: () => void }) {
  return (
    <>
      <Alert className="mb-4">
        <p className="font-[650]">{refusals['not-enough-skizies']}</p>
        {missing > 0 && <p>{words.missing(missing)}</p>}
      </Alert>
      <p className="mb-5 text-ink-soft">{words.howToEarn(amounts)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onClose}>
          {words.notNow}
        </Button>
        <ButtonLink to="/dashboard">{words.practise}</ButtonLink>
      </div>
    </>
  )
}
