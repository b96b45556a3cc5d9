// What is stored about a student, and what they can do about it.

import { frontDoor } from 'virtual:front-door'
import { messages } from '../../features/front-door/privacy/messages.ts'
import { PrivacyScreen } from '../../features/front-door/privacy/privacy-screen.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export default function Privacy() {
  return (
    <>
      <PageHead
        title={messages.page.title}
        description={messages.page.description}
        address={`${frontDoor.publicUrl}/privacy`}
      />
      <PrivacyScreen />
    </>
  )
}
