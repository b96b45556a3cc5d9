// The link of a confirmation letter. It takes a click to confirm, because mail programs open links by themselves.
import { useMutation } from '@tanstack/react-query'
import { refusals } from '@toron/contract/refusals.ts'
import { call } from '../../../platform/api.ts'
import { refusalOf } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { GateFrame } from '../gate-frame.tsx'
import { useMailLink } from './mail-link.ts'
import { messages } from './messages.ts'

const words = messages.confirm

export function ConfirmEmailScreen() {
  const link = useMailLink()
  const isStudent = useIsStudent()
  const confirming = useMutation({
    mutationFn: () => call('POST /api/account/email/confirmed', { body: { link } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
  const { data, error, isPending, mutate } = confirming
  if (refusalOf('POST /api/account/email/confirmed', error) === 'address-taken') return <AddressTaken />
  return (
    <GateFrame title={data ? words.done.title : words.title}>
      {data ? (
        <>
          <p role="status" className="mb-6 wrap-anywhere text-ink-soft">
            {words.done.text(data.email)}
          </p>
          <ButtonLink to={isStudent ? '/me' : '/login'} className="min-h-13 w-full">
            {isStudent ? words.done.backToAccount : words.done.signIn}
          </ButtonLink>
        </>
      ) : (
        <>
          {(error || link === '') && (
            <Alert className="mb-5">{words.failed(link === '' ? words.linkMissing : explain(error))}</Alert>
          )}
          {error || link === '' ? (
            <ButtonLink to="/me" className="min-h-13 w-full">
              {words.toAccount}
            </ButtonLink>
          ) : (
            <>
              <p className="mb-6 text-ink-soft">{words.text}</p>
              <Button pending={isPending} onClick={() => mutate()} className="min-h-13 w-full">
                {words.submit}
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
    <GateFrame title={words.taken.title}>
      <Alert className="mb-5">{refusals['address-taken']}</Alert>
      <ButtonLink to="/forgot-password" className="min-h-13 w-full">
        {words.taken.newPassword}
      </ButtonLink>
    </GateFrame>
  )
}
