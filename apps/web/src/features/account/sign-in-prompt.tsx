// What a visitor finds where a student's own things would be.
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

interface SignInPromptProps {
  readonly title: string
  readonly children: string
  /** The local path to come back to. */
  readonly next: string
}

export function SignInPrompt({ title, children, next }: SignInPromptProps) {
  const search = `?next=${encodeURIComponent(next)}`
  return (
    <Card className="flex flex-col items-start gap-4 p-5 md:p-6">
      <h2 className="text-[22px]">{title}</h2>
      <p className="text-ink-soft">{children}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={{ pathname: '/login', search }}>Sign In</ButtonLink>
        <ButtonLink to={{ pathname: '/signup', search }} kind="ghost">
          Create Account
        </ButtonLink>
      </div>
    </Card>
  )
}
