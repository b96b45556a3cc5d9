// Why Toron exists, how it works, and how to contact us.

import { frontDoor } from 'virtual:front-door'
import { LearnMoreScreen } from '../../features/front-door/learn-more/learn-more-screen.tsx'
import { messages } from '../../features/front-door/learn-more/messages.ts'
import { PageHead } from '../../ui/page-head.tsx'

export default function LearnMore() {
  return (
    <>
      <PageHead
        title={messages.page.title}
        description={messages.page.description}
        address={`${frontDoor.publicUrl}/learnmore`}
      />
      <LearnMoreScreen />
    </>
  )
}
