// One screen with two modes (product rules 3.1 and 3.2): signing in, and creating an account. Whoever has a session
// already, or has just got one, is led on.
import { productName } from '@toron/domain/product.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { invitationIn, keptInvitation } from '../../platform/invitation.ts'
import { readNext } from '../../platform/next.ts'
import { useIsStudent } from '../../platform/session.ts'
import { AccountForm } from './account-form.tsx'
import { GateFrame } from './gate-frame.tsx'
import { GoogleButton } from './google/google-button.tsx'
import type { Mode } from './queries.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

const texts = {
  'sign-in': {
    title: 'Welcome Back',
    subtitle: 'Sign in to access your account',
    question: "Don't have an account?",
    other: 'Sign up',
    otherPath: '/signup',
  },
  'sign-up': {
    title: `Join ${productName}`,
    subtitle: 'Create your account to get started',
    question: 'Already have an account?',
    other: 'Sign in',
    otherPath: '/login',
  },
} as const

export function SignInScreen({ mode }: { mode: Mode }) {
  const [search] = useSearchParams()
  const isStudent = useIsStudent()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastMode = useRef<Mode | null>(null)
  // Read once: whoever came by a friend's link has that friend, whatever the address says later.
  const [referral] = useState(() => invitationIn(search.toString()) ?? keptInvitation(Date.now()))
  const [isAnonymous, setAnonymous] = useState(false)
  // Whoever signs in and turns out to be new has not been asked, and is public.
  const newcomer = { referral, isAnonymous: mode === 'sign-up' && isAnonymous }
  const { title, subtitle, question, other, otherPath } = texts[mode]
  const next = readNext(search.get('next'))

  // Arriving from within the app, or changing the mode, is a new page to a screen reader: begin at its title.
  useEffect(() => {
    const last = lastMode.current
    lastMode.current = mode
    if (last === mode || (last === null && !hasArrivedFromWithin())) return
    heading.current?.focus()
  }, [mode])

  if (isStudent) return <Navigate to={next} replace />

  return (
    <GateFrame title={title} subtitle={subtitle} headingRef={heading}>
      {mode === 'sign-up' && <VisibilityChoice isAnonymous={isAnonymous} onChoose={setAnonymous} />}
      <GoogleButton {...newcomer} mode={mode} next={next} />
      <AccountForm {...newcomer} mode={mode} />
      <p className="mt-5 text-center font-semibold text-ink-soft">
        {question}{' '}
        <Link
          to={{ pathname: otherPath, search: search.toString() }}
          className="inline-flex min-h-11 items-center font-bold text-brand underline-offset-4 hover:underline"
        >
          {other}
        </Link>
      </p>
      {mode === 'sign-up' && (
        <p className="text-center text-[15px] text-ink-soft">
          <Link
            to="/privacy"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          >
            What we keep about you, and why
          </Link>
        </p>
      )}
      <p className="mt-8 text-center text-sm text-ink-soft">Empowering learners worldwide.</p>
    </GateFrame>
  )
}

/** A page opened from outside is there before the script: whoever types in it already must keep the focus. */
const hasArrivedFromWithin = (): boolean => {
  const state: unknown = window.history.state
  const isFirst = !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0)
  return !isFirst && document.activeElement === document.body
}
