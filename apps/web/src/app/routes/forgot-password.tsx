// Asking for a link to choose a new password.
import { ForgotPasswordScreen } from '../../features/account/letters/forgot-password-screen.tsx'
import { messages } from '../../features/account/letters/messages.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ForgotPassword() {
  return (
    <>
      <PageTitle>{messages.forgot.title}</PageTitle>
      <ForgotPasswordScreen />
    </>
  )
}
