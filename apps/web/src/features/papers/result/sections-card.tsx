// What was right in each section of the syllabus.
import type { Result } from '@toron/contract/paper-fields.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { messages } from './messages.ts'

export function SectionsCard({
  sections,
  title: head,
}: Pick<Result, 'sections'> & { readonly title: string }) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-4 text-xl">{head}</h2>
      <ul className="flex flex-col gap-3.5">
        {sections.map(({ title, right, counted }) => (
          <li
            key={title}
            className="grid grid-cols-[1fr_64px_46px] sm:grid-cols-[1fr_96px_52px] items-center gap-3"
          >
            <span className="min-w-0 leading-snug">{title}</span>
            <ProgressBar
              value={right}
              max={counted}
              label={title}
              valueText={messages.sectionInWords(right, counted)}
            />
            <span aria-hidden="true" className="num text-right font-bold">
              {messages.sectionScore(right, counted)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
