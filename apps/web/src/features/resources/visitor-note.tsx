// What a visitor can do about the prices: sign in, earn, unlock (decision 7).
import { currencyName } from '@toron/domain/product.ts'
import { signInPath } from '../../platform/next.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function VisitorNote() {
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-4 px-5 py-5 md:mb-6 md:px-7 md:py-6">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="mb-2 text-[22px]">Sign in to unlock</h2>
        <p className="text-ink-soft">
          Every right answer earns {currencyName}, and {currencyName} unlock these files. Have a look at what
          there is.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
        <ButtonLink to="/signup?next=%2Fprogress">Create Account</ButtonLink>
        <ButtonLink to={signInPath('/progress')} kind="ghost">
          Sign In
        </ButtonLink>
      </div>
    </Card>
  )
}
