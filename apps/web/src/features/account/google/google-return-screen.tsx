// Where Google comes back to: a small window that hands its answer over and closes, or the tab itself after a detour.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../platform/messages.ts'
import { readNext } from '../../../platform/next.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { GateFrame } from '../gate-frame.tsx'
import { endDetour, finishAttempt, tell } from './flow.ts'

/** Milliseconds in which the page that waits should have heard. */
const patience = 3000
const alone = 'The page that asked for this is not open any more. Go back and press the button again.'

export function GoogleReturnScreen() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const handled = useRef(false)

  useEffect(() => {
    // An answer opens once, and effects may run twice.
    if (handled.current) return
    handled.current = true
    const answer = window.location.search.slice(1)
    const detour = endDetour(answer)
    if (detour) {
      finishAttempt(detour.state, answer).then(
        () => void navigate(readNext(detour.next), { replace: true }),
        (error: unknown) => setProblem(explain(error)),
      )
      return
    }
    const tooLong = window.setTimeout(() => setProblem(alone), patience)
    tell(answer, () => {
      window.clearTimeout(tooLong)
      window.close()
    })
  }, [navigate])

  return (
    <GateFrame title={problem === null ? 'Signing you in' : 'That did not work'}>
      {problem === null ? (
        <p role="status" className="text-ink-soft">
          One moment...
        </p>
      ) : (
        <>
          <Alert className="mb-5">{problem}</Alert>
          <ButtonLink to="/login" className="min-h-13 w-full">
            Back to sign in
          </ButtonLink>
        </>
      )}
    </GateFrame>
  )
}
