// What a finished run earned: a banner if it earned Skizies, else a kind sentence. No sentence here depends on the day
// on which it is read.
import { EarnedBanner } from '../../frame/end-card.tsx'
import { messages } from './messages.ts'

interface RunEarningsProps {
  /** Skizies. */
  readonly earned: number
  /** Right answers whose questions had already been paid on the same day. */
  readonly alreadyPaid: number
}

export function RunEarnings({ earned, alreadyPaid }: RunEarningsProps) {
  return (
    <>
      {earned > 0 ? (
        <EarnedBanner skizies={earned} className="mt-6" />
      ) : (
        <p className="mt-6 max-w-md text-xl font-bold text-balance">
          {alreadyPaid > 0 ? messages.end.goneOverAgain : messages.end.nothingEarned}
        </p>
      )}
      {alreadyPaid > 0 && (
        <p className="mt-3 max-w-md text-ink-soft">{messages.end.alreadyPaid(alreadyPaid)}</p>
      )}
    </>
  )
}
