// What stands in when a screen breaks: what to do next, and never what broke inside.
import { RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { MessageScreen } from '../ui/message-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

export function ErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return (
    <main id="main">
      <PageTitle>Something went wrong</PageTitle>
      <MessageScreen
        role="alert"
        icon={<RotateCw strokeWidth={1.75} />}
        title="Something went wrong"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try again</Button>
            {/* A full load on purpose: what is in memory may be what broke. */}
            <a
              href="/dashboard"
              className="inline-flex min-h-11 items-center px-4 font-[650] text-brand underline-offset-4 hover:underline"
            >
              Back to Science
            </a>
          </>
        }
      >
        <p>This screen stopped working. Your answers and your Skizies are safe.</p>
        <p>Try again; if it happens once more, check your connection.</p>
      </MessageScreen>
    </main>
  )
}
