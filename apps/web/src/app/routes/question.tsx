// Practises the topic in the address: /question?topic=rates_of_reaction (decision 18).
import { useSearchParams } from 'react-router'
import { QuestionScreen } from '../../features/practice/run/question-screen.tsx'

export const handle = { ownPhoneHeader: true }

export default function Question() {
  const [search] = useSearchParams()
  return <QuestionScreen topicKey={search.get('topic')} />
}
