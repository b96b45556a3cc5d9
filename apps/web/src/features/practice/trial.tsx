// One real question on the landing page, graded by the server like any visitor's answer; no account is needed.
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { whenIdle } from '../../platform/idle.ts'
import { lostOnTheWay, offlineMessage } from '../../platform/offline/messages.ts'
import { useIsReady } from '../../platform/ready.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Options } from './question/options.tsx'
import { RichText } from './question/rich-text.tsx'
import { stemOf } from './question/shown-question.ts'
import { StemParts } from './question/stem-parts.tsx'
import type { Verdict } from './question/verdict.ts'
import { messages } from './trial/messages.ts'

/** Not asked for without a connection: Chromium remembers a file that could not be loaded until the page is reloaded. */
const loadGrading = () =>
  navigator.onLine ? import('./trial/grading.ts') : Promise.reject(new Error('offline'))
type Grading = Awaited<ReturnType<typeof loadGrading>>

interface TrialProps {
  readonly question: PublicQuestion & { readonly topic: string }
  /** The sign-up address. */
  readonly signUp: string
}

export function Trial({ question, signUp }: TrialProps) {
  const ready = useIsReady()
  const questionId = useId()
  const form = useRef<HTMLFormElement>(null)
  const verdictHeading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Letter | null>(null)
  const [grading, setGrading] = useState<Grading>()
  const [verdict, setVerdict] = useState<Verdict>()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // The prerendered page is usable before its code has loaded: an option may already be chosen.
  useEffect(() => {
    const option = form.current && new FormData(form.current).get('option')
    if (option) setChosen(option as Letter)
  }, [])

  // An answer does not wait for the code of its verdict. If it cannot be fetched now, submitting tries again.
  useEffect(() => whenIdle(() => void loadGrading().then(setGrading, () => undefined)), [])

  useEffect(() => {
    if (verdict) verdictHeading.current?.focus({ preventScroll: true })
  }, [verdict])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null || sending || verdict) return
    setSending(true)
    setFailure(null)
    let code = grading
    try {
      code ??= await loadGrading()
      setGrading(code)
      setVerdict(await code.checkAnswer(question.id, chosen))
    } catch (error) {
      if (code) setFailure(code.explain(error))
      else setFailure(navigator.onLine ? lostOnTheWay : offlineMessage)
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
      {grading && verdict ? (
        <>
          <grading.VerdictPanel
            verdict={verdict}
            question={question}
            inARow={0}
            headingRef={verdictHeading}
          />
          <p className="mt-4 text-ink-soft">{verdict.correct ? messages.right : messages.wrong}</p>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink to={signUp}>{messages.signUp}</ButtonLink>
            <ButtonLink kind="ghost" to={`/question?topic=${question.topic}`}>
              {messages.another}
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
          {messages.submit}
        </Button>
      )}
    </form>
  )
}
