// The Create Account mode; its screen is the one around it.
import { PageTitle } from '../../ui/page-title.tsx'

export default function SignUp() {
  return <PageTitle>Create your account</PageTitle>
}
