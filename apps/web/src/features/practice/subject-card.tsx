// One subject of the dashboard: its topics with the student's progress, three until expanded.
import { useId, useState } from 'react'
import { ChoiceSlot } from '../../platform/offline/choice-slot.tsx'
import { Card } from '../../ui/card.tsx'
import { ArchMark } from '../../ui/marks.tsx'
import { Words } from '../../ui/words.tsx'
import { collapsedTopics, shownCollapsed } from './dashboard.ts'
import { messages } from './messages.ts'
import { messages as topicMessages } from './topics/messages.ts'
import type { SubjectRows } from './topics/rows.ts'
import { ComingTopic, OpenTopic } from './topics/topic-row.tsx'

interface SubjectCardProps {
  readonly subject: SubjectRows
  /** Whether the student's progress is known. */
  readonly known: boolean
}

export function SubjectCard({ subject, known }: SubjectCardProps) {
  const [expanded, setExpanded] = useState(false)
  const listId = useId()
  const topics = expanded ? subject.topics : collapsedTopics(subject.topics)
  return (
    <section data-subject={subject.key} aria-labelledby={`${listId}-name`}>
      <Card className="overflow-hidden">
        <div className="flex items-center gap-3.5 bg-subject-wash ps-5.5 pe-2 py-4.5">
          <ArchMark>{subject.name[0]}</ArchMark>
          <div className="min-w-0 grow">
            <h2 id={`${listId}-name`} className="text-2xl">
              {subject.name}
            </h2>
            <p className="leading-snug text-ink-soft">
              {topicMessages.count(subject.topics.length, subject.questions)}
            </p>
          </div>
          <ChoiceSlot of="subject" what={subject.key} name={subject.name} />
        </div>
        <ul id={listId}>
          {topics.map((topic) => (
            <li key={topic.key} className="border-t border-line">
              {topic.questions > 0 ? (
                <OpenTopic topic={topic} known={known} to={`/question?topic=${topic.key}`} />
              ) : (
                <ComingTopic name={topic.name} />
              )}
            </li>
          ))}
        </ul>
        {subject.topics.length > shownCollapsed && (
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => setExpanded(!expanded)}
            className="min-h-14 w-full border-t border-line font-[650] text-ink-soft hover:bg-sunken hover:text-ink focus-visible:-outline-offset-3"
          >
            <Words
              text={expanded ? messages.showLess(subject.name) : messages.showMore(subject.name)}
              marks={{ unseen: (words) => <span className="sr-only">{words}</span> }}
            />
          </button>
        )}
      </Card>
    </section>
  )
}

/** The skeleton of a subject's card. */
export function SubjectCardSkeleton() {
  return (
    <Card className="overflow-hidden" aria-hidden="true">
      <div className="flex items-center gap-3.5 bg-sunken px-5.5 py-4.5">
        <span className="arch h-[62px] w-[54px] rounded-b-none bg-line" />
        <span className="h-7 w-32 animate-[shimmer_1.4s_ease-in-out_infinite] rounded-small bg-line" />
      </div>
      {[0, 1, 2].map((row) => (
        <div key={row} className="border-t border-line px-5.5 py-3.5">
          <span className="mb-2.5 block h-6 w-3/5 animate-[shimmer_1.4s_ease-in-out_infinite] rounded-small bg-sunken" />
          <span className="block h-2 rounded-full bg-sunken" />
        </div>
      ))}
      <div className="h-14 border-t border-line" />
    </Card>
  )
}
