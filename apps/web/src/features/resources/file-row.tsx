// One file of the shelf: its cover, its name, what is in it, and the way to look inside, unlock or read it.
import type { Resource } from '@toron/contract/resources.ts'
import type { BookFacts } from '@toron/domain/resources/book.ts'
import { BookOpen, Check } from 'lucide-react'
import { Link } from 'react-router'
import { ChoiceSlot } from '../../platform/offline/choice-slot.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/words.tsx'
import { Cover } from './cover.tsx'
import { messages } from './messages.ts'
import { Amount, PriceChip } from './price.tsx'
import { languageOf } from './shelf.ts'

export interface FileRowProps {
  readonly resource: Resource
  /** Undefined while they are loading. */
  readonly facts: BookFacts | undefined
  /** The page at which it was left; undefined: not opened yet. */
  readonly page: number | undefined
  /** `shown`: without a button, for visitors; `waiting`: not known yet whether it is unlocked. */
  readonly state: 'unlocked' | 'locked' | 'waiting' | 'shown'
  readonly onUnlock: () => void
  readonly onView: () => void
}

/** The id of the button that opens a file, to focus it. */
export const viewButtonId = (path: string): string => `view-${path.replaceAll(/[^\w-]/g, '-')}`

/** The id of the link that leads inside. */
export const lookLinkId = (path: string): string => `look-${path.replaceAll(/[^\w-]/g, '-')}`

export function FileRow(props: FileRowProps) {
  const { resource, facts, state } = props
  const { name, path, price } = resource
  const lang = languageOf(name)
  return (
    <li className="flex items-start gap-3.5 border-t border-line px-4 py-4 md:px-5.5">
      <Cover path={path} className="w-21 shrink-0 md:w-24" />
      <div className="flex min-w-0 grow flex-col gap-1 self-stretch">
        <p lang={lang} className="font-display text-[19px] leading-snug font-bold">
          {name}
        </p>
        <p className="min-h-10 text-[15px] leading-snug text-ink-soft">{facts && messages.facts(facts)}</p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1.5">
          {state !== 'unlocked' && (
            <Link
              id={lookLinkId(path)}
              to={`?inside=${encodeURIComponent(path)}`}
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-[15px] font-[650] text-ink no-underline hover:bg-line"
            >
              {messages.look}
              <span className="sr-only">
                <Words
                  text={messages.lookWhat(name)}
                  marks={{ name: (words) => <span lang={lang}>{words}</span> }}
                />
              </span>
            </Link>
          )}
          {(state === 'shown' || state === 'waiting') && (
            <span className="inline-flex min-h-11 items-center">
              <span className="sr-only">{messages.file.type}</span>
              <PriceChip price={price} />
            </span>
          )}
          {state === 'waiting' && <Skeleton className="h-11 w-24 rounded-full!" />}
          <OwnButton {...props} />
        </div>
      </div>
    </li>
  )
}

/** The button of a student: to unlock it, or to read on. */
function OwnButton({ resource, page, state, onUnlock, onView }: FileRowProps) {
  const { name, path, price } = resource
  const marks = { name: (words: string) => <span lang={languageOf(name)}>{words}</span> }
  if (state === 'locked') {
    return (
      <Button
        kind="ghost"
        onClick={onUnlock}
        className="rounded-full! bg-skizie-wash px-4! text-[15px] text-skizie-deep! shadow-none! hover:opacity-85"
      >
        {messages.file.unlock}
        <span className="sr-only">
          <Words text={messages.file.unlockWhat(name, price)} marks={marks} />
        </span>
        <span aria-hidden="true">
          <Amount skizies={price} />
        </span>
      </Button>
    )
  }
  if (state !== 'unlocked') return null
  return (
    <>
      <Chip className="min-h-11 bg-(--right-wash)! text-(--right)!">
        <Check aria-hidden="true" strokeWidth={2.25} className="size-4.5" />
        {page === undefined ? messages.file.yours : messages.file.yoursAt(page)}
      </Chip>
      <ChoiceSlot of="book" what={path} name={name} />
      <Button id={viewButtonId(path)} onClick={onView} className="rounded-full! px-4! text-[15px]">
        <BookOpen aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {messages.file.view}
        <span className="sr-only">
          <Words text={messages.file.viewWhat(name)} marks={marks} />
        </span>
      </Button>
    </>
  )
}
