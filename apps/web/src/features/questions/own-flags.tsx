// Under Me: what the student told about questions, and what became of it. Nothing, where nothing was told.
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/card.tsx'
import { messages } from './messages.ts'
import { flagsQuery } from './queries.ts'
import { ToldFlag } from './tell-card.tsx'

export function OwnFlags() {
  const { data } = useQuery(flagsQuery)
  if (!data || data.flags.length === 0) return null
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-3 text-[22px]">{messages.own.title}</h2>
      <ul>
        {data.flags.map((flag) => (
          <li key={`${flag.questionId} ${flag.version}`} className="border-line py-3 not-first:border-t">
            <p className="text-[15px] text-ink-soft">
              {messages.about.which(flag.questionId, flag.version)} · {messages.own.day(flag.at)}
            </p>
            <ToldFlag flag={flag} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
