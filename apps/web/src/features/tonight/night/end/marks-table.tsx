// The expected mark of each subject before the night and now, as ranges.
import type { MarkRange, NightChange } from '@toron/contract/tonight.ts'
import { MarkBand } from '../../mark-band.tsx'
import { messages as tonight } from '../../messages.ts'
import { messages } from './messages.ts'

export function MarksTable({ expected }: Pick<NightChange, 'expected'>) {
  return (
    <table className="mt-3 w-full table-fixed border-collapse">
      <thead>
        <tr className="text-[15px] text-ink-soft">
          {[messages.subject, messages.before, messages.after].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-3 text-start font-[650] last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {expected.map(({ subject, before, after }) => (
          <tr key={subject} data-subject={subject} className="border-t border-line">
            <th scope="row" className="py-3 pr-3 text-start font-[650] text-subject">
              {tonight.subjects[subject]}
            </th>
            <Range range={before} />
            <Range range={after} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Range({ range }: { range: MarkRange }) {
  return (
    <td className="py-3 pr-3 last:pr-0">
      <span className="num mb-1.5 block text-[20px] font-bold">{tonight.range(range.low, range.high)}</span>
      <MarkBand range={range} />
    </td>
  )
}
