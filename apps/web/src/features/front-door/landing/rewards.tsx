// How Skizies are earned, and what they buy.
import { amounts } from '@toron/domain/rewards/amounts.ts'
import { Keystone } from '../../../ui/marks.tsx'
import type { FrontDoor } from '../front-door.ts'
import { messages } from './messages.ts'

const words = messages.rewards
const { question, shortRun, longRun, friend } = amounts

const earned = [
  { reward: question, label: words.question },
  { reward: shortRun.reward, label: words.shortRun(shortRun.inARow) },
  { reward: longRun.reward, label: words.longRun(longRun.inARow) },
  { reward: friend.inAll, label: words.friend },
]

export function Rewards({ counts }: { counts: FrontDoor['counts'] }) {
  const spent = [words.books(counts.cheapestResource), words.time, words.badges(counts.badges)]
  return (
    <section aria-labelledby="rewards" className="bg-skizie-wash py-14 md:py-22">
      <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="rewards" className="text-[32px] md:text-[44px]">
            {words.title}
          </h2>
          <dl className="mt-7 flex flex-col gap-3">
            {earned.map(({ reward, label }) => (
              <div
                key={label}
                className="flex items-center gap-4 rounded-medium border border-line bg-surface px-5 py-3.5"
              >
                <dt className="num inline-flex w-24 shrink-0 items-center gap-2 text-[24px] font-bold text-skizie-deep">
                  <Keystone className="h-5 text-skizie" />
                  {words.amount(reward)}
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
