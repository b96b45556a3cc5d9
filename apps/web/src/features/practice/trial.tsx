// One real question for somebody who has just arrived: graded by the server as any visitor's, and no account needed.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { currencyName } from '@toron/domain/product.ts'
import { questionReward } from '@toron/domain/rewards/ledger.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { explain } from '../../platform/messages.ts'
import { useIsReady } from '../../platform/ready.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { checkAnswer } from './run/check-answer.ts'
import { Options } from './run/options.tsx'
import { RichText } from './run/rich-text.tsx'
import type { Verdict } from './run/run-state.ts'
import { stemOf } from './run/shown-question.ts'
import { StemParts } from './run/stem-parts.tsx'
import { VerdictPanel } from './run/verdict-panel.tsx'

interface TrialProps {
  readonly question: PublicQuestion & { readonly topic: string }
  /** Where an account is made. */
  readonly signUp: string
}

export function Trial({ question, signUp }: TrialProps) {
  const ready = useIsReady()
  const questionId = useId()
  const form = useRef<HTMLFormElement>(null)
  const verdictHeading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Letter | null>(null)
  const [verdict, setVerdict] = useState<Verdict>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // The page is there before its code: an option may have been chosen already.
  useEffect(() => {
    const option = form.current && new FormData(form.current).get('option')
    if (option) setChosen(option as Letter)
  }, [])

  useEffect(() => {
    if (verdict) verdictHeading.current?.focus({ preventScroll: true })
  }, [verdict])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null || sending || verdict) return
    setSending(true)
    setFailure(null)
    try {
      setVerdict(await checkAnswer(question.id, chosen))
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <h2
        id={questionId}
        className="mb-4 text-[20px] leading-[1.28] font-semibold text-pretty md:text-[22px]"
      >
        <RichText>{stemOf(question)}</RichText>
      </h2>
      <StemParts question={question} />
      <Options
        question={question}
        labelledBy={questionId}
        chosen={chosen}
        verdict={verdict}
        onChoose={setChosen}
      />
      {failure !== null && <Alert className="mt-4">{failure}</Alert>}
      {verdict ? (
        <>
          <VerdictPanel verdict={verdict} question={question} inARow={0} headingRef={verdictHeading} />
          <p className="mt-4 text-ink-soft">
            {verdict.correct
              ? `With an account this answer would have earned you ${questionReward} ${currencyName}.`
              : `Now you know. With an account every right answer earns ${questionReward} ${currencyName}.`}
          </p>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink to={signUp}>Create your account</ButtonLink>
            <ButtonLink kind="ghost" to={`/question?topic=${question.topic}`}>
              Try another question
            </ButtonLink>
          </div>
        </>
      ) : (
        <Button
          type="submit"
          pending={sending}
          disabled={!ready || (chosen === null && !sending)}
          className="mt-4 w-full"
        >
          Submit Answer
        </Button>
      )}
    </form>
  )
}
