// One screen with two modes (product rules 3.1 and 3.2): signing in, and creating an account. With a session it
// redirects.
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { invitationIn, storedInvitation } from '../../../platform/invitation.ts'
import { readNext } from '../../../platform/next.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { Words } from '../../../ui/words.tsx'
import { GateFrame } from '../gate-frame.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import type { Mode } from '../queries.ts'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

const otherPath = { 'sign-in': '/signup', 'sign-up': '/login' }

export function SignInScreen({ mode }: { mode: Mode }) {
  const [search] = useSearchParams()
  const isStudent = useIsStudent()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastMode = useRef<Mode | null>(null)
  // Read once: a later change of the address must not change the referrer.
  const [referral] = useState(() => invitationIn(search.toString()) ?? storedInvitation(Date.now()))
  const [isAnonymous, setAnonymous] = useState(false)
  // A student who signs in with Google and turns out to be new was not asked, and is public.
  const newcomer = { referral, isAnonymous: mode === 'sign-up' && isAnonymous }
  const { title, subtitle, otherMode } = messages[mode]
  const next = readNext(search.get('next'))

  // For a screen reader, arriving from within the app or changing the mode is a new page: focus its title.
  useEffect(() => {
    const last = lastMode.current
    lastMode.current = mode
    if (last === mode || (last === null && !isInternalNavigation())) return
    heading.current?.focus()
  }, [mode])

  if (isStudent) return <Navigate to={next} replace />

  return (
    <GateFrame title={title} subtitle={subtitle} headingRef={heading}>
      {mode === 'sign-up' && <VisibilityChoice isAnonymous={isAnonymous} onChoose={setAnonymous} />}
      <GoogleButton {...newcomer} mode={mode} next={next} />
      <AccountForm {...newcomer} mode={mode} />
      <p className="mt-5 text-center font-semibold text-ink-soft">
        <Words
          text={otherMode}
          marks={{
            link: (words) => (
              <Link
                to={{ pathname: otherPath[mode], search: search.toString() }}
                className="inline-flex min-h-11 items-center font-bold text-brand underline-offset-4 hover:underline"
              >
                {words}
              </Link>
            ),
          }}
        />
      </p>
      {mode === 'sign-up' && (
        <p className="text-center text-[15px] text-ink-soft">
          <Link
            to="/privacy"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          >
            {messages.privacy}
          </Link>
        </p>
      )}
      <p className="mt-8 text-center text-sm text-ink-soft">{messages.motto}</p>
    </GateFrame>
  )
}

/** A page opened from outside is visible before its code has loaded: a focused input must keep the focus. */
const isInternalNavigation = (): boolean => {
  const state: unknown = window.history.state
  const isFirst = !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0)
  return !isFirst && document.activeElement === document.body
}
