// The time is over: what was chosen in time is on its way, and the result follows by itself.
import { Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MessageScreen } from '../../../ui/message-screen.tsx'
import { messages } from './messages.ts'

interface TimeOverProps {
  readonly pending: boolean
  readonly failure: string | null
  readonly onHandIn: () => void
}

export function TimeOver({ pending, failure, onHandIn }: TimeOverProps) {
  const begin = useRef(onHandIn)
  useEffect(() => {
    begin.current()
    const again = () => begin.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <MessageScreen
      role="alert"
      icon={<Hourglass strokeWidth={1.75} />}
      title={messages.over.title}
      actions={
        failure !== null && (
          <Button pending={pending} onClick={onHandIn}>
            {messages.over.retry}
          </Button>
        )
      }
    >
      <p>{failure === null ? messages.over.text : messages.over.offline}</p>
    </MessageScreen>
  )
}
