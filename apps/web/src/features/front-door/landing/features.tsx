// The features of the product.
import { BookOpen, ChartNoAxesColumn, Lightbulb, PenLine, Smartphone, Users } from 'lucide-react'
import { type Feature, FeatureCard } from '../feature-card.tsx'
import type { FrontDoor } from '../front-door.ts'
import { messages } from './messages.ts'

const words = messages.features

const featuresOf = ({ resources }: FrontDoor['counts']): readonly Feature[] => [
  { icon: Lightbulb, subject: 'physics', ...words.explained },
  { icon: PenLine, subject: 'general_mathematics', ...words.markScheme },
  { icon: ChartNoAxesColumn, subject: 'biology', ...words.progress },
  { icon: BookOpen, subject: 'chemistry', ...words.books(resources) },
  { icon: Users, subject: 'additional_mathematics', ...words.board },
  { icon: Smartphone, ...words.phone },
]

interface FeaturesProps {
  readonly counts: FrontDoor['counts']
  readonly subjects: FrontDoor['subjects']
}

export function Features({ counts, subjects }: FeaturesProps) {
  return (
    <section aria-labelledby="features" className="wrap py-14 md:py-22">
      <h2 id="features" className="text-[32px] md:text-[44px]">
        {words.title}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {subjects.map(({ key, name, topics }) => (
          <li
            key={key}
            data-subject={key}
            className="rounded-full bg-subject-wash px-4 py-1.5 text-[15px] font-[650] text-subject"
          >
            {words.subject(name, topics)}
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {featuresOf(counts).map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  )
}
