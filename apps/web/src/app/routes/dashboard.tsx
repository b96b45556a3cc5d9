// Science.
import { DashboardScreen } from '../../features/practice/dashboard-screen.tsx'
import { StreakCard } from '../../features/rewards/streak-card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function Dashboard() {
  return (
    <>
      <PageTitle>Science</PageTitle>
      <DashboardScreen besideGreeting={<StreakCard />} />
    </>
  )
}
