// Tonight: the questions that the plan gives for today.
import { AboutSlot as Slot } from '../../features/practice/question/about-slot.ts'
import { AboutSlot } from '../../features/questions/slots.tsx'
import { NightScreen } from '../../features/tonight/night/night-screen.tsx'

export const handle = { ownPhoneHeader: true }

export default function Tonight() {
  return (
    <Slot value={AboutSlot}>
      <NightScreen />
    </Slot>
  )
}
