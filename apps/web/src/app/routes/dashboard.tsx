// Science, with Tonight and the way to papers above it.
import { SitLink } from '../../features/papers/way-in/sit-link.tsx'
import { DashboardScreen } from '../../features/practice/dashboard-screen.tsx'
import { StreakCard } from '../../features/rewards/streak-card.tsx'
import { TonightSection } from '../../features/tonight/dashboard/tonight-section.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { messages } from '../shell/messages.ts'

export default function Dashboard() {
  return (
    <>
      <PageTitle>{messages.places.science.label}</PageTitle>
      <DashboardScreen
        besideGreeting={<StreakCard />}
        tonight={
          <div className="flex flex-col gap-4 md:gap-5">
            <TonightSection />
            <SitLink />
          </div>
        }
      />
    </>
  )
}
