// What the questions on screen have earned up to now, in the header. Coins fly to its id.
import { Chip } from '../../../ui/card.tsx'
import { HollowKeystone, Keystone } from '../../../ui/marks.tsx'
import { Words } from '../../../ui/words.tsx'
import { messages } from './messages.ts'

export interface Earnings {
  /** Skizies. */
  readonly earned: number
  /** Right answers whose questions had already been paid on the same day. */
  readonly alreadyPaid: number
}

/** Where all questions had already been paid that day, it says so instead of showing 0. */
export function EarnedChip({ earned, alreadyPaid }: Earnings) {
  if (earned === 0 && alreadyPaid > 0) {
    return (
      <Chip>
        <HollowKeystone />
        {messages.alreadyPaid}
      </Chip>
    )
  }
  return (
    <Chip tone={earned > 0 ? 'skizie' : 'plain'} id="earned-in-run" className="num">
      <Keystone className="h-[0.85em] w-auto md:hidden" />
      <Words
        text={messages.earned(earned)}
        marks={{ wide: (words) => <span className="max-md:sr-only">{words}</span> }}
      />
    </Chip>
  )
}
