// The keys of a field, and above them what is read of its text. On a phone it sticks to the bottom edge while the question is
// read, in the place of a keyboard; beside a hardware keyboard it has only what that lacks.
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { classes } from '../../../../../ui/classes.ts'
import { messages } from '../messages.ts'
import { printedName } from '../printed-name.ts'
import { KeyLabel, lookOf } from './key-label.tsx'
import { columns, type Key, type Keypad as Keys } from './keys.ts'

interface KeypadProps {
  readonly ref: Ref<HTMLDivElement>
  readonly keys: Keys
  readonly isChecking: boolean
  /** What is read of the text. */
  readonly children: ReactNode
  readonly onKey: (key: Key) => void
  /** Absent: nothing is marked here. */
  readonly onCheck: (() => void) | undefined
  readonly onHide: () => void
}

export function Keypad({ ref, keys, isChecking, children, onKey, onCheck, onHide }: KeypadProps) {
  const [isMore, setMore] = useState(false)
  const press = (key: Key) => {
    setMore(key.does === 'more' && !isMore)
    if (key.does !== 'more') onKey(key)
  }
  const top = isMore ? keys.more : keys.top
  return (
    <div
      ref={ref}
      data-keypad=""
      onPointerDown={keepFocus}
      className={
        'sticky bottom-0 z-30 -mx-4 mt-4 border-t border-line bg-paper px-1.5 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom,0px))] ' +
        'shadow-[0_-8px_24px_-16px_rgba(28,34,51,.35)] motion-safe:animate-[rise_160ms_var(--ease-settle)] md:bottom-3 md:mx-0 md:rounded-large md:border md:p-3 print:hidden'
      }
    >
      <div className="mb-1.5 flex items-center gap-1.5 pl-2.5">
        <div className="min-w-0 grow">{children}</div>
        <button
          type="button"
          aria-label={messages.hide}
          onClick={onHide}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
        </button>
        {onCheck && (
          <Button onClick={onCheck} pending={isChecking} className="shrink-0 px-5 py-2.5">
            {messages.check}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields */}
      <div
        role="group"
        aria-label={messages.keypad}
        onKeyDown={walkKeys}
        className="mx-auto flex max-w-130 flex-col gap-1.5 md:pointer-fine:max-w-none md:pointer-fine:flex-row md:pointer-fine:flex-wrap"
      >
        {top.length > 0 && <KeyRows keys={top} isMore={isMore} onPress={press} />}
        <KeyRows keys={keys.rows} isMore={isMore} onPress={press} />
      </div>
      <p className="mt-2 hidden px-1 text-[15px] text-ink-soft md:pointer-fine:block">{messages.keyboard}</p>
    </div>
  )
}

interface KeyRowsProps {
  readonly keys: readonly Key[]
  readonly isMore: boolean
  readonly onPress: (key: Key) => void
}

function KeyRows({ keys, isMore, onPress }: KeyRowsProps) {
  const width = Math.min(keys.length, columns)
  return (
    <div
      className="grid gap-1.5 md:pointer-fine:flex md:pointer-fine:flex-wrap"
      style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
    >
      {keys.map((key) => (
        <button
          key={key.id}
          type="button"
          // One stop of the Tab key: the arrows lead on.
          tabIndex={key.does === 'more' ? 0 : -1}
          aria-label={printedName(messages.key(key.id))}
          aria-expanded={key.does === 'more' ? isMore : undefined}
          onClick={() => onPress(key)}
          className={classes(
            'num inline-flex h-11 min-w-0 items-center justify-center rounded-small text-[19px] leading-none font-[650] select-none',
            'touch-manipulation shadow-[inset_0_0_0_1px_var(--line),0_1px_0_var(--line)] active:translate-y-px active:bg-line md:pointer-fine:min-w-12 md:pointer-fine:px-3',
            lookOf(key),
            key.onKeyboard && 'md:pointer-fine:hidden',
          )}
        >
          <KeyLabel pressed={key} />
        </button>
      ))}
    </div>
  )
}

/** The field keeps the focus and its caret while keys are tapped. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

const walkKeys = (event: KeyboardEvent<HTMLDivElement>) => {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const keys = [...event.currentTarget.querySelectorAll('button')].filter((key) => key.offsetParent !== null)
  const here = keys.indexOf(document.activeElement as HTMLButtonElement)
  keys[(here + by + keys.length) % keys.length]?.focus()
}
