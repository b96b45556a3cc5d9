// Something on this screen did not load: what happened, in words, and the way to try again.
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

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
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
