// What a screen of papers shows instead of itself: it loads, it failed, the session has ended, nobody is signed in.
import { screens } from '@toron/domain/screens.ts'
import { FileClock, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { explain } from '../../platform/messages.ts'
import { signInPath } from '../../platform/next.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessageScreen } from '../../ui/message-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages as frameMessages } from '../practice/frame/messages.ts'
import { SignedOut } from '../practice/frame/notices.tsx'
import { useStudentHere } from '../practice/frame/use-student-here.ts'
import { messages } from './messages.ts'
import { useWhenOnline } from './use-when-online.ts'

const words = messages.failed

/** Tries again by itself when the device has a connection again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useWhenOnline(onRetry)
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <MessageScreen
        role="alert"
        icon={<RotateCw strokeWidth={1.75} />}
        title={words.title}
        actions={
          <>
            <Button onClick={onRetry}>{frameMessages.failed.retry}</Button>
            <ButtonLink kind="ghost" to={screens.papers}>
              {words.back}
            </ButtonLink>
          </>
        }
      >
        <p>{explain(error)}</p>
        <p>{words.comfort}</p>
      </MessageScreen>
    </>
  )
}

export function Waiting() {
  return (
    <div className="wrap py-6 md:py-9">
      <PageTitle>{messages.title}</PageTitle>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-72 w-full" />
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
    </div>
  )
}

function Visitor() {
  const { title, text, signIn, signUp } = messages.visitor
  const search = `?next=${encodeURIComponent(screens.papers)}`
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <MessageScreen
        icon={<FileClock strokeWidth={1.75} />}
        title={title}
        actions={
          <>
            <ButtonLink to={{ pathname: screens.signUp, search }}>{signUp}</ButtonLink>
            <ButtonLink to={{ pathname: screens.signIn, search }} kind="ghost">
              {signIn}
            </ButtonLink>
          </>
        }
      >
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </MessageScreen>
    </>
  )
}

/** Shows its children to a student, and to anybody else what a paper is. */
export function ForStudents({ path, children }: { path: string; children: ReactNode }) {
  const { token, isSignedOut, goOnAsVisitor } = useStudentHere()
  if (isSignedOut) {
    return (
      <SignedOut
        bar={null}
        back={{ to: screens.papers, words: words.back }}
        signInPath={signInPath(path)}
        text={messages.signedOut}
        onVisit={goOnAsVisitor}
      />
    )
  }
  return token === null ? <Visitor /> : children
}
