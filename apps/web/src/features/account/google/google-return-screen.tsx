// The page that Google redirects to: a popup, which passes the answer on and closes, or the tab itself after a
// redirect.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { readNext } from '../../../platform/next.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { GateFrame } from '../gate-frame.tsx'
import { finishAttempt, sendAnswer, takeRedirect } from './flow.ts'
import { messages } from './messages.ts'

/** Milliseconds within which the waiting page should have received the answer. */
const patience = 3000
const words = messages.comingBack

export function GoogleReturnScreen() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const handled = useRef(false)

  useEffect(() => {
    // An answer is valid once, and effects may run twice.
    if (handled.current) return
    handled.current = true
    const answer = window.location.search.slice(1)
    const redirect = takeRedirect(answer)
    if (redirect) {
      finishAttempt(redirect.state, answer).then(
        () => void navigate(readNext(redirect.next), { replace: true }),
        (error: unknown) => setProblem(explain(error)),
      )
      return
    }
    const timer = window.setTimeout(() => setProblem(words.nobodyWaits), patience)
    sendAnswer(answer, () => {
      window.clearTimeout(timer)
      window.close()
    })
  }, [navigate])

  return (
    <GateFrame title={problem === null ? words.title : words.failed}>
      {problem === null ? (
        <p role="status" className="text-ink-soft">
          {words.wait}
        </p>
      ) : (
        <>
          <Alert className="mb-5">{problem}</Alert>
          <ButtonLink to="/login" className="min-h-13 w-full">
            {words.backToSignIn}
          </ButtonLink>
        </>
      )}
    </GateFrame>
  )
}
