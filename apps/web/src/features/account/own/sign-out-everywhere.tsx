import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/api.ts'
import { explain } from '../../../platform/messages.ts'
import { endSession } from '../../../platform/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

/** Ends every session of the student, then leads to the sign-in screen. */
export function SignOutEverywhere() {
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: () => call('POST /api/account/sign-out-everywhere'),
    onSuccess: () => {
      endSession()
      void navigate('/login')
    },
  })
  return (
    <>
      <Button kind="ghost" pending={leaving.isPending} onClick={() => leaving.mutate()}>
        {messages.devices.signOut}
      </Button>
      {leaving.error && <Alert>{explain(leaving.error)}</Alert>}
    </>
  )
}
