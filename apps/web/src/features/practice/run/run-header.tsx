// The header of a run: subject, topic, and what the run has earned.
import { EarnedChip, type Earnings } from '../frame/earned-chip.tsx'
import { TopicBar } from '../frame/topic-bar.tsx'
import { TopicNames } from '../frame/topic-names.tsx'
import { messages } from './messages.ts'

const back = { to: '/dashboard', words: messages.header.back }

interface RunHeaderProps {
  readonly subjectName: string
  readonly topicName: string
  /** What this run earned; null for a visitor, who earns nothing. */
  readonly earnings: Earnings | null
}

export function RunHeader({ subjectName, topicName, earnings }: RunHeaderProps) {
  return (
    <TopicBar back={back}>
      <TopicNames subjectName={subjectName} topicName={topicName} />
      {earnings && <EarnedChip {...earnings} />}
    </TopicBar>
  )
}

/** The bar of a screen that has a message instead of a topic: needed on phones only. */
export function MessageBar() {
  return (
    <TopicBar back={back} className="md:hidden">
      <p className="text-[17px] font-[650]">{messages.header.science}</p>
    </TopicBar>
  )
}
