// The Create Account mode; account.tsx renders the screen.
import { messages } from '../../features/account/sign-in/messages.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function SignUp() {
  return <PageTitle>{messages['sign-up'].page}</PageTitle>
}
