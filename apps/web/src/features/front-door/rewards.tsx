// What it brings: how Skizies are earned, and what they are good for.
import { currencyName } from '@toron/domain/product.ts'
import { Keystone } from '../../ui/marks.tsx'

const earned = [
  { amount: '+10', label: 'for a right answer, once a day for each question' },
  { amount: '+50', label: 'for ten right answers in a row' },
  { amount: '+100', label: 'for twenty-five in a row' },
  {
    amount: '+300',
    label: 'for a friend who joins, practises, and confirms their address where we ask for it',
  },
]

const spent = [
  { title: 'Unlock study books', text: 'From 100 Skizies. Yours for good, on every device you sign in on.' },
  {
    title: 'Buy time on the leaderboard',
    text: 'A few minutes more, for a place that is just out of reach.',
  },
  {
    title: 'Twelve badges',
    text: 'From First Steps to Unstoppable: for accuracy, for streaks, for coming back.',
  },
]

export function Rewards() {
  return (
    <section aria-labelledby="rewards" className="bg-skizie-wash py-14 md:py-22">
      <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="rewards" className="text-[32px] md:text-[44px]">
            {currencyName} for what you know
          </h2>
          <dl className="mt-7 flex flex-col gap-3">
            {earned.map(({ amount, label }) => (
              <div
                key={amount}
                className="flex items-center gap-4 rounded-medium border border-line bg-surface px-5 py-3.5"
              >
                <dt className="num inline-flex w-24 shrink-0 items-center gap-2 text-[24px] font-bold text-skizie-deep">
                  <Keystone className="h-5 text-skizie" />
                  {amount}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className="flex flex-col justify-center gap-7">
          {spent.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-[22px]">{title}</h3>
              <p className="mt-1.5 text-[18px] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
