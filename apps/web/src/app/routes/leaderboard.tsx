// The leaderboard, not open yet.
import { Trophy } from 'lucide-react'
import { OpensSoon } from '../opens-soon.tsx'

export default function Leaderboard() {
  return (
    <OpensSoon
      place="Leaderboard"
      icon={<Trophy strokeWidth={1.75} />}
      promise="See who has spent the most time learning, this month and of all time, with your name or without it. Signed-in students only."
    />
  )
}
