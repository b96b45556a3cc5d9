// Whether the address is confirmed, and the letter that asks for it once more.
import { useMutation } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { CircleCheck } from 'lucide-react'
import { call } from '../../../platform/api.ts'
import { explain } from '../../../platform/messages.ts'
import { useWays } from '../../../platform/ways.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

export function Confirmation({ me }: { me: Me }) {
  const cannotSend = useWays()?.letters === 'not-sent'
  const sending = useMutation({ mutationFn: () => call('POST /api/account/email/confirmations') })
  if (me.emailConfirmed) {
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        {me.email}
        <span className="inline-flex items-center gap-1.5 font-[650] text-right">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Confirmed
        </span>
      </p>
    )
  }
  if (cannotSend) {
    return (
      <p>
        {me.email} is not confirmed yet, and letters cannot be sent from here at the moment: keep your
        password where you find it again.
      </p>
    )
  }
  return (
    <>
      <p>
        {me.email} is not confirmed yet. Open the link in our letter, so that you can get back in if you
        forget your password.
      </p>
      {sending.isSuccess ? (
        <p role="status" className="mt-2 font-[650] text-ink">
          A new letter is on its way.
        </p>
      ) : (
        <Button
          kind="plain"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
          className="-ml-2 text-[15px]"
        >
          Send the letter again
        </Button>
      )}
      {sending.error && <Alert className="mt-2">{explain(sending.error)}</Alert>}
    </>
  )
}
