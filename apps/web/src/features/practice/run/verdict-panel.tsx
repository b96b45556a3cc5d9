// What a submitted answer taught: the verdict, what it earned, the explanation, and why the wrong options are
// wrong. It takes the focus when the verdict comes in, so that the keyboard and the screen reader are with it.
import type { Letter } from '@toron/contract/practice.ts'
import { currencyName } from '@toron/domain/product.ts'
import { ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { Chip } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Books, PartyPopper } from '../../../ui/drawn-sign.tsx'
import { Keystone } from '../../../ui/marks.tsx'
import { RichText } from './rich-text.tsx'
import { letters, type Verdict } from './run-state.ts'

interface VerdictPanelProps {
  readonly verdict: Verdict
  readonly options: Readonly<Record<Letter, string>>
  /** Right answers in a row that end with this one: what a bonus was for. */
  readonly inARow: number
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function VerdictPanel({ verdict, options, inARow, headingRef }: VerdictPanelProps) {
  const { chosen, correct, explanation, reasons } = verdict
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
        <RichText>{explanation}</RichText>
      </p>
      {!correct && reasons[chosen] !== undefined && (
        <WhyNot letter={chosen} option={options[chosen]} reason={reasons[chosen]} />
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
            <WhyNot key={letter} letter={letter} option={options[letter]} reason={reasons[letter] ?? ''} />
          ))}
        </details>
      )}
    </section>
  )
}

function WhyNot({ letter, option, reason }: { letter: Letter; option: string; reason: string }) {
  return (
    <p className="mt-2.5">
      <strong>
        Why not {letter}, “<RichText>{option}</RichText>”?
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
      {earned.alreadyPaidToday && (
        <span className="text-[15px] text-ink-soft">Already paid today; it pays again tomorrow.</span>
      )}
    </>
  )
}
