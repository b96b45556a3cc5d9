// The question before minutes are bought: what they are, what they cost and what is left. Trying again after a failure is the same
// purchase, so it can never be paid twice.
import type { TimePack } from '@toron/domain/leaderboard/time-packs.ts'
import { currencyName } from '@toron/domain/product.ts'
import { joinedReward, practisedReward } from '@toron/domain/referral/reward.ts'
import { questionReward, runBonuses } from '@toron/domain/rewards/ledger.ts'
import { useState } from 'react'
import { explain, refusalMessages } from '../../platform/messages.ts'
import { useMe } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Keystone } from '../../ui/marks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isTooPoor, useBuyTime } from './queries.ts'
import { newRequestId } from './request-id.ts'

const number = new Intl.NumberFormat('en')

interface BuyTimeQuestionProps {
  readonly pack: TimePack
  readonly onClose: () => void
  readonly onBought: (pack: TimePack) => void
}

export function BuyTimeQuestion({ pack, onClose, onBought }: BuyTimeQuestionProps) {
  const [requestId] = useState(newRequestId)
  const { data: me } = useMe()
  const buying = useBuyTime(onBought)
  /** What was there when the purchase was first sent: its answer may get lost after it was paid. */
  const [before, setBefore] = useState<number>()
  const balance = before ?? me?.skizies

  if (me && isTooPoor(buying.error)) return <TooFew missing={pack.price - me.skizies} onClose={onClose} />
  if (balance === undefined) return <Skeleton className="h-28" />
  if (balance < pack.price) return <TooFew missing={pack.price - balance} onClose={onClose} />

  function buy() {
    setBefore(balance)
    buying.mutate({ pack, requestId })
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">
        For {number.format(pack.price)} {currencyName} your time on the monthly board and on the all-time
        board goes up by {pack.name}. Bought time counts for your rank, not as study time.
      </p>
      <dl className="mb-5 flex flex-col gap-2.5">
        <Line name="Price" amount={pack.price} />
        <Line name="Your balance" amount={balance} />
        <Line name="Balance after" amount={balance - pack.price} isResult />
      </dl>
      {buying.isError && (
        <Alert className="mb-4">{explain(buying.error)} You pay only once, however often you try.</Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button pending={buying.isPending} onClick={buy}>
          {buying.isError ? 'Try again' : `Buy ${pack.name}`}
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
        {number.format(amount)}
        <span className="sr-only"> {currencyName}</span>
      </dd>
    </div>
  )
}

function TooFew({ missing, onClose }: { missing: number; onClose: () => void }) {
  return (
    <>
      <Alert className="mb-4">
        <p className="font-[650]">{refusalMessages['not-enough-skizies']}</p>
        {missing > 0 && (
          <p>
            {number.format(missing)} {missing === 1 ? 'is' : 'are'} missing.
          </p>
        )}
      </Alert>
      <p className="mb-5 text-ink-soft">
        A question that you answer correctly pays {questionReward} {currencyName}, once a day. Ten in a row
        pay {runBonuses[10]} more, and a friend who joins through your link pays up to{' '}
        {joinedReward + practisedReward}.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onClose}>
          Not now
        </Button>
        <ButtonLink to="/dashboard">Practise</ButtonLink>
      </div>
    </>
  )
}
