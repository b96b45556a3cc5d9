// Math: /math lists the topics, with the way to papers above them; /math?topic=general_math_trigonometry&question=7 practises one.
import { useSearchParams } from 'react-router'
import { MathsScreen } from '../../features/practice/maths/maths-screen.tsx'
import { codeQuery, useCode } from '../../platform/code.ts'

const wayInCode = codeQuery('way-to-papers', () => import('../../features/papers/way-in/sit-link.tsx'))

export default function Maths() {
  const [search] = useSearchParams()
  const { data: wayIn } = useCode(wayInCode)
  return (
    <MathsScreen
      topicKey={search.get('topic')}
      question={search.get('question')}
      above={wayIn && <wayIn.SitLink />}
    />
  )
}
