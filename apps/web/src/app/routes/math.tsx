// Math: /math lists the topics, with the way to papers above them; /math?topic=general_math_trigonometry&question=7 practises one.
import { useSearchParams } from 'react-router'
import { SitLink } from '../../features/papers/way-in/sit-link.tsx'
import { MathsScreen } from '../../features/practice/maths/maths-screen.tsx'

export default function Maths() {
  const [search] = useSearchParams()
  return <MathsScreen topicKey={search.get('topic')} question={search.get('question')} above={<SitLink />} />
}
