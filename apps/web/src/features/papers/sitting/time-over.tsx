// The time is over: what was chosen in time is on its way, and the result follows by itself.
import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { useWhenOnline } from '../use-when-online.ts'
import { messages } from './messages.ts'
import type { HandIn } from './use-hand-in.ts'

export function TimeOver({ handIn }: { handIn: HandIn }) {
  const { mutate, isPending, isError } = handIn
  useEffect(() => {
    mutate()
  }, [mutate])
  useWhenOnline(() => mutate())
  return (
    <MessageScreen
      role="alert"
      icon={<Hourglass strokeWidth={1.75} />}
      title={messages.over.title}
      actions={
        isError && (
          <Button pending={isPending} onClick={() => mutate()}>
            {messages.over.retry}
          </Button>
        )
      }
    >
      <p>{isError ? messages.over.offline : messages.over.text}</p>
    </MessageScreen>
  )
}
