// The layout of the screens that fetch data. The front pages are outside it, so that they load less code.
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { recordLastVisit } from '../platform/last-visit.ts'
import { forgetOnTokenChange, queryClient } from '../platform/query-client.ts'

export default function WithData() {
  useEffect(forgetOnTokenChange, [])
  useEffect(recordLastVisit, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
