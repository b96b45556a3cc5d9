// One feature of the product, as the front pages list it.
import type { LucideIcon } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { ArchMark } from '../../ui/marks.tsx'

export interface Feature {
  readonly icon: LucideIcon
  readonly subject?: string
  readonly title: string
  readonly text: string
}

/** An item of a list. */
export function FeatureCard({ icon: Icon, subject, title, text }: Feature) {
  return (
    <li data-subject={subject}>
      <Card className="h-full p-5.5">
        <ArchMark className="h-13 w-11 bg-subject-wash text-subject">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
        </ArchMark>
        <h3 className="mt-4 text-[21px]">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </Card>
    </li>
  )
}
