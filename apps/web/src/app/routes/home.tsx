// The landing page, with a real question in it.

import { frontDoor } from 'virtual:front-door'
import { productName, tagline } from '@toron/domain/product.ts'
import { useSignUp } from '../../features/front-door/front-frame.tsx'
import { LandingScreen } from '../../features/front-door/landing-screen.tsx'
import { Trial } from '../../features/practice/trial.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export default function Home() {
  const { counts, trial, publicUrl } = frontDoor
  return (
    <>
      <PageHead
        title={`${productName}: ${tagline}`}
        description={`Free IGCSE exam practice: ${counts.choice} multiple-choice and ${counts.theory} maths questions, every answer explained, every right one rewarded.`}
        address={`${publicUrl}/`}
      />
      <LandingScreen trial={<Trial question={trial} signUp={useSignUp()} />} />
    </>
  )
}
