// What Next brought: Skizies, announced for two seconds (product rule 6.12) while a coin flies to the balance; or, more
// quietly, why it brought none.
import { currencyName } from '@toron/domain/product.ts'
import { mostPerDay } from '@toron/domain/rewards/day-limit.ts'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Keystone } from '../../../ui/marks.tsx'
import { flyCoin } from '../run/celebration.ts'
import { type Outcome, watchOutcomes } from './delivery.ts'

const number = new Intl.NumberFormat('en')

const words: Readonly<Record<Exclude<Outcome['outcome'], 'paid'>, string>> = {
  'already-paid-today': 'Already paid today',
  'answer-shown': `The answer was shown: no ${currencyName} today`,
  'limit-reached': `Answers bring ${number.format(mostPerDay)} ${currencyName} a day, and you have them all. More tomorrow`,
  'too-fast': `That was very quick: no ${currencyName} this time`,
}

/** Milliseconds. */
const shownFor = { paid: 2000, other: 4000 }

interface News {
  readonly outcome: Outcome['outcome']
  readonly earned: number
  /** Tells one from the next. */
  readonly number: number
}

export function EarnToast({ topic }: { topic: string }) {
  const [news, setNews] = useState<News | null>(null)
  const toast = useRef<HTMLParagraphElement>(null)

  useEffect(
    () =>
      watchOutcomes((about, { outcome, earned }) => {
        if (about === topic) setNews((last) => ({ outcome, earned, number: (last?.number ?? 0) + 1 }))
      }),
    [topic],
  )
  useEffect(() => {
    if (!news) return
    const isPaid = news.outcome === 'paid'
    if (isPaid && toast.current) flyCoin(toast.current, [document.getElementById('balance')])
    const timer = setTimeout(() => setNews(null), isPaid ? shownFor.paid : shownFor.other)
    return () => clearTimeout(timer)
  }, [news])

  return (
    // In the page from the start, so that whatever comes into it is spoken.
    <div
      role="status"
      className="wrap pointer-events-none fixed inset-x-0 top-[calc(56px+10px)] z-30 flex justify-end md:top-[calc(72px+14px)] print:hidden"
    >
      {news && (
        <p
          ref={toast}
          key={news.number}
          className={classes(
            'rounded-full border px-5 py-2.5 text-center shadow-card motion-safe:animate-[settle_180ms_var(--ease-settle)]',
            news.outcome === 'paid'
              ? 'num inline-flex items-center gap-2 border-transparent bg-skizie-wash text-xl font-bold text-skizie-deep'
              : 'border-line bg-surface text-[15px] text-ink-soft',
          )}
        >
          {news.outcome === 'paid' ? (
            <>
              <Keystone />+{news.earned} {currencyName}
            </>
          ) : (
            words[news.outcome]
          )}
        </p>
      )}
    </div>
  )
}
