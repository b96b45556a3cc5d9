// Practises the topic in the address: /question?topic=rates_of_reaction (decision 18).
import { useSearchParams } from 'react-router'
import { AboutSlot as Slot } from '../../features/practice/question/about-slot.ts'
import { QuestionScreen } from '../../features/practice/run/question-screen.tsx'
import { AboutSlot } from '../../features/questions/slots.tsx'

export const handle = { ownPhoneHeader: true }

export default function Question() {
  const [search] = useSearchParams()
  return (
    <Slot value={AboutSlot}>
      <QuestionScreen topicKey={search.get('topic')} />
    </Slot>
  )
}
