// Math: /math lists the topics, /math?topic=general_math_trigonometry&question=7 practises one.
import { useSearchParams } from 'react-router'
import { MathsScreen } from '../../features/practice/maths/maths-screen.tsx'

export default function Maths() {
  const [search] = useSearchParams()
  return <MathsScreen topicKey={search.get('topic')} question={search.get('question')} />
}
