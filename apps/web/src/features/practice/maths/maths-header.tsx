// The header of a maths topic: the link back, the section and the topic.
import { columnClass } from '../frame/column.ts'
import { BackLink, TopicNames } from '../frame/topic-names.tsx'
import { messages } from './messages.ts'

interface MathsHeaderProps {
  readonly subjectName: string
  readonly topicName: string
}

export function MathsHeader({ subjectName, topicName }: MathsHeaderProps) {
  return (
    <div className={`${columnClass} flex min-h-15.5 items-center gap-2 pt-2 md:gap-3.5 md:pt-6`}>
      <BackLink to="/math" label={messages.back} titled={true} className="hover:bg-sunken hover:text-ink" />
      <TopicNames subjectName={subjectName} topicName={topicName} />
    </div>
  )
}
