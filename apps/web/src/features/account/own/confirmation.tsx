// Whether the address is confirmed, and the button that sends the letter again.
import { useMutation } from '@tanstack/react-query'
import type { Me } from '@toron/contract/account.ts'
import { CircleCheck } from 'lucide-react'
import { call } from '../../../platform/api.ts'
import { explain } from '../../../platform/messages.ts'
import { useWays } from '../../../platform/ways.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

const words = messages.email

export function Confirmation({ me }: { me: Me }) {
  const cannotSend = useWays()?.letters === 'not-sent'
  const sending = useMutation({ mutationFn: () => call('POST /api/account/email/confirmations') })
  if (me.emailConfirmed) {
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        {me.email}
        <span className="inline-flex items-center gap-1.5 font-[650] text-(--right)">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {words.confirmed}
        </span>
      </p>
    )
  }
  if (cannotSend) {
    return <p>{words.cannotBeConfirmed(me.email)}</p>
  }
  return (
    <>
      <p>{words.notConfirmed(me.email)}</p>
      {sending.isSuccess ? (
        <p role="status" className="mt-2 font-[650] text-ink">
          {words.sentAgain}
        </p>
      ) : (
        <Button
          kind="plain"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
          className="-ml-2 text-[15px]"
        >
          {words.sendAgain}
        </Button>
      )}
      {sending.error && <Alert className="mt-2">{explain(sending.error)}</Alert>}
    </>
  )
}
