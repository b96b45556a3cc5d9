// An address that has no screen.
import { Compass } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { MessageScreen } from '../ui/message-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { messages } from './messages.ts'

export function NotFoundScreen() {
  return (
    <>
      <PageTitle>{messages.notFound.title}</PageTitle>
      <MessageScreen
        icon={<Compass strokeWidth={1.75} />}
        title={messages.notFound.title}
        actions={<ButtonLink to="/dashboard">{messages.backToScience}</ButtonLink>}
      >
        <p>{messages.notFound.text}</p>
      </MessageScreen>
    </>
  )
}
