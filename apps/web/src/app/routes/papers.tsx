// Papers: /papers lists them, /papers?sitting=… is the result of one, and with &question=14 its review.
import { useSearchParams } from 'react-router'
import { PapersScreen } from '../../features/papers/list/papers-screen.tsx'
import { ResultScreen } from '../../features/papers/result/result-screen.tsx'
import { AboutSlot as Slot } from '../../features/practice/question/about-slot.ts'
import { AboutSlot } from '../../features/questions/slots.tsx'

export default function Papers() {
  const [search] = useSearchParams()
  const sittingId = search.get('sitting')
  if (sittingId === null) return <PapersScreen />
  return (
    <Slot value={AboutSlot}>
      <ResultScreen sittingId={sittingId} question={search.get('question')} />
    </Slot>
  )
}
