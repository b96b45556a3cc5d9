// The redirect target of Google's sign-in.
import { GoogleReturnScreen } from '../../features/account/google/google-return-screen.tsx'
import { messages } from '../../features/account/google/messages.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function GoogleReturn() {
  return (
    <>
      <PageTitle>{messages.comingBack.title}</PageTitle>
      <GoogleReturnScreen />
    </>
  )
}
