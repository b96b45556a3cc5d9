// What a finished run brought: celebrated where it brought Skizies, and kindly said where it brought none. No sentence here
// depends on the day on which it is read.
import { currencyName } from '@toron/domain/product.ts'
import { Keystone } from '../../../ui/marks.tsx'

interface RunEarningsProps {
  /** Skizies. */
  readonly earned: number
  /** Right answers whose questions had been paid on the same day already. */
  readonly alreadyPaid: number
}

export function RunEarnings({ earned, alreadyPaid }: RunEarningsProps) {
  return (
    <>
      {earned > 0 ? (
        <p className="num mt-6 inline-flex items-center gap-2 rounded-full bg-skizie-wash px-5 py-3 text-xl font-bold text-skizie-deep">
          <Keystone />+{earned} {currencyName} earned!
        </p>
      ) : (
        <p className="mt-6 max-w-md text-xl font-bold text-balance">
          {alreadyPaid > 0
            ? 'Going over it again is what makes it stick.'
            : 'Every slip has its explanation: open one below and make it yours.'}
        </p>
      )}
      {alreadyPaid > 0 && (
        <p className="mt-3 max-w-md text-ink-soft">
          {alreadyPaid} right {alreadyPaid === 1 ? 'answer' : 'answers'} had already been paid that day, as
          marked below. A question pays once a day, and Retry is always welcome.
        </p>
      )}
    </>
  )
}
