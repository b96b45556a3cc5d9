// The way to papers from Science and Math.
import { screens } from '@toron/domain/screens.ts'
import { ChevronRight, FileClock } from 'lucide-react'
import { Link } from 'react-router'
import { messages } from './messages.ts'

export function SitLink() {
  return (
    <Link
      to={screens.papers}
      className="flex min-h-14 items-center gap-3 rounded-large border border-line bg-surface px-4 py-3 no-underline shadow-card hover:border-ink-soft md:px-5.5"
    >
      <FileClock aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-brand" />
      <span className="min-w-0 grow">
        <span className="block font-[650]">{messages.title}</span>
        <span className="block text-[15px] text-ink-soft">{messages.text}</span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
