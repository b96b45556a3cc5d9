// What is kept about a student, and what they can do about it.

import { frontDoor } from 'virtual:front-door'
import { productName } from '@toron/domain/product.ts'
import { PrivacyScreen } from '../../features/front-door/privacy-screen.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export default function Privacy() {
  return (
    <>
      <PageHead
        title={`Privacy: what ${productName} keeps about you`}
        description={`What ${productName} keeps about a student, why, for how long, who sees it, and how to download or delete it. No ads, no trackers.`}
        address={`${frontDoor.publicUrl}/privacy`}
      />
      <PrivacyScreen />
    </>
  )
}
