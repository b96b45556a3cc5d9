// The header of a run: subject, topic, and what the run has earned.
import { Chip } from '../../../ui/card.tsx'
import { HollowKeystone, Keystone } from '../../../ui/marks.tsx'
import { Words } from '../../../ui/words.tsx'
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

interface Earnings {
  /** Skizies. */
  readonly earned: number
  /** Right answers whose questions had already been paid on the same day. */
  readonly alreadyPaid: number
}

export function RunHeader({ subjectName, topicName, earnings }: RunHeaderProps) {
  return (
    <TopicBar back={back}>
      <TopicNames subjectName={subjectName} topicName={topicName} />
      {earnings && <EarnedChip {...earnings} />}
    </TopicBar>
  )
}

/** A run whose questions had already been paid that day says so instead of showing 0. */
function EarnedChip({ earned, alreadyPaid }: Earnings) {
  if (earned === 0 && alreadyPaid > 0) {
    return (
      <Chip>
        <HollowKeystone />
        {messages.header.alreadyPaid}
      </Chip>
    )
  }
  return (
    <Chip tone={earned > 0 ? 'skizie' : 'plain'} id="earned-in-run" className="num">
      <Keystone className="h-[0.85em] w-auto md:hidden" />
      <Words
        text={messages.header.earned(earned)}
        marks={{ wide: (words) => <span className="max-md:sr-only">{words}</span> }}
      />
    </Chip>
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
