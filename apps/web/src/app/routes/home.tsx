// The landing page, with a real question to try.

import { frontDoor } from 'virtual:front-door'
import { useSignUp } from '../../features/front-door/front-frame.tsx'
import { LandingScreen } from '../../features/front-door/landing/landing-screen.tsx'
import { messages } from '../../features/front-door/landing/messages.ts'
import { Trial } from '../../features/practice/trial.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export default function Home() {
  const { counts, trial, publicUrl } = frontDoor
  return (
    <>
      <PageHead
        title={messages.page.title}
        description={messages.page.description(counts)}
        address={`${publicUrl}/`}
      />
      <LandingScreen trial={<Trial question={trial} signUp={useSignUp()} />} />
    </>
  )
}
