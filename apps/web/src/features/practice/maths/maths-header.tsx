// Where the student is: the way back, the section and the topic.
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { columnClass } from '../run/run-header.tsx'

interface MathsHeaderProps {
  readonly subjectName: string
  readonly topicName: string
}

export function MathsHeader({ subjectName, topicName }: MathsHeaderProps) {
  return (
    <div className={`${columnClass} flex min-h-15.5 items-center gap-2 pt-2 md:gap-3.5 md:pt-6`}>
      <Link
        to="/math"
        aria-label="Back to Math"
        title="Back to Math"
        className="-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
      </Link>
      <div className="min-w-0 grow md:flex md:items-center md:gap-3.5">
        <p className="text-[15px] leading-tight font-[650] text-subject md:rounded-full md:bg-subject-wash md:px-3.5 md:py-2">
          {subjectName}
        </p>
        <h1 className="line-clamp-2 font-body text-[17px] leading-tight font-[650] tracking-normal">
          {topicName}
        </h1>
      </div>
    </div>
  )
}
