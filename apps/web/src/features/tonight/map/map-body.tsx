// What the map shows: arches by topic with the objective that is open, the ideas to mend, or a table.
import type { MapObjective } from '@toron/contract/tonight.ts'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { useState } from 'react'
import { findTopic } from '../../practice/frame/find-topic.ts'
import type { MapReply } from '../queries.ts'
import { IdeaList } from './idea-list.tsx'
import type { MapShow } from './map-head.tsx'
import { MapTable } from './map-table.tsx'
import { messages } from './messages.ts'
import type { NamedTopic } from './named-topic.ts'
import { ObjectiveDialog } from './objective-dialog.tsx'
import { TopicArches } from './topic-arches.tsx'

interface MapBodyProps {
  readonly map: MapReply
  readonly show: MapShow
  readonly catalogue: Catalogue
  readonly today: string
}

export function MapBody({ map, show, catalogue, today }: MapBodyProps) {
  const nameOf = (key: string) => findTopic(catalogue, key)?.topic.name ?? key
  const topics = map.topics.map(({ topic, objectives }): NamedTopic => {
    return { key: topic, name: nameOf(topic), objectives }
  })
  if (show === 'ideas') return <IdeaList ideas={map.ideas} nameOf={nameOf} today={today} />
  if (show === 'table') return <MapTable topics={topics} today={today} />
  return <Arches topics={topics} today={today} />
}

function Arches({ topics, today }: { topics: readonly NamedTopic[]; today: string }) {
  const [open, setOpen] = useState<{ topic: NamedTopic; objective: MapObjective } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="flex flex-col gap-4">
        {topics.map((topic) => (
          <TopicArches
            key={topic.key}
            topic={topic}
            onOpen={(objective) => {
              setOpen({ topic, objective })
              setIsOpen(true)
            }}
          />
        ))}
      </div>
      <p className="mt-6 text-[15px] text-ink-soft">{messages.key}</p>
      <ObjectiveDialog {...open} today={today} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
