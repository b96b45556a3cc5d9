// The figures of a question: met, right, how well it tells, and what was chosen, as bars with words beside them.
import { letters } from '@toron/domain/practice/public-question.ts'
import { tellingOf } from '@toron/domain/questions/figures.ts'
import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'
import type { About } from './types.ts'

const words = messages.about

export function Panel({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      {...(title && { 'aria-labelledby': titleId })}
      className="rounded-medium border border-line bg-paper p-4"
    >
      {title && (
        <h3 id={titleId} className="mb-2 text-xl">
          {title}
        </h3>
      )}
      {children}
    </section>
  )
}

export function FiguresCard({ about: { figures, held, correctAnswer } }: { readonly about: About }) {
  const { met, right, choices, discrimination } = figures
  return (
    <Panel>
      <dl className="grid grid-cols-3 gap-x-3">
        <Figure name={words.met}>{words.number(met)}</Figure>
        <Figure name={words.right}>{words.share(right, met)}</Figure>
        {correctAnswer && (
          <Figure name={words.tells}>
            {discrimination === null ? words.none : words.correlation(discrimination)}
          </Figure>
        )}
      </dl>
      {correctAnswer && (
        <p className="mt-2 text-[15px] text-ink-soft">
          {discrimination === null ? words.tooFewToTell : words.telling[tellingOf(discrimination)]}
        </p>
      )}
      {correctAnswer &&
        (choices ? (
          <Bars counts={choices} total={met} correctAnswer={correctAnswer} />
        ) : (
          <p className="mt-2 text-[15px] text-ink-soft">{words.tooFewForChoices}</p>
        ))}
      {held && (
        <p className="mt-3.5 text-ink-soft">
          <Words
            text={words.held}
            marks={{ idea: () => <strong className="text-ink">{held.says}</strong> }}
          />
        </p>
      )}
    </Panel>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-[15px] leading-snug text-ink-soft">{name}</dt>
      <dd className="num text-[22px] font-bold">{children}</dd>
    </div>
  )
}

interface BarsProps {
  readonly counts: Readonly<Record<(typeof letters)[number], number>>
  readonly total: number
  readonly correctAnswer: string
}

/** What was chosen: the right answer green, the wrong one that most chose red. */
export function Bars({ counts, total, correctAnswer }: BarsProps) {
  const wrong = letters.filter((letter) => letter !== correctAnswer)
  const mostWrong = Math.max(...wrong.map((letter) => counts[letter]))
  return (
    <ul aria-label={words.choices} className="mt-3.5 flex flex-col gap-2.5">
      {letters.map((letter) => {
        const isKey = letter === correctAnswer
        const share = words.share(counts[letter], total)
        const isMostWrong = !isKey && counts[letter] === mostWrong && mostWrong > 0
        return (
          <li key={letter} className="flex items-center gap-3">
            <span className="sr-only">{words.choice(letter, share, isKey)}</span>
            <span aria-hidden="true" className="num w-4 font-bold">
              {letter}
            </span>
            <span aria-hidden="true" className="h-3.5 min-w-0 grow rounded-full bg-sunken">
              <span
                className={classes(
                  'block h-full rounded-full',
                  isKey ? 'bg-(--right)' : isMostWrong ? 'bg-wrong' : 'bg-ink-faint',
                )}
                style={{
                  width:
                    total > 0
                      ? `max(${(100 * counts[letter]) / total}%, ${counts[letter] > 0 ? '14px' : '0px'})`
                      : 0,
                }}
              />
            </span>
            <span aria-hidden="true" className="w-11 text-right text-[15px] tabular-nums">
              {share}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
