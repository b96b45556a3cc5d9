// What there is to do.
import { BookOpen, ChartNoAxesColumn, Lightbulb, PenLine, Smartphone, Users } from 'lucide-react'
import { type Feature, FeatureCard } from './feature-card.tsx'
import type { FrontDoor } from './front-door.ts'

const featuresOf = ({ resources }: FrontDoor['counts']): readonly Feature[] => [
  {
    icon: Lightbulb,
    subject: 'physics',
    title: 'Every answer explained',
    text: 'Not only why the right one is right: why each wrong one tempts, and where it fails.',
  },
  {
    icon: PenLine,
    subject: 'general_mathematics',
    title: 'Maths with its mark scheme',
    text: 'Worked solutions with method and accuracy marks. Mark your own work, then ask for another like it.',
  },
  {
    icon: ChartNoAxesColumn,
    subject: 'biology',
    title: 'You see where you stand',
    text: 'Progress in every topic, accuracy that cannot be talked up, and the place where you stopped.',
  },
  {
    icon: BookOpen,
    subject: 'chemistry',
    title: `${resources} study books`,
    text: 'English, Bangladesh Studies, Economics and Bangla, written for a phone and unlocked with Skizies.',
  },
  {
    icon: Users,
    subject: 'additional_mathematics',
    title: 'A board of effort',
    text: 'Ranks by minutes practised, each month anew. Stay anonymous if you like.',
  },
  {
    icon: Smartphone,
    title: 'Made for any phone',
    text: 'Light on data, readable in the dark, usable without a mouse, and nothing to install.',
  },
]

interface FeaturesProps {
  readonly counts: FrontDoor['counts']
  readonly subjects: FrontDoor['subjects']
}

export function Features({ counts, subjects }: FeaturesProps) {
  return (
    <section aria-labelledby="features" className="wrap py-14 md:py-22">
      <h2 id="features" className="text-[32px] md:text-[44px]">
        Practice that teaches
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {subjects.map(({ key, name, topics }) => (
          <li
            key={key}
            data-subject={key}
            className="rounded-full bg-subject-wash px-4 py-1.5 text-[15px] font-[650] text-subject"
          >
            {name}: {topics} topics
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
