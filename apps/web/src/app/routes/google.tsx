// Where Google comes back to.
import { GoogleReturnScreen } from '../../features/account/google/google-return-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function GoogleReturn() {
  return (
    <>
      <PageTitle>Signing you in</PageTitle>
      <GoogleReturnScreen />
    </>
  )
}
