// The findings of an audit, in a table that scrolls sideways on a phone.
import type { Finding } from '@toron/contract/admin.ts'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import type { Audit } from './audit.ts'
import { messages } from './messages.ts'

/** More findings than this are not read row by row. */
const mostRows = 500

const words = messages.findings
const kinds: Readonly<Record<Finding['kind'], string>> = words.kinds

/** A scrollable region must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

export function FindingsTable({ audit: { repair, findings } }: { audit: Audit }) {
  const titleId = useId()
  const { result, ...columns } = words.columns
  const heads = [...Object.values(columns), ...(repair ? [result] : [])]
  return (
    <Card className="mt-5 overflow-hidden">
      <h2 id={titleId} className="px-5 pt-5 pb-4 text-[22px] md:px-6">
        {repair ? words.titleRepaired : words.title}
      </h2>
      <section
        aria-labelledby={titleId}
        {...reachable}
        className="overflow-x-auto border-t border-line -outline-offset-3"
      >
        <table className="w-full min-w-160 border-collapse text-[15px]">
          <thead>
            <tr className="text-start text-ink-soft">
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="px-3 py-2.5 text-start font-[650] first:pl-5 last:pr-5 md:first:pl-6"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {findings.slice(0, mostRows).map((finding) => (
              <tr
                key={`${finding.studentId} ${finding.kind} ${finding.field}`}
                className="border-t border-line align-top [&>td]:px-3 [&>td]:py-2.5 [&>td:first-child]:pl-5 md:[&>td:first-child]:pl-6 [&>td:last-child]:pr-5"
              >
                <td className="font-[650]">{kinds[finding.kind]}</td>
                <td className="break-all">{finding.studentId || words.allStudents}</td>
                <td className="break-words">{finding.field}</td>
                <td>{finding.is || words.empty}</td>
                <td>{finding.shouldBe}</td>
                {repair && (
                  <td className={finding.repaired ? 'text-(--right)' : 'text-wrong'}>
                    {finding.repaired ? words.repaired : words.notRepaired}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {findings.length > mostRows && (
        <p className="border-t border-line px-5 py-3.5 text-ink-soft md:px-6">
          {words.first(mostRows, findings.length)}
        </p>
      )}
    </Card>
  )
}
