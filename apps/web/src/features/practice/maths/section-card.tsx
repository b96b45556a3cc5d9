// One foldable maths section: its topics, with the student's progress in each.
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ChoiceSlot } from '../../../platform/offline/choice-slot.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { ArchMark } from '../../../ui/marks.tsx'
import { messages as topicMessages } from '../topics/messages.ts'
import type { SubjectRows } from '../topics/rows.ts'
import { ComingTopic, OpenTopic } from '../topics/topic-row.tsx'

/** The id of a topic's link, to restore the focus to it. */
export const topicLinkId = (topic: string): string => `topic-${topic}`

interface SectionCardProps {
  readonly section: SubjectRows
  /** Whether the student's progress is known. */
  readonly known: boolean
  readonly open: boolean
  readonly onToggle: () => void
}

export function SectionCard({ section, known, open, onToggle }: SectionCardProps) {
  const id = useId()
  const { key, name, topics, questions } = section
  return (
    <section data-subject={key} aria-labelledby={`${id}-name`}>
      <Card className="overflow-hidden">
        <div className="flex items-center bg-subject-wash pe-2">
          <h2 className="min-w-0 grow">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-topics`}
              onClick={onToggle}
              className="flex w-full items-center gap-3.5 py-4.5 ps-5.5 pe-3 text-start focus-visible:-outline-offset-3"
            >
              <ArchMark>{name[0]}</ArchMark>
              <span className="min-w-0 grow">
                <span id={`${id}-name`} className="block text-xl sm:text-2xl">
                  {name}
                </span>
                <span className="block font-body text-[17px] leading-snug font-normal tracking-normal text-ink-soft">
                  {questions > 0
                    ? topicMessages.count(topics.length, questions)
                    : topicMessages.countComing(topics.length)}
                </span>
              </span>
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className={classes(
                  'size-6 shrink-0 text-ink-soft transition-transform duration-180 ease-settle',
                  open && 'rotate-180',
                )}
              />
            </button>
          </h2>
          <ChoiceSlot of="subject" what={key} name={name} />
        </div>
        <ul id={`${id}-topics`} hidden={!open}>
          {topics.map((topic) => (
            <li key={topic.key} className="border-t border-line">
              {topic.questions > 0 ? (
                <OpenTopic
                  topic={topic}
                  known={known}
                  to={`/math?topic=${topic.key}`}
                  id={topicLinkId(topic.key)}
                />
              ) : (
                <ComingTopic name={topic.name} />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** The skeleton of a section. @param rows its number of topics */
export function SectionCardSkeleton({ rows }: { rows: number }) {
  return (
    <Card className="overflow-hidden" aria-hidden="true">
      <div className="flex items-center gap-3.5 bg-sunken px-5.5 py-4.5">
        <span className="arch h-[62px] w-[54px] rounded-b-none bg-line" />
        <span className="h-7 w-48 animate-[shimmer_1.4s_ease-in-out_infinite] rounded-small bg-line" />
      </div>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="border-t border-line px-5.5 py-3.5">
          <span className="mb-2.5 block h-6 w-3/5 animate-[shimmer_1.4s_ease-in-out_infinite] rounded-small bg-sunken" />
          <span className="block h-2 rounded-full bg-sunken" />
        </div>
      ))}
    </Card>
  )
}
