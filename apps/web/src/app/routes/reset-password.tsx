// Where the link of a reset letter leads.
import { ResetPasswordScreen } from '../../features/account/reset-password-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ResetPassword() {
  return (
    <>
      <PageTitle>Choose a new password</PageTitle>
      <ResetPasswordScreen />
    </>
  )
}
