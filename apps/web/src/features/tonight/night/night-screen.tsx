// /tonight: loads the night, and decides which screen to show.
import { useQuery } from '@tanstack/react-query'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { screens } from '@toron/domain/screens.ts'
import { useCatalogue } from '../../../platform/catalogue.ts'
import { useCode } from '../../../platform/code.ts'
import { signInPath } from '../../../platform/next.ts'
import { meQuery } from '../../../platform/queries.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { SignedOut } from '../../practice/frame/notices.tsx'
import { useStudentHere } from '../../practice/frame/use-student-here.ts'
import { messages as tonight } from '../messages.ts'
import { tonightQuery } from '../queries.ts'
import { SignInButtons, WhatItIs, WithoutPlan } from '../what-it-is.tsx'
import { nightEndCode } from './end-code.ts'
import { messages } from './messages.ts'
import { NightRun } from './night-run.tsx'
import { NightFailed, NoNight, nightNotice, Waiting } from './notices.tsx'

export function NightScreen() {
  const { token, isSignedOut, goOnAsVisitor } = useStudentHere()
  const catalogue = useCatalogue()
  if (isSignedOut) {
    return (
      <SignedOut
        {...nightNotice}
        signInPath={signInPath(screens.tonight)}
        text={messages.signedOut}
        onVisit={goOnAsVisitor}
      />
    )
  }
  if (token === null) {
    return (
      <>
        {nightNotice.bar}
        <WhatItIs pageTitle={tonight.name} actions={<SignInButtons />} />
      </>
    )
  }
  if (catalogue.data) return <OwnNight key={token} catalogue={catalogue.data} />
  if (catalogue.isError) {
    return <NightFailed error={catalogue.error} onRetry={() => void catalogue.refetch()} />
  }
  return <Waiting />
}

function OwnNight({ catalogue }: { catalogue: Catalogue }) {
  const { data, error, isError, refetch } = useQuery(tonightQuery)
  useCode(nightEndCode)
  if (!data) {
    return isError ? <NightFailed error={error} onRetry={() => void refetch()} /> : <Waiting />
  }
  if (data.state === 'no-plan') {
    return (
      <>
        {nightNotice.bar}
        <WithoutPlan pageTitle={tonight.name} />
      </>
    )
  }
  if (data.state !== 'night' || !data.night) {
    return <NoNight state={data.state === 'over' ? 'over' : 'nothing'} />
  }
  const reload = async () => {
    // Another device may have earned Skizies too.
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    return (await refetch({ throwOnError: true })).data?.night ?? null
  }
  return <NightRun night={data.night} catalogue={catalogue} reload={reload} />
}
