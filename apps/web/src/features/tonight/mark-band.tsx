// Marks that are likely, on the scale of a paper: a picture beside the numbers.
import type { MarkRange } from '@toron/contract/tonight.ts'

const marksOfAPaper = 40

export function MarkBand({ range: { low, high } }: { range: MarkRange }) {
  const share = (marks: number) => `${(100 * marks) / marksOfAPaper}%`
  return (
    <span aria-hidden="true" className="relative block h-2 overflow-hidden rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 min-w-2 rounded-full bg-subject"
        style={{ left: share(low), width: share(high - low) }}
      />
    </span>
  )
}
