// A student's own page: profile, earnings, account, and the settings of this device.

import { Link } from 'react-router'
import { AccountCard } from '../../features/account/own/account-card.tsx'
import { messages as own } from '../../features/account/own/messages.ts'
import { PreferencesCard } from '../../features/account/own/preferences-card.tsx'
import { ProfileCard } from '../../features/account/own/profile-card.tsx'
import { SignInPrompt } from '../../features/account/own/sign-in-prompt.tsx'
import { OwnFlags } from '../../features/questions/own-flags.tsx'
import { BalanceCard } from '../../features/rewards/balance-card.tsx'
import { SkiziesHistory } from '../../features/rewards/skizies-history.tsx'
import { PlanCard } from '../../features/tonight/plan/plan-card.tsx'
import { useIsStudent } from '../../platform/session.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { ForOfflineSlot } from '../shell/later-slots.tsx'
import { messages } from '../shell/messages.ts'

export default function Me() {
  const isStudent = useIsStudent()
  return (
    <div className="wrap py-6 md:py-9">
      <PageTitle>{messages.places.me.label}</PageTitle>
      <h1 className="mb-6 text-[32px] md:text-[40px]">{messages.places.me.label}</h1>
      {isStudent ? (
        <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[380px_1fr]">
          <div className="flex flex-col gap-5">
            <ProfileCard />
            <BalanceCard />
            <PlanCard />
            <PreferencesCard />
            <ForOfflineSlot />
          </div>
          <div className="flex flex-col gap-5">
            <SkiziesHistory />
            <OwnFlags />
            <AccountCard />
          </div>
        </div>
      ) : (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <SignInPrompt next="/me" />
          <PreferencesCard />
          <ForOfflineSlot />
        </div>
      )}
      <p className="mt-6 text-center">
        <Link
          to="/privacy"
          className="inline-flex min-h-11 items-center font-[650] text-brand underline underline-offset-4"
        >
          {own.privacy}
        </Link>
      </p>
    </div>
  )
}
