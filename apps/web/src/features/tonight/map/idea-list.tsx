// The wrong ideas that were chosen, those to mend first: what each says, what puts it right, and when it comes again.
import type { MapIdea } from '@toron/contract/tonight.ts'
import { Check, RotateCw } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Words } from '../../../ui/words.tsx'
import { RichText } from '../../practice/question/rich-text.tsx'
import { onDay } from '../days.ts'
import { messages } from './messages.ts'

interface IdeaListProps {
  readonly ideas: readonly MapIdea[]
  readonly nameOf: (topic: string) => string
  readonly today: string
}

export function IdeaList({ ideas, nameOf, today }: IdeaListProps) {
  if (ideas.length === 0) {
    return (
      <Card className="p-5 md:p-6">
        <h2 className="mb-2 text-[20px]">{messages.noIdeas.title}</h2>
        <p className="text-ink-soft">{messages.noIdeas.text}</p>
      </Card>
    )
  }
  return (
    <ul className="flex flex-col gap-3.5">
      {inOrder(ideas).map((idea) => (
        <li key={idea.id}>
          <Idea idea={idea} topicName={nameOf(idea.topic)} today={today} />
        </li>
      ))}
    </ul>
  )
}

/** Those to mend before those that are mended, what comes first in front. */
export const inOrder = (ideas: readonly MapIdea[]): readonly MapIdea[] =>
  ideas.toSorted(
    (one, other) =>
      Number(one.isMended) - Number(other.isMended) ||
      (one.nextDay ?? '').localeCompare(other.nextDay ?? '') ||
      other.lastDay.localeCompare(one.lastDay),
  )

interface IdeaProps {
  readonly idea: MapIdea
  readonly topicName: string
  readonly today: string
}

function Idea({ idea: { says, mends, marked, isMended, nextDay }, topicName, today }: IdeaProps) {
  return (
    <Card className="p-4.5 md:p-5.5">
      <p className="mb-1 text-[15px] font-[650] text-subject">{topicName}</p>
      <p className="font-[650]">
        <RichText>{marked?.says ?? says}</RichText>
      </p>
      <p className="mt-2 text-ink-soft">
        <strong className="text-ink">{messages.idea.mend}</strong>{' '}
        <RichText>{marked?.mends ?? mends}</RichText>
      </p>
      <p className="mt-3 flex items-center gap-2 text-[15px] font-[650]">
        {isMended ? (
          <span className="inline-flex items-center gap-2 text-(--right)">
            <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5" />
            {messages.idea.mended}
          </span>
        ) : (
          <>
            <RotateCw aria-hidden="true" strokeWidth={2} className="size-4.5 text-skizie-deep" />
            <span className="font-normal">
              {nextDay === null || nextDay <= today ? (
                messages.idea.due
              ) : (
                <Words
                  text={messages.idea.next(onDay(nextDay, today))}
                  marks={{ day: (text) => <strong>{text}</strong> }}
                />
              )}
            </span>
          </>
        )}
      </p>
    </Card>
  )
}
