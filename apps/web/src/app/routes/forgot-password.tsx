// Asking for a link to choose a new password.
import { ForgotPasswordScreen } from '../../features/account/forgot-password-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ForgotPassword() {
  return (
    <>
      <PageTitle>Forgot your password?</PageTitle>
      <ForgotPasswordScreen />
    </>
  )
}
