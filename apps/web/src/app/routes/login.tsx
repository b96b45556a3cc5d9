// The sign-in mode; account.tsx renders the screen.
import { messages } from '../../features/account/sign-in/messages.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function Login() {
  return <PageTitle>{messages['sign-in'].page}</PageTitle>
}
