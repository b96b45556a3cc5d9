// Math: the list of topics, or the topic in the address. Both have the same path, so the focus is moved here.
import { type ReactNode, useEffect, useRef } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import { MathsListScreen } from './maths-list-screen.tsx'
import { MathsTopicScreen } from './maths-topic-screen.tsx'
import { messages } from './messages.ts'
import { topicLinkId } from './section-card.tsx'

interface MathsScreenProps {
  readonly topicKey: string | null
  readonly question: string | null
  /** Above the topics. */
  readonly above: ReactNode
}

export function MathsScreen({ topicKey, question, above }: MathsScreenProps) {
  const last = useRef(topicKey)
  useEffect(() => {
    const left = last.current
    if (left === topicKey) return
    last.current = topicKey
    const link = topicKey === null && left !== null ? document.getElementById(topicLinkId(left)) : null
    const target = link ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [topicKey])

  if (topicKey !== null && topicKey !== '') {
    return <MathsTopicScreen key={topicKey} topicKey={topicKey} question={question} />
  }
  return (
    <>
      <PageTitle>{messages.list.title}</PageTitle>
      <MathsListScreen above={above} />
    </>
  )
}
