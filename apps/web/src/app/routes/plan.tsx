// The plan that Tonight goes by.
import { PlanScreen } from '../../features/tonight/plan/plan-screen.tsx'

export default function Plan() {
  return <PlanScreen />
}
