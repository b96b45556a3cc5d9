import type { OnDesk } from '@toron/contract/desk.ts'
import { Chip } from '../../ui/card.tsx'
import { messages } from './messages.ts'

const words = messages.desk

/** Why the question is here, and how it stands. */
export function Signs({ question }: { readonly question: OnDesk }) {
  const { openFlags, suspicions, ruling, isWithheldInBank } = question
  return (
    <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {openFlags > 0 && <Chip tone="skizie">{words.flags(openFlags)}</Chip>}
      {suspicions.map((suspicion) => (
        <Chip key={suspicion} tone="skizie">
          {words.suspicions[suspicion]}
        </Chip>
      ))}
      {ruling.isWithheld && <Chip>{words.withheld}</Chip>}
      {isWithheldInBank && <Chip>{words.withheldInBank}</Chip>}
      {ruling.verdict !== '' && <Chip>{words.verdicts[ruling.verdict]}</Chip>}
      {ruling.isPaid && <Chip>{words.paid}</Chip>}
    </p>
  )
}
