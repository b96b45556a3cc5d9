// One screen with two modes (specification §2): signing in, and creating an account. Whoever has a session
// already, or has just got one, is led on.
import { productName, tagline } from '@toron/domain/product.ts'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { readNext } from '../../platform/next.ts'
import { useIsStudent } from '../../platform/session.ts'
import { Logo } from '../../ui/marks.tsx'
import { AccountForm } from './account-form.tsx'
import { Arches } from './arches.tsx'
import type { Mode } from './form-rules.ts'

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
  const { title, subtitle, question, other, otherPath } = texts[mode]

  // Arriving from within the app, or changing the mode, is a new page to a screen reader: begin at its title.
  useEffect(() => {
    const last = lastMode.current
    lastMode.current = mode
    if (last === mode || (last === null && !hasArrivedFromWithin())) return
    heading.current?.focus()
  }, [mode])

  if (isStudent) return <Navigate to={readNext(search.get('next'))} replace />

  return (
    <div className="grid min-h-dvh max-md:grid-rows-[auto_1fr] md:grid-cols-2">
      {/* Always ink, as a gate at dusk: the dark tokens hold inside, whatever the theme. */}
      <header
        data-theme="dark"
        className="relative flex overflow-hidden bg-surface px-5 text-ink flex-col max-md:h-36 max-md:justify-center md:px-12 md:pt-11"
      >
        <Link to="/dashboard" className="inline-flex min-h-11 items-center gap-4 self-start no-underline">
          <Logo className="size-9" />
          <span className="num text-[26px] font-bold">{productName}</span>
        </Link>
        <p className="num font-bold text-balance max-md:max-w-34 max-md:text-lg md:mt-[15vh] md:max-w-[11em] md:text-[clamp(2.4rem,4.4vw,3.5rem)]">
          {tagline}
        </p>
        <Arches className="absolute right-5 bottom-0 h-26 w-36 md:inset-x-12 md:h-[37%] md:w-auto" />
      </header>
      <main id="main" className="flex flex-col justify-center px-5 py-8 md:px-12">
        <div className="mx-auto w-full max-w-95">
          <h1 ref={heading} tabIndex={-1} className="mb-2.5 text-[38px]">
            {title}
          </h1>
          <p className="mb-7 text-ink-soft">{subtitle}</p>
          <AccountForm mode={mode} />
          <p className="mt-5 text-center font-semibold text-ink-soft">
            {question}{' '}
            <Link
              to={{ pathname: otherPath, search: search.toString() }}
              className="inline-flex min-h-11 items-center font-bold text-brand underline-offset-4 hover:underline"
            >
              {other}
            </Link>
          </p>
          <p className="mt-8 text-center text-sm text-ink-soft">Empowering learners worldwide.</p>
        </div>
      </main>
    </div>
  )
}

/** A page opened from outside is there before the script: whoever types in it already must keep the focus. */
const hasArrivedFromWithin = (): boolean => {
  const state: unknown = window.history.state
  const isFirst = !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0)
  return !isFirst && document.activeElement === document.body
}
