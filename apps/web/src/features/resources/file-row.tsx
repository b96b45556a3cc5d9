// One file of the shelf: its name, its price, and the button to unlock or read it.
import type { Resource } from '@toron/contract/resources.ts'
import { Check, Eye } from 'lucide-react'
import { ChoiceSlot } from '../../platform/offline/choice-slot.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'
import { PriceChip } from './price.tsx'
import { languageOf } from './shelf.ts'

interface FileRowProps {
  readonly resource: Resource
  /** `shown`: without a button, for visitors; `waiting`: not known yet whether it is unlocked. */
  readonly state: 'unlocked' | 'locked' | 'waiting' | 'shown'
  readonly onUnlock: () => void
  readonly onView: () => void
}

/** The id of the button that opens a file, to focus it. */
export const viewButtonId = (path: string): string => `view-${path.replaceAll(/[^\w-]/g, '-')}`

export function FileRow({ resource, state, onUnlock, onView }: FileRowProps) {
  const { name, type, path, price } = resource
  const lang = languageOf(name)
  const marks = { name: (words: string) => <span lang={lang}>{words}</span> }
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
            {messages.file.unlocked}
          </span>
        ) : (
          <PriceChip price={price} />
        )}
        {state === 'waiting' && <Skeleton className="h-11 w-24 rounded-[14px]" />}
        {state === 'locked' && (
          <Button kind="ghost" onClick={onUnlock}>
            {messages.file.unlock}
            <span className="sr-only">
              <Words text={messages.file.unlockWhat(name, price)} marks={marks} />
            </span>
          </Button>
        )}
        {state === 'unlocked' && <ChoiceSlot of="book" what={path} name={name} />}
        {state === 'unlocked' && (
          <Button id={viewButtonId(path)} onClick={onView} title={messages.file.view} className="w-13 px-0!">
            <Eye aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
            <span className="sr-only">
              <Words text={messages.file.viewWhat(name)} marks={marks} />
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}
