// Where the link of a confirmation letter leads.
import { ConfirmEmailScreen } from '../../features/account/confirm-email-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ConfirmEmail() {
  return (
    <>
      <PageTitle>Confirm your address</PageTitle>
      <ConfirmEmailScreen />
    </>
  )
}
