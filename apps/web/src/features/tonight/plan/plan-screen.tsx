// /plan: what a student is examined in and when, and how many minutes a day there are for it, on one screen.
import { useQuery } from '@tanstack/react-query'
import { explain } from '../../../platform/messages.ts'
import { useIsStudent } from '../../../platform/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { planQuery } from '../queries.ts'
import { SignInButtons, WhatItIs } from '../what-it-is.tsx'
import { messages } from './messages.ts'
import { PlanForm } from './plan-form.tsx'

export function PlanScreen() {
  if (useIsStudent()) return <OwnPlan />
  return <WhatItIs pageTitle={messages.pageTitle} actions={<SignInButtons />} />
}

function OwnPlan() {
  const { data, isError, error, isFetching, refetch } = useQuery(planQuery)
  return (
    <div className="mx-auto w-full max-w-[680px] px-4 py-6 md:px-7 md:py-9">
      <PageTitle>{messages.pageTitle}</PageTitle>
      <h1 className="mb-2.5 text-[32px] md:text-[40px]">{messages.title}</h1>
      <p className="mb-6 text-ink-soft">{messages.about}</p>
      {data?.isOver && (
        <Alert tone="note" className="mb-6">
          {messages.over}
        </Alert>
      )}
      {data ? (
        <PlanForm known={data} onRefused={() => refetch()} />
      ) : isError ? (
        <LoadAlert pending={isFetching} onRetry={() => void refetch()}>
          {explain(error)}
        </LoadAlert>
      ) : (
        <PlanLoading />
      )}
    </div>
  )
}

function PlanLoading() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="mb-1 h-7 w-56" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 rounded-large" />
      ))}
      <Skeleton className="mt-6 h-6 w-36" />
      <Skeleton className="h-13 w-64 rounded-full" />
      <Skeleton className="mt-6 h-12 w-44 rounded-[14px]" />
    </div>
  )
}
