// Numbers counted when the page was built (decision 21).
import { formatNumber } from '@toron/domain/format.ts'
import type { FrontDoor } from '../front-door.ts'
import { messages } from './messages.ts'

const words = messages.stats

export function Stats({ counts }: { counts: FrontDoor['counts'] }) {
  const stats = [
    { value: formatNumber(counts.choice), label: words.choice },
    { value: formatNumber(counts.theory), label: words.theory },
    { value: formatNumber(counts.subjects), label: words.subjects },
    { value: words.price, label: words.free, marked: true },
  ]
  return (
    <section aria-label={words.label} data-theme="dark" className="bg-surface py-9 text-ink md:py-13">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
        {stats.map(({ value, label, marked }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[16px] text-ink-soft md:text-[17px]">{label}</dt>
            <dd className={`num text-[36px] font-bold md:text-[44px] ${marked ? 'text-skizie' : ''}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
