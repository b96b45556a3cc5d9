// Everything there is, one card a feature, with its numbers: counted ones from the build, rewards from the rules.

import { frontDoor } from 'virtual:front-door'
import { currencyName } from '@toron/domain/product.ts'
import { joinedReward, practisedAt, practisedReward } from '@toron/domain/referral/reward.ts'
import { badgeIds } from '@toron/domain/rewards/badges.ts'
import { questionReward, runBonuses } from '@toron/domain/rewards/ledger.ts'
import { Award, BookOpen, ChartNoAxesColumn, Flame, FlaskConical, Gem, Pi, UserPlus } from 'lucide-react'
import { type Feature, FeatureCard } from './feature-card.tsx'

const number = new Intl.NumberFormat('en')
const { counts, subjects } = frontDoor

/** Topics of the subjects with these keys. */
const topicsOf = (...keys: readonly string[]): number =>
  subjects.filter(({ key }) => keys.includes(key)).reduce((sum, { topics }) => sum + topics, 0)

const features: readonly Feature[] = [
  {
    icon: FlaskConical,
    subject: 'physics',
    title: 'Science',
    text: `${number.format(counts.choice)} multiple-choice questions in ${topicsOf('physics', 'biology', 'chemistry')} topics of physics, biology and chemistry. Every answer comes with its explanation.`,
  },
  {
    icon: Pi,
    subject: 'general_mathematics',
    title: 'Maths',
    text: `${number.format(counts.theory)} questions in ${topicsOf('general_mathematics', 'additional_mathematics')} topics of General and Additional Mathematics, each with a worked answer and its marks.`,
  },
  {
    icon: BookOpen,
    subject: 'chemistry',
    title: 'Resources',
    text: `${counts.resources} study books for English, Bangladesh Studies, Economics and Bangla, unlocked with ${currencyName} and yours for good.`,
  },
  {
    icon: Gem,
    title: currencyName,
    text: `${questionReward} for a right answer, ${runBonuses[10]} more at ten in a row and ${runBonuses[25]} more at twenty-five. They buy study books and time on the leaderboard.`,
  },
  {
    icon: Award,
    subject: 'additional_mathematics',
    title: 'Badges',
    text: `${badgeIds.length} to win, from common to legendary: for accuracy, for persistence, and for coming back after a break.`,
  },
  {
    icon: Flame,
    subject: 'biology',
    title: 'Streaks',
    text: 'A day counts when you come by. Your streak grows with every day in a row, by the calendar where you live.',
  },
  {
    icon: ChartNoAxesColumn,
    subject: 'physics',
    title: 'Leaderboard',
    text: 'Ranks by minutes practised, each month anew and of all time. Whether it shows your name is up to you.',
  },
  {
    icon: UserPlus,
    title: 'Invite a friend',
    text: `Share your link: ${joinedReward} ${currencyName} when a friend joins, and ${practisedReward} more when they have answered ${practisedAt} questions and confirmed their address where we ask for it.`,
  },
]

export function WhatThereIs() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-[28px] md:text-[34px]">
        What is inside
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  )
}
