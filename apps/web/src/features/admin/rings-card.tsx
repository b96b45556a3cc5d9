// Students with many friends from one address or one device: worth looking into, but not a difference.
import type { Ring } from '@toron/contract/admin.ts'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { Words } from '../../ui/words.tsx'
import { messages } from './messages.ts'

export function RingsCard({ rings }: { rings: readonly Ring[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className="mt-5 p-5 md:p-6">
        <h2 id={titleId} className="text-[22px]">
          {messages.rings.title}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">{messages.rings.about}</p>
        <ul className="mt-3 tabular-nums">
          {rings.map((ring) => (
            <li key={`${ring.studentId} ${ring.by} ${ring.friends}`} className="py-1.5">
              <Words
                text={messages.rings.ring[ring.by](ring.friends)}
                marks={{ student: () => <span className="font-[650] break-all">{ring.studentId}</span> }}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
