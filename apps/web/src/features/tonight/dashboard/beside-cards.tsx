// Beside the night: the marks that are likely, and the ideas to mend. Each leads to the map.
import type { ExpectedMark } from '@toron/contract/tonight.ts'
import { screens } from '@toron/domain/screens.ts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Words } from '../../../ui/words.tsx'
import { FilledArch } from '../filled-arch.tsx'
import { MarkBand } from '../mark-band.tsx'
import { messages as tonight } from '../messages.ts'
import { messages } from './messages.ts'

export function ExpectedCard({ expected }: { expected: readonly ExpectedMark[] }) {
  return (
    <Beside title={messages.expected.title}>
      <ul className="flex flex-col gap-3">
        {expected.map(({ subject, range }) => (
          <li key={subject} data-subject={subject}>
            <Link
              to={`${screens.map}?subject=${subject}`}
              className="group block min-h-11 rounded-small no-underline"
            >
              <span className="sr-only">
                {tonight.rangeInWords(tonight.subjects[subject], range.low, range.high)}
              </span>
              <span
                aria-hidden="true"
                className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2"
              >
                <span className="text-[15px] font-[650] text-subject group-hover:underline">
                  {tonight.subjects[subject]}
                </span>
                <span className="num text-[22px] font-bold whitespace-nowrap">
                  {tonight.range(range.low, range.high)}{' '}
                  <span className="text-[14px] text-ink-soft">{tonight.ofForty}</span>
                </span>
              </span>
              <MarkBand range={range} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-[14px] leading-snug text-ink-soft">{messages.expected.about}</p>
    </Beside>
  )
}

interface IdeasCardProps {
  readonly ideas: { readonly met: number; readonly held: number }
  /** Whose ideas to open first. */
  readonly subject: string
}

/** More arches than this say nothing more. */
const mostArches = 22

export function IdeasCard({ ideas: { met, held }, subject }: IdeasCardProps) {
  return (
    <Beside title={messages.ideas.title}>
      {met === 0 ? (
        <p className="text-ink-soft">{messages.ideas.none}</p>
      ) : (
        <>
          <p>
            <Words
              text={messages.ideas.count(held, met)}
              marks={{
                held: (text) => <strong className="num text-[26px] font-bold">{text}</strong>,
                of: (text) => <span className="text-[15px] font-[650] text-ink-soft">{text}</span>,
              }}
            />
          </p>
          {met <= mostArches && (
            <p aria-hidden="true" className="mt-2 flex flex-wrap gap-[3px]">
              {Array.from({ length: met }, (_, index) => index < met - held).map((isMended, index) => (
                <FilledArch
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and counted.
                  key={index}
                  share={isMended ? 1 : 0}
                  className={isMended ? 'h-5 text-(--right)' : 'h-5 text-wrong'}
                />
              ))}
            </p>
          )}
          <Link
            to={`${screens.map}?subject=${subject}&show=ideas`}
            className="mt-1 -mb-2 inline-flex min-h-11 items-center text-[15px] font-[650] text-brand underline-offset-4 hover:underline"
          >
            {messages.ideas.see}
          </Link>
        </>
      )}
    </Beside>
  )
}

function Beside({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Card className="h-full px-4 py-4 md:px-5.5 md:py-5">
        <h2 id={titleId} className="mb-2 font-body text-[15px] font-normal tracking-normal text-ink-soft">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
