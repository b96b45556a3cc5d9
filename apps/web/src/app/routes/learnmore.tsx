// Why there is a Toron, how it works, and where to write to.

import { frontDoor } from 'virtual:front-door'
import { productName } from '@toron/domain/product.ts'
import { LearnMoreScreen } from '../../features/front-door/learn-more-screen.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export default function LearnMore() {
  return (
    <>
      <PageHead
        title={`Learn more about ${productName}`}
        description={`Why ${productName} exists, how its questions are made, what it keeps about you, and where to write to.`}
        address={`${frontDoor.publicUrl}/learnmore`}
      />
      <LearnMoreScreen />
    </>
  )
}
