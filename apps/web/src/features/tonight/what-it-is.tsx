// What Tonight is, for whoever has no plan yet, and the first step to it.
import { screens } from '@toron/domain/screens.ts'
import { Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { MessageScreen } from '../../ui/message-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { messages } from './messages.ts'

const words = messages.what
const search = `?next=${encodeURIComponent(screens.plan)}`

/** For a visitor: both lead on to the plan. */
export function SignInButtons() {
  return (
    <>
      <ButtonLink to={{ pathname: screens.signUp, search }}>{words.signUp}</ButtonLink>
      <ButtonLink to={{ pathname: screens.signIn, search }} kind="ghost">
        {words.signIn}
      </ButtonLink>
    </>
  )
}

interface WhatItIsProps {
  /** The title of the browser tab. */
  readonly pageTitle: string
  readonly actions: ReactNode
}

/** A whole screen of it. */
export function WhatItIs({ pageTitle, actions }: WhatItIsProps) {
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      <MessageScreen icon={<Moon strokeWidth={1.75} />} title={words.title} actions={actions}>
        <p>{words.text}</p>
      </MessageScreen>
    </>
  )
}

/** For a student. */
export function WithoutPlan({ pageTitle }: { pageTitle: string }) {
  return (
    <WhatItIs pageTitle={pageTitle} actions={<ButtonLink to={screens.plan}>{words.makePlan}</ButtonLink>} />
  )
}
