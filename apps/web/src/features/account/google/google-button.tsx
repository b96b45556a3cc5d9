// The Google button above the email form. Where Google is not set up, pressing it says so, and in development also
// which settings are missing.

import { refusals } from '@toron/contract/refusals.ts'
import { useState } from 'react'
import { useIsReady } from '../../../platform/ready.ts'
import { useWays } from '../../../platform/ways.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Mode } from '../queries.ts'
import { messages } from './messages.ts'
import { useGoogle } from './use-google.ts'

interface GoogleButtonProps {
  readonly mode: Mode
  /** The referral code that the visitor came with. */
  readonly referral: string | null
  /** Whether the name of a new account is hidden from others. */
  readonly isAnonymous: boolean
  /** The local path to go to afterwards. */
  readonly next: string
}

export function GoogleButton({ mode, referral, isAnonymous, next }: GoogleButtonProps) {
  const ways = useWays()
  const { start, pending, problem } = useGoogle({ referral, isAnonymous }, next)
  const ready = useIsReady()
  const [showsMissing, setShowsMissing] = useState(false)
  const isMissing = ways?.google === 'not-set-up'
  return (
    <>
      <Button
        kind="ghost"
        pending={pending}
        disabled={!ready}
        onClick={isMissing ? () => setShowsMissing(true) : start}
        className="min-h-13 w-full bg-surface disabled:text-ink"
      >
        <GoogleMark />
        {messages.button[mode]}
      </Button>
      {problem !== null && <Alert className="mt-4">{problem}</Alert>}
      {showsMissing && isMissing && (
        <Alert tone="note" className="mt-4">
          {ways.missing.length > 0 ? messages.notSetUp(ways.missing) : refusals['google-not-set-up']}
        </Alert>
      )}
      <p className="my-5 flex items-center gap-3.5 text-[15px] text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {messages.orEmail}
      </p>
    </>
  )
}

/** Google's own logo in its own colours, as its brand guidelines require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285F4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.2z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8a6.6 6.6 0 0 1-9.9-3.4H2.2v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4z"
      />
    </svg>
  )
}
