// Tells a visitor how to unlock files: sign in, earn, unlock (decision 7).
import { signInPath } from '../../platform/next.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { messages } from './messages.ts'

export function VisitorNote() {
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-4 px-5 py-5 md:mb-6 md:px-7 md:py-6">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="mb-2 text-[22px]">{messages.visitor.title}</h2>
        <p className="text-ink-soft">{messages.visitor.text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
        <ButtonLink to="/signup?next=%2Fprogress">{messages.visitor.signUp}</ButtonLink>
        <ButtonLink to={signInPath('/progress')} kind="ghost">
          {messages.visitor.signIn}
        </ButtonLink>
      </div>
    </Card>
  )
}
