// The parts of a topic's header: the link back, and the names of subject and topic.
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../../../ui/classes.ts'

interface BackLinkProps {
  readonly to: string
  readonly label: string
  /** Whether the label is also a tooltip. */
  readonly titled?: boolean
  readonly className: string
}

export function BackLink({ to, label, titled = false, className }: BackLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={titled ? label : undefined}
      className={classes(
        '-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
    </Link>
  )
}

interface TopicNamesProps {
  readonly subjectName: string
  readonly topicName: string
}

export function TopicNames({ subjectName, topicName }: TopicNamesProps) {
  return (
    <div className="min-w-0 grow md:flex md:items-center md:gap-3.5">
      <p className="text-[15px] leading-tight font-[650] text-subject md:rounded-full md:bg-subject-wash md:px-3.5 md:py-2">
        {subjectName}
      </p>
      <h1 className="line-clamp-2 font-body text-[17px] leading-tight font-[650] tracking-normal">
        {topicName}
      </h1>
    </div>
  )
}
