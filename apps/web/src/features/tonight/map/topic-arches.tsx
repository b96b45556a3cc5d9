// The objectives of a topic as arches, filled by recall. One stop for Tab; the arrows walk along it.
import type { MapObjective } from '@toron/contract/tonight.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { FilledArch } from '../filled-arch.tsx'
import { messages } from './messages.ts'
import type { NamedTopic } from './named-topic.ts'

interface TopicArchesProps {
  readonly topic: NamedTopic
  readonly onOpen: (objective: MapObjective) => void
}

export function TopicArches({ topic: { name, objectives }, onOpen }: TopicArchesProps) {
  const titleId = useId()
  const [stop, setStop] = useState(0)
  const isMet = objectives.some(({ recall }) => recall !== null)
  const secured = objectives.filter(({ isSecured }) => isSecured).length

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepOf(event.key, stop, objectives.length - 1)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    const button = event.currentTarget.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="font-body text-[17px] font-[650] tracking-normal">
          {name}
        </h2>
        <p className="shrink-0 text-[15px] text-ink-soft tabular-nums">
          {isMet ? messages.secured(secured, objectives.length) : messages.notMet}
        </p>
      </div>
      <div
        role="toolbar"
        aria-labelledby={titleId}
        onKeyDown={walk}
        className="-mx-[3px] flex flex-wrap text-subject"
      >
        {objectives.map((objective, index) => (
          <button
            key={objective.id}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-haspopup="dialog"
            aria-label={messages.arch(objective.title, stateInWords(objective))}
            title={objective.title}
            onFocus={() => setStop(index)}
            onClick={() => onOpen(objective)}
            className="group inline-flex h-11 w-[25px] items-center justify-center rounded-[6px] focus-visible:-outline-offset-1 md:w-[34px]"
          >
            <FilledArch
              share={objective.recall ?? 0}
              className="h-[27px] transition-transform duration-150 ease-settle group-hover:-translate-y-0.5 group-active:translate-y-0 md:h-[33px]"
            />
          </button>
        ))}
      </div>
    </section>
  )
}

/** @param last index of the last arch */
const stepOf = (key: string, from: number, last: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last)
    case 'ArrowLeft':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

const stateInWords = ({ recall, isSecured }: Pick<MapObjective, 'recall' | 'isSecured'>): string => {
  if (recall === null) return messages.state.notMet
  return isSecured ? messages.state.secured(recall) : messages.state.met(recall)
}
