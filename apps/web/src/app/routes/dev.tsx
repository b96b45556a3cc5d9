// The administrator's tool, without the header. For everyone else there is nothing here (decision 6), and its code is
// not even fetched.
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../platform/session.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'

const AdminScreen = lazy(() => import('../../features/admin/admin-screen.tsx'))

export default function Dev() {
  const { data: me, isLoading } = useMe()
  // Not known yet: an administrator should not see a screen that says there is none.
  if (isLoading) return null
  return (
    <main id="main">
      {me?.isAdministrator ? (
        <Suspense>
          <AdminScreen />
          <Back />
        </Suspense>
      ) : (
        <NotFoundScreen />
      )}
    </main>
  )
}

const Back = (): ReactNode => (
  <p className="wrap pb-9">
    <Link
      to="/dashboard"
      className="inline-flex min-h-11 items-center font-[650] text-brand underline-offset-4 hover:underline"
    >
      Back to Science
    </Link>
  </p>
)
