// The leaderboard, with the invitation beside it.
import { LeaderboardScreen } from '../../features/leaderboard/leaderboard-screen.tsx'
import { InvitePanel } from '../../features/referral/invite-panel.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { messages } from '../shell/messages.ts'

export default function Leaderboard() {
  return (
    <>
      <PageTitle>{messages.places.leaderboard.label}</PageTitle>
      <LeaderboardScreen invite={<InvitePanel />} />
    </>
  )
}
