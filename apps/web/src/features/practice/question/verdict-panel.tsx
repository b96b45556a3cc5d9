// The result of a submitted answer: the verdict, what it earned, the explanation, and why the wrong options are wrong.
// It takes the focus when the verdict arrives, so that keyboard and screen reader continue there.
import type { Misconception } from '@toron/contract/practice.ts'
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { spokenRow } from '@toron/domain/practice/rich-text-forms.ts'
import { type Ref, useContext } from 'react'
import { Chip } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Books, PartyPopper } from '../../../ui/drawn-sign.tsx'
import { Keystone } from '../../../ui/marks.tsx'
import { Words } from '../../../ui/words.tsx'
import { AboutSlot } from './about-slot.ts'
import { messages } from './messages.ts'
import { RichText } from './rich-text.tsx'
import { cellsOf, stemOf } from './shown-question.ts'
import { letters, type PaperVerdict } from './verdict.ts'

interface VerdictPanelProps {
  readonly verdict: PaperVerdict
  readonly question: PublicQuestion
  /** Right answers in a row up to this one, which a bonus is for. */
  readonly inARow: number
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function VerdictPanel({ verdict, question, inARow, headingRef }: VerdictPanelProps) {
  const { chosen, correct, explanation, marked } = verdict
  const About = useContext(AboutSlot)
  const reasons = { ...verdict.reasons, ...marked?.reasons }
  const others = letters.filter((letter) => letter !== chosen && reasons[letter] !== undefined)
  return (
    <section
      aria-label={messages.verdict.name}
      className={classes(
        'mt-5.5 scroll-mb-28 rounded-medium p-4.5 motion-safe:animate-[settle_220ms_var(--ease-settle)] md:p-5.5',
        correct ? 'bg-right-wash' : 'bg-sunken',
      )}
    >
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          <Words
            text={messages.verdict[chosen === null ? 'unanswered' : correct ? 'correct' : 'incorrect']}
            marks={{ party: () => <PartyPopper />, books: () => <Books /> }}
          />
        </h3>
        <Earnings verdict={verdict} inARow={inARow} />
      </div>
      <p className="mt-2.5">
        <RichText>{marked?.explanation ?? explanation}</RichText>
      </p>
      {!correct && chosen !== null && reasons[chosen] !== undefined && (
        <WhyNot letter={chosen} question={question} reason={reasons[chosen]} />
      )}
      {verdict.misconception && <Idea misconception={verdict.misconception} />}
      {others.length > 0 && (
        <Disclosure name={messages.verdict.whyNotOthers} className="mt-2.5">
          {others.map((letter) => (
            <WhyNot key={letter} letter={letter} question={question} reason={reasons[letter] ?? ''} />
          ))}
        </Disclosure>
      )}
      {About && <About questionId={question.id} stem={<RichText>{stemOf(question)}</RichText>} />}
    </section>
  )
}

/** The wrong idea behind the chosen option, and what puts it right. */
function Idea({ misconception: { says, mends, marked } }: { readonly misconception: Misconception }) {
  return (
    <div className="mt-3 rounded-small border border-line bg-surface px-3.5 py-3">
      <p>
        <strong>{messages.verdict.idea}</strong> <RichText>{marked?.says ?? says}</RichText>
      </p>
      <p className="mt-1.5">
        <strong>{messages.verdict.mend}</strong> <RichText>{marked?.mends ?? mends}</RichText>
      </p>
    </div>
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
        <Words
          text={messages.verdict.whyNot(letter)}
          marks={{ option: () => <Quoted question={question} letter={letter} /> }}
        />
      </strong>{' '}
      <RichText>{reason}</RichText>
    </p>
  )
}

/** An option in a sentence. A row is read out with its heads. */
function Quoted({ question, letter }: Omit<WhyNotProps, 'reason'>) {
  const cells = cellsOf(question, letter)
  const text = <RichText>{cells.join(' · ')}</RichText>
  if (question.columns === undefined) return text
  return (
    <span role="img" aria-label={spokenRow(question.columns, cells)}>
      {text}
    </span>
  )
}

function Earnings({ verdict: { correct, earned }, inARow }: { verdict: PaperVerdict; inARow: number }) {
  if (!earned || !correct) return null
  return (
    <>
      {earned.question > 0 && (
        <Chip tone="skizie" className="num">
          <Keystone />
          {messages.earned.question(earned.question)}
        </Chip>
      )}
      {earned.bonus > 0 && (
        <Chip tone="skizie" className="num">
          <Keystone />
          {messages.earned.bonus(inARow, earned.bonus)}
        </Chip>
      )}
      {earned.limitReached && (
        <span className="text-[15px] text-ink-soft">{messages.earned.limitReached()}</span>
      )}
      {earned.alreadyPaidToday && (
        <span className="text-[15px] text-ink-soft">{messages.earned.alreadyPaid}</span>
      )}
    </>
  )
}
