// The administrator's tool. For everyone else there is nothing here (decision 6), and its code is not even fetched.
import { lazy, Suspense } from 'react'
import { useMe } from '../../platform/session.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'

const AdminScreen = lazy(() => import('../../features/admin/admin-screen.tsx'))

export default function Dev() {
  const { data: me, isLoading } = useMe()
  // Not known yet: an administrator should not see a screen that says there is none.
  if (isLoading) return null
  if (!me?.isAdministrator) return <NotFoundScreen />
  return (
    <Suspense>
      <AdminScreen />
    </Suspense>
  )
}
