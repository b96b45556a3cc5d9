// The sign-in mode; its screen is the one around it.
import { PageTitle } from '../../ui/page-title.tsx'

export default function Login() {
  return <PageTitle>Sign in</PageTitle>
}
