// One file of the shelf: its name, then its price and the way to unlock it, or the way to read it.
import type { Resource } from '@toron/contract/resources.ts'
import { currencyName } from '@toron/domain/product.ts'
import { Check, Eye } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PriceChip } from './price.tsx'
import { languageOf } from './shelf.ts'

interface FileRowProps {
  readonly resource: Resource
  /** `shown`: to be looked at only; `waiting`: not known yet whether it is unlocked. */
  readonly state: 'unlocked' | 'locked' | 'waiting' | 'shown'
  readonly onUnlock: () => void
  readonly onView: () => void
}

/** The button that opens a file, to give the focus to. */
export const viewButtonId = (path: string): string => `view-${path.replaceAll(/[^\w-]/g, '-')}`

export function FileRow({ resource, state, onUnlock, onView }: FileRowProps) {
  const { name, type, path, price } = resource
  const lang = languageOf(name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 md:px-5.5">
      <p className="min-w-0 flex-[1_1_13rem] leading-snug">
        <span lang={lang} className="mr-2.5 font-[650]">
          {name}
        </span>
        <span className="inline-block rounded-[6px] bg-sunken px-2 py-0.5 text-[13px] leading-5 font-[650] text-ink-soft">
          {type}
        </span>
      </p>
      <div className="flex min-h-11 items-center gap-3 max-sm:w-full max-sm:justify-between">
        {state === 'unlocked' ? (
          <span className="inline-flex items-center gap-1.5 text-[15px] font-[650] text-(--right)">
            <Check aria-hidden="true" strokeWidth={2.25} className="size-4.5" />
            Unlocked
          </span>
        ) : (
          <PriceChip price={price} />
        )}
        {state === 'waiting' && <Skeleton className="h-11 w-24 rounded-[14px]" />}
        {state === 'locked' && (
          <Button kind="ghost" onClick={onUnlock}>
            Unlock
            <span className="sr-only">
              {' '}
              <span lang={lang}>{name}</span> for {price} {currencyName}
            </span>
          </Button>
        )}
        {state === 'unlocked' && (
          <Button id={viewButtonId(path)} onClick={onView} title="View" className="w-13 px-0!">
            <Eye aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
            <span className="sr-only">
              View <span lang={lang}>{name}</span>
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}
