// What a submitted answer taught: the verdict, what it earned, the explanation, and why the wrong options are
// wrong. It takes the focus when the verdict comes in, so that the keyboard and the screen reader are with it.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { currencyName } from '@toron/domain/product.ts'
import { mostPerDay } from '@toron/domain/rewards/day-limit.ts'
import { ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { Chip } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Books, PartyPopper } from '../../../ui/drawn-sign.tsx'
import { Keystone } from '../../../ui/marks.tsx'
import { RichText } from './rich-text.tsx'
import { letters, type Verdict } from './run-state.ts'
import { cellsOf } from './shown-question.ts'

const number = new Intl.NumberFormat('en')

interface VerdictPanelProps {
  readonly verdict: Verdict
  readonly question: PublicQuestion
  /** Right answers in a row that end with this one: what a bonus was for. */
  readonly inARow: number
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function VerdictPanel({ verdict, question, inARow, headingRef }: VerdictPanelProps) {
  const { chosen, correct, explanation, marked } = verdict
  const reasons = { ...verdict.reasons, ...marked?.reasons }
  const others = letters.filter((letter) => letter !== chosen && reasons[letter] !== undefined)
  return (
    <section
      aria-label="Verdict"
      className={classes(
        'mt-5.5 scroll-mb-28 rounded-medium p-4.5 motion-safe:animate-[settle_220ms_var(--ease-settle)] md:p-5.5',
        correct ? 'bg-right-wash' : 'bg-sunken',
      )}
    >
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {correct ? 'Correct! ' : "Incorrect. Let's learn "}
          {correct ? <PartyPopper /> : <Books />}
        </h3>
        <Earnings verdict={verdict} inARow={inARow} />
      </div>
      <p className="mt-2.5">
        <RichText>{marked?.explanation ?? explanation}</RichText>
      </p>
      {!correct && reasons[chosen] !== undefined && (
        <WhyNot letter={chosen} question={question} reason={reasons[chosen]} />
      )}
      {others.length > 0 && (
        <details className="group mt-2.5">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-small font-[650] text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-4.5 transition-transform duration-150 group-open:rotate-90"
            />
            Why not the other options?
          </summary>
          {others.map((letter) => (
            <WhyNot key={letter} letter={letter} question={question} reason={reasons[letter] ?? ''} />
          ))}
        </details>
      )}
    </section>
  )
}

interface WhyNotProps {
  readonly letter: Letter
  readonly question: PublicQuestion
  readonly reason: string
}

function WhyNot({ letter, question, reason }: WhyNotProps) {
  return (
    <p className="mt-2.5">
      <strong>
        Why not {letter}, “<RichText>{cellsOf(question, letter).join(' · ')}</RichText>”?
      </strong>{' '}
      <RichText>{reason}</RichText>
    </p>
  )
}

function Earnings({ verdict: { correct, earned }, inARow }: { verdict: Verdict; inARow: number }) {
  if (!earned || !correct) return null
  return (
    <>
      {earned.question > 0 && (
        <Chip tone="skizie" className="num">
          <Keystone />+{earned.question} {currencyName}
        </Chip>
      )}
      {earned.bonus > 0 && (
        <Chip tone="skizie" className="num">
          <Keystone />
          {inARow} in a row: +{earned.bonus} {currencyName}
        </Chip>
      )}
      {earned.limitReached && (
        <span className="text-[15px] text-ink-soft">
          Answers bring {number.format(mostPerDay)} {currencyName} a day, and you have them all. More
          tomorrow.
        </span>
      )}
      {earned.alreadyPaidToday && (
        <span className="text-[15px] text-ink-soft">Already paid: a question pays once a day.</span>
      )}
    </>
  )
}
