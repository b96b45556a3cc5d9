// The administrator's tool, without the header. Everyone else gets the not-found screen (decision 6), and the tool's
// code is not fetched.
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../platform/session.ts'
import { messages } from '../messages.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'

const AdminScreen = lazy(() => import('../../features/admin/admin-screen.tsx'))

const Desk = lazy(() => import('../desk.tsx'))

export default function Dev() {
  const { data: me, isLoading } = useMe()
  // Until the student is known: an administrator should not see the not-found screen flash.
  if (isLoading) return null
  return (
    <main id="main">
      {me?.isAdministrator ? (
        <Suspense>
          <AdminScreen />
          <Desk />
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
      {messages.backToScience}
    </Link>
  </p>
)
