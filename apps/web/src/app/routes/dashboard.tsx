// Science.
import { DashboardScreen } from '../../features/practice/dashboard-screen.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function Dashboard() {
  return (
    <>
      <PageTitle>Science</PageTitle>
      <DashboardScreen />
    </>
  )
}
