// The screen shown when another one throws: what to do next, without the details of the error.
import { RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { MessageScreen } from '../ui/message-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { messages } from './messages.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

export function ErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  const { title, text, whatToDo, retry } = messages.broken
  return (
    <main id="main">
      <PageTitle>{title}</PageTitle>
      <MessageScreen
        role="alert"
        icon={<RotateCw strokeWidth={1.75} />}
        title={title}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{retry}</Button>
            {/* A full page load on purpose: the state in memory may be what broke. */}
            <a
              href="/dashboard"
              className="inline-flex min-h-11 items-center px-4 font-[650] text-brand underline-offset-4 hover:underline"
            >
              {messages.backToScience}
            </a>
          </>
        }
      >
        <p>{text}</p>
        <p>{whatToDo}</p>
      </MessageScreen>
    </main>
  )
}
