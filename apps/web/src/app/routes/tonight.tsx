// Tonight: the questions that the plan gives for today.
import { NightScreen } from '../../features/tonight/night/night-screen.tsx'

export const handle = { ownPhoneHeader: true }

export default function Tonight() {
  return <NightScreen />
}
