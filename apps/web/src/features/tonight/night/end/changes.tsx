// What a night changed: objectives secured, ideas mended, and the expected mark of each subject before and after.
import type { NightChange } from '@toron/contract/tonight.ts'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { findTopic } from '../../../practice/frame/find-topic.ts'
import { RichText } from '../../../practice/question/rich-text.tsx'
import { FilledArch } from '../../filled-arch.tsx'
import { MarksTable } from './marks-table.tsx'
import { messages } from './messages.ts'

/** More are only counted. */
const mostListed = 6

interface ChangesProps {
  readonly change: NightChange
  readonly catalogue: Catalogue
}

export function Changes({ change: { secured, mended, expected }, catalogue }: ChangesProps) {
  const subjectOf = (topic: string) => findTopic(catalogue, topic)?.subject.key
  return (
    <div className="mt-9 flex flex-col gap-4">
      <h2 className="text-[26px]">{messages.changed}</h2>
      {secured.length > 0 && (
        <Part title={messages.secured(secured.length)} text={messages.securedText}>
          <Listed all={secured.length}>
            {secured.slice(0, mostListed).map(({ id, title, topic }) => (
              <li key={id} data-subject={subjectOf(topic)} className="flex items-start gap-3 py-1.5">
                <FilledArch share={1} className="mt-0.5 h-5.5 shrink-0 text-subject" />
                {title}
              </li>
            ))}
          </Listed>
        </Part>
      )}
      {mended.length > 0 && (
        <Part title={messages.mended(mended.length)} text={messages.mendedText}>
          <Listed all={mended.length}>
            {mended.slice(0, mostListed).map(({ id, mends, marked }) => (
              <li key={id} className="flex items-start gap-3 py-1.5">
                <FilledArch share={1} className="mt-0.5 h-5.5 shrink-0 text-(--right)" />
                <span className="min-w-0">
                  <RichText>{marked?.mends ?? mends}</RichText>
                </span>
              </li>
            ))}
          </Listed>
        </Part>
      )}
      {secured.length + mended.length === 0 && (
        <Part title={messages.unchanged.title} text={messages.unchanged.text} />
      )}
      {expected.length > 0 && (
        <Part title={messages.expected} text={messages.expectedText}>
          <MarksTable expected={expected} />
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Part({ title, text, children }: PartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className="p-5 md:p-6">
        <h3 id={titleId} className="text-[20px]">
          {title}
        </h3>
        <p className="mt-1 text-ink-soft">{text}</p>
        {children}
      </Card>
    </section>
  )
}

function Listed({ all, children }: { all: number; children: ReactNode }) {
  return (
    <>
      <ul className="mt-3">{children}</ul>
      {all > mostListed && <p className="mt-1.5 text-ink-soft">{messages.more(all - mostListed)}</p>}
    </>
  )
}
