// An amount of Skizies: the keystone on screen, the word for screen readers.
import { Chip } from '../../ui/card.tsx'
import { Keystone } from '../../ui/marks.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'

export function Amount({ skizies }: { skizies: number }) {
  return (
    <span className="num inline-flex items-center gap-1.5 font-[650]">
      <Keystone />
      <Words
        text={messages.amount(skizies)}
        marks={{ unseen: (words) => <span className="sr-only">{words}</span> }}
      />
    </span>
  )
}

export function PriceChip({ price }: { price: number }) {
  return (
    <Chip tone="skizie">
      <Amount skizies={price} />
    </Chip>
  )
}
