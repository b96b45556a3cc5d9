// An amount of Skizies: the keystone for the eye, the word for the ear.
import { currencyName } from '@toron/domain/product.ts'
import { Chip } from '../../ui/card.tsx'
import { Keystone } from '../../ui/marks.tsx'

const number = new Intl.NumberFormat('en')

export function Amount({ skizies }: { skizies: number }) {
  return (
    <span className="num inline-flex items-center gap-1.5 font-[650]">
      <Keystone />
      {number.format(skizies)}
      <span className="sr-only"> {currencyName}</span>
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
