// A place of the app that is not open yet: what it will be, said plainly, and the way back to what is.
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { MessageScreen } from '../ui/message-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

interface OpensSoonProps {
  readonly place: string
  readonly icon: ReactNode
  readonly promise: string
  /** What there is to see already. */
  readonly children?: ReactNode
}

export function OpensSoon({ place, icon, promise, children }: OpensSoonProps) {
  return (
    <>
      <PageTitle>{place}</PageTitle>
      <MessageScreen
        icon={icon}
        title={`${place} opens soon`}
        actions={<ButtonLink to="/dashboard">Back to Science</ButtonLink>}
      >
        <p>{promise}</p>
      </MessageScreen>
      {children}
    </>
  )
}
