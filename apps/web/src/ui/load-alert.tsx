// Part of the screen did not load: an explanation, and a button to retry.
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ts'

interface LoadAlertProps {
  readonly children: ReactNode
  readonly pending: boolean
  readonly onRetry: () => void
  readonly className?: string
}

export function LoadAlert({ children, pending, onRetry, className }: LoadAlertProps) {
  return (
    <Alert
      {...(className && { className })}
      action={
        <Button kind="ghost" pending={pending} onClick={onRetry}>
          {messages.loadAlert.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
