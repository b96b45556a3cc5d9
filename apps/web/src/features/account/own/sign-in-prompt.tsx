// What a visitor sees in place of the profile.
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { messages } from './messages.ts'

const words = messages.visitor

/** @param next the local path to come back to */
export function SignInPrompt({ next }: { next: string }) {
  const search = `?next=${encodeURIComponent(next)}`
  return (
    <Card className="flex flex-col items-start gap-4 p-5 md:p-6">
      <h2 className="text-[22px]">{words.title}</h2>
      <p className="text-ink-soft">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={{ pathname: '/login', search }}>{words.signIn}</ButtonLink>
        <ButtonLink to={{ pathname: '/signup', search }} kind="ghost">
          {words.signUp}
        </ButtonLink>
      </div>
    </Card>
  )
}
