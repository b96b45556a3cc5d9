// Numbers that were counted when this page was built (decision 21).
import type { FrontDoor } from './front-door.ts'

const number = new Intl.NumberFormat('en')

export function Stats({ counts }: { counts: FrontDoor['counts'] }) {
  const stats = [
    { value: number.format(counts.choice), label: 'multiple-choice questions' },
    { value: number.format(counts.theory), label: 'theory questions' },
    { value: number.format(counts.subjects), label: 'subjects' },
    { value: 'Tk 0', label: 'free, for good', marked: true },
  ]
  return (
    <section aria-label="Stats" data-theme="dark" className="bg-surface py-9 text-ink md:py-13">
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
