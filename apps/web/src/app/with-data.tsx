// The screens that ask the server for something. The front pages do without, so that they carry less.
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { keepLastVisit } from '../platform/last-visit.ts'
import { forgetOnTokenChange, queryClient } from '../platform/query-client.ts'

export default function WithData() {
  useEffect(forgetOnTokenChange, [])
  useEffect(keepLastVisit, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
