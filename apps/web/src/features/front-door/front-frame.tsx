// The frame of the pages before the gate: a header with the ways in, and a footer.

import { frontDoor } from 'virtual:front-door'
import { productName } from '@toron/domain/product.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsReady } from '../../platform/ready.ts'
import { useToken } from '../../platform/token.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/marks.tsx'

const small = 'px-4! py-2.5! max-sm:px-3! text-[16px]'
const link = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline'

export function FrontFrame({ children }: { children: ReactNode }) {
  const isStudent = useToken() !== null
  const signUp = useSignUp()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-small bg-ink px-4 py-3 font-[650] text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="wrap flex h-16 w-full items-center gap-2.5 md:h-21 md:gap-3.5">
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center gap-2.5 no-underline md:gap-4">
          <Logo className="size-8" />
          <span className="num text-[22px] font-bold md:text-[26px]">{productName}</span>
        </Link>
        <Link to="/learnmore" className={`${link} px-2 max-md:hidden`}>
          Learn More<span className="sr-only"> about {productName}</span>
        </Link>
        {isStudent ? (
          <ButtonLink to="/dashboard" className={small}>
            Go to Science
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" kind="ghost" className={small}>
              Sign In
            </ButtonLink>
            <ButtonLink to={signUp} className={small}>
              Get Started
            </ButtonLink>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="border-t border-line py-8">
        <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1 text-[15px] text-ink-soft">
          <p className="mr-auto">{productName}: free exam practice for IGCSE students.</p>
          <Link to="/learnmore" className={link}>
            About and contact
          </Link>
          <Link to="/privacy" className={link}>
            Privacy
          </Link>
          <Link to="/dashboard" className={link}>
            Practise as a visitor
          </Link>
          <a href={`mailto:${frontDoor.contact}`} className={link}>
            {frontDoor.contact}
          </a>
        </div>
      </footer>
    </div>
  )
}

/** Where an account is made; whoever came by a friend's link keeps that friend. */
export const useSignUp = (): string => {
  const ready = useIsReady()
  const { search } = useLocation()
  // The page was written without a friend: what differs may only come once the code is here.
  const ref = ready ? new URLSearchParams(search).get('ref') : null
  return ref === null ? '/signup' : `/signup?ref=${encodeURIComponent(ref)}`
}
