// An address that nothing answers to.
import { Compass } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { MessageScreen } from '../ui/message-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function NotFoundScreen() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <MessageScreen
        icon={<Compass strokeWidth={1.75} />}
        title="Page not found"
        actions={<ButtonLink to="/dashboard">Back to Science</ButtonLink>}
      >
        <p>Nothing is at this address. It may be mistyped, or the page may have moved.</p>
      </MessageScreen>
    </>
  )
}
