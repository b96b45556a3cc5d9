// The leaderboard, with the invitation beside it.
import { LeaderboardScreen } from '../../features/leaderboard/leaderboard-screen.tsx'
import { InvitePanel } from '../../features/referral/invite-panel.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export default function Leaderboard() {
  return (
    <>
      <PageTitle>Leaderboard</PageTitle>
      <LeaderboardScreen invite={<InvitePanel />} />
    </>
  )
}
