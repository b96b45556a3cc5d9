// Math, not open yet; its topics are known, so they can be seen.
import { Pi } from 'lucide-react'
import { MathsTopics } from '../../features/practice/maths-topics.tsx'
import { OpensSoon } from '../opens-soon.tsx'

export default function Maths() {
  return (
    <OpensSoon
      place="Math"
      icon={<Pi strokeWidth={1.75} />}
      promise="Questions and worked answers in pictures, for General and Additional Mathematics. Try each one first, then see how it is done."
    >
      <MathsTopics />
    </OpensSoon>
  )
}
