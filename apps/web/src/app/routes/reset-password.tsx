// The target of the link in a reset letter.

import { messages } from '../../features/account/letters/messages.ts'
import { ResetPasswordScreen } from '../../features/account/letters/reset-password-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function ResetPassword() {
  return (
    <>
      <PageTitle>{messages.reset.title}</PageTitle>
      <ResetPasswordScreen />
    </>
  )
}
