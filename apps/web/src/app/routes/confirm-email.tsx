// The target of the link in a confirmation letter.
import { ConfirmEmailScreen } from '../../features/account/letters/confirm-email-screen.tsx'
import { messages } from '../../features/account/letters/messages.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ConfirmEmail() {
  return (
    <>
      <PageTitle>{messages.confirm.title}</PageTitle>
      <ConfirmEmailScreen />
    </>
  )
}
