// What Next or a solved question earned: Skizies, shown for two seconds (product rule 6.12) while a coin flies to the balance; or, less
// prominently, why it earned none.
import type { MovedOn } from '@toron/contract/maths.ts'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Keystone } from '../../../ui/marks.tsx'
import { sendCoin } from '../frame/coin.ts'
import { watchOutcomes } from './delivery.ts'
import { messages } from './messages.ts'

/** Milliseconds. */
const shownFor = { paid: 2000, other: 4000 }

interface Toast {
  readonly outcome: MovedOn['outcome']
  readonly earned: number
  /** Distinguishes consecutive toasts. */
  readonly number: number
}

export function EarnToast({ topic }: { topic: string }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const element = useRef<HTMLParagraphElement>(null)

  useEffect(
    () =>
      watchOutcomes((about, { outcome, earned }) => {
        if (about === topic) setToast((last) => ({ outcome, earned, number: (last?.number ?? 0) + 1 }))
      }),
    [topic],
  )
  useEffect(() => {
    if (!toast) return
    const isPaid = toast.outcome === 'paid'
    if (isPaid && element.current) void sendCoin(element.current)
    const timer = setTimeout(() => setToast(null), isPaid ? shownFor.paid : shownFor.other)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    // In the page from the start, so that changes are announced.
    <div
      role="status"
      className="wrap pointer-events-none fixed inset-x-0 top-[calc(56px+10px)] z-30 flex justify-end md:top-[calc(72px+14px)] print:hidden"
    >
      {toast && (
        <p
          ref={element}
          key={toast.number}
          className={classes(
            'rounded-full border px-5 py-2.5 text-center shadow-card motion-safe:animate-[settle_180ms_var(--ease-settle)]',
            toast.outcome === 'paid'
              ? 'num inline-flex items-center gap-2 border-transparent bg-skizie-wash text-xl font-bold text-skizie-deep'
              : 'border-line bg-surface text-[15px] text-ink-soft',
          )}
        >
          {toast.outcome === 'paid' ? (
            <>
              <Keystone />
              {messages.earned(toast.earned)}
            </>
          ) : (
            messages.notPaid[toast.outcome]
          )}
        </p>
      )}
    </div>
  )
}
