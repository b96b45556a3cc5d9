// The frame of the front pages: a header with the links to sign in and sign up, and a footer.

import { frontDoor } from 'virtual:front-door'
import { productName } from '@toron/domain/product.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsReady } from '../../platform/ready.ts'
import { useToken } from '../../platform/token.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/marks.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'

const small = 'px-4! py-2.5! max-sm:px-3! text-[16px]'
const link = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline'

export function FrontFrame({ children }: { children: ReactNode }) {
  const isStudent = useToken() !== null
  const signUp = useSignUp()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="wrap flex h-16 w-full items-center gap-2.5 md:h-21 md:gap-3.5">
        <Link to="/" className="mr-auto inline-flex min-h-11 items-center gap-2.5 no-underline md:gap-4">
          <Logo className="size-8" />
          <span className="num text-[22px] font-bold md:text-[26px]">{productName}</span>
        </Link>
        <Link to="/learnmore" className={`${link} px-2 max-md:hidden`}>
          <LearnMore />
        </Link>
        {isStudent ? (
          <ButtonLink to="/dashboard" className={small}>
            {messages.header.goToScience}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" kind="ghost" className={small}>
              {messages.header.signIn}
            </ButtonLink>
            <ButtonLink to={signUp} className={small}>
              {messages.header.signUp}
            </ButtonLink>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="border-t border-line py-8">
        <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1 text-[15px] text-ink-soft">
          <p className="mr-auto">{messages.footer.product}</p>
          <Link to="/learnmore" className={link}>
            {messages.footer.about}
          </Link>
          <Link to="/privacy" className={link}>
            {messages.footer.privacy}
          </Link>
          <Link to="/dashboard" className={link}>
            {messages.footer.practise}
          </Link>
          <a href={`mailto:${frontDoor.contact}`} className={link}>
            {frontDoor.contact}
          </a>
        </div>
      </footer>
    </div>
  )
}

/** The text of a link to the page about the product. */
export const LearnMore = () => (
  <Words text={messages.learnMore} marks={{ unseen: (words) => <span className="sr-only">{words}</span> }} />
)

/** The sign-up address, with the referral code of the current address. */
export const useSignUp = (): string => {
  const ready = useIsReady()
  const { search } = useLocation()
  // The page was prerendered without a code: the address may differ only after hydration.
  const ref = ready ? new URLSearchParams(search).get('ref') : null
  return ref === null ? '/signup' : `/signup?ref=${encodeURIComponent(ref)}`
}
