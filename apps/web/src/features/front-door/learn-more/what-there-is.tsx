// All features, one card each. The build counts the numbers; the amounts are the domain's.

import { frontDoor } from 'virtual:front-door'
import { practisedAt } from '@toron/domain/referral/reward.ts'
import { amounts } from '@toron/domain/rewards/amounts.ts'
import {
  Award,
  BookOpen,
  ChartNoAxesColumn,
  Flame,
  FlaskConical,
  Gem,
  Moon,
  Pi,
  UserPlus,
} from 'lucide-react'
import { type Feature, FeatureCard } from '../feature-card.tsx'
import { messages } from './messages.ts'

const words = messages.features
const { counts, subjects } = frontDoor

/** The number of topics of the subjects with these keys. */
const topicsOf = (...keys: readonly string[]): number =>
  subjects.filter(({ key }) => keys.includes(key)).reduce((sum, { topics }) => sum + topics, 0)

const inScience = topicsOf('physics', 'biology', 'chemistry')
const inMaths = topicsOf('general_mathematics', 'additional_mathematics')

const features: readonly Feature[] = [
  { icon: FlaskConical, subject: 'physics', ...words.science(counts.choice, inScience) },
  { icon: Pi, subject: 'general_mathematics', ...words.maths(counts.theory, inMaths) },
  { icon: Moon, ...words.tonight },
  { icon: BookOpen, subject: 'chemistry', ...words.resources(counts.resources) },
  { icon: Gem, ...words.currency(amounts) },
  { icon: Award, subject: 'additional_mathematics', ...words.badges(counts.badges) },
  { icon: Flame, subject: 'biology', ...words.streaks },
  { icon: ChartNoAxesColumn, subject: 'physics', ...words.leaderboard },
  { icon: UserPlus, ...words.friends(amounts, practisedAt) },
]

export function WhatThereIs() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-[28px] md:text-[34px]">
        {words.title}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  )
}
