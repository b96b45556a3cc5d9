// Opening the link of a confirmation letter. It asks for one press, because mail programs open links by themselves to
// look at them.
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { refusalOf } from '../../platform/api-error.ts'
import { explain, refusalMessages } from '../../platform/messages.ts'
import { queryClient } from '../../platform/query-client.ts'
import { meKey, useIsStudent } from '../../platform/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { GateFrame } from './gate-frame.tsx'
import { useMailLink } from './mail-link.ts'

export function ConfirmEmailScreen() {
  const link = useMailLink()
  const isStudent = useIsStudent()
  const confirming = useMutation({
    mutationFn: () => call('POST /api/account/email/confirmed', { body: { link } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  })
  const { data, error, isPending, mutate } = confirming
  if (refusalOf('POST /api/account/email/confirmed', error) === 'address-taken') return <AddressTaken />
  return (
    <GateFrame title={data ? 'Address confirmed' : 'Confirm your address'}>
      {data ? (
        <>
          <p role="status" className="mb-6 wrap-anywhere text-ink-soft">
            {data.email} is the address of your account.
          </p>
          <ButtonLink to={isStudent ? '/me' : '/login'} className="min-h-13 w-full">
            {isStudent ? 'Back to your account' : 'Sign In'}
          </ButtonLink>
        </>
      ) : (
        <>
          {(error || link === '') && (
            <Alert className="mb-5">
              {link === '' ? 'This address lacks the part that the letter gave it.' : explain(error)} Ask for
              a new letter in your account.
            </Alert>
          )}
          {error || link === '' ? (
            <ButtonLink to="/me" className="min-h-13 w-full">
              Go to your account
            </ButtonLink>
          ) : (
            <>
              <p className="mb-6 text-ink-soft">
                The account that the letter tells of gets this address. Its password stays as it is. If it is
                not your account, close this page.
              </p>
              <Button pending={isPending} onClick={() => mutate()} className="min-h-13 w-full">
                Confirm this address
              </Button>
            </>
          )}
        </>
      )}
    </GateFrame>
  )
}

function AddressTaken() {
  return (
    <GateFrame title="This address has an account">
      <Alert className="mb-5">{refusalMessages['address-taken']}</Alert>
      <ButtonLink to="/forgot-password" className="min-h-13 w-full">
        Choose a new password
      </ButtonLink>
    </GateFrame>
  )
}
