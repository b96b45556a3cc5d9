// A student's own page: who they are, what they earned, and how this device behaves.

import { Link } from 'react-router'
import { AccountCard } from '../../features/account/own/account-card.tsx'
import { ProfileCard } from '../../features/account/own/profile-card.tsx'
import { PreferencesCard } from '../../features/account/preferences-card.tsx'
import { SignInPrompt } from '../../features/account/sign-in-prompt.tsx'
import { BalanceCard } from '../../features/rewards/balance-card.tsx'
import { SkiziesHistory } from '../../features/rewards/skizies-history.tsx'
import { useIsStudent } from '../../platform/session.ts'
import { PageTitle } from '../../ui/page-title.tsx'

export default function Me() {
  const isStudent = useIsStudent()
  return (
    <div className="wrap py-6 md:py-9">
      <PageTitle>Me</PageTitle>
      <h1 className="mb-6 text-[32px] md:text-[40px]">Me</h1>
      {isStudent ? (
        <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[380px_1fr]">
          <div className="flex flex-col gap-5">
            <ProfileCard />
            <BalanceCard />
            <PreferencesCard />
          </div>
          <div className="flex flex-col gap-5">
            <SkiziesHistory />
            <AccountCard />
          </div>
        </div>
      ) : (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <SignInPrompt title="You are not signed in" next="/me">
            Sign in to see your Skizies and their history, and to keep your progress in every topic.
          </SignInPrompt>
          <PreferencesCard />
        </div>
      )}
      <p className="mt-6 text-center">
        <Link
          to="/privacy"
          className="inline-flex min-h-11 items-center font-[650] text-brand underline underline-offset-4"
        >
          What we keep about you, and why
        </Link>
      </p>
    </div>
  )
}
