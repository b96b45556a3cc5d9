// Students with many friends of one address or one device: something to look into, not a difference.
import type { Ring } from '@toron/contract/admin.ts'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { ringInWords } from './audit.ts'

export function RingsCard({ rings }: { rings: readonly Ring[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card className="mt-5 p-5 md:p-6">
        <h2 id={titleId} className="text-[22px]">
          Friends from one place
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">
          Invited in the last thirty days. It may be one person with many accounts, or a class at its school.
        </p>
        <ul className="mt-3 tabular-nums">
          {rings.map((ring) => (
            <li key={`${ring.studentId} ${ring.by} ${ring.friends}`} className="py-1.5">
              <span className="font-[650] break-all">{ring.studentId}</span>: {ringInWords(ring)}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
