// The map as a table: the same for whoever cannot see arches, or likes numbers.
import { Card } from '../../../ui/card.tsx'
import { onDay } from '../days.ts'
import { messages } from './messages.ts'
import type { NamedTopic } from './named-topic.ts'

const { columns, levels, none } = messages
const heads = [columns.objective, columns.level, columns.recall, columns.asked, columns.last]

/** A scrollable region must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

export function MapTable({ topics, today }: { topics: readonly NamedTopic[]; today: string }) {
  return (
    <Card className="overflow-hidden">
      <section aria-label={messages.table} {...reachable} className="overflow-x-auto -outline-offset-3">
        <table className="w-full min-w-150 border-collapse text-[15px]">
          <thead>
            <tr className="text-ink-soft">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-3 py-2.5 text-start font-[650] first:pl-5 last:pr-5">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {topics.map((topic) => (
            <tbody key={topic.key} className="tabular-nums">
              <tr className="border-t border-line bg-sunken">
                <th scope="rowgroup" colSpan={heads.length} className="px-5 py-2 text-start font-[650]">
                  {topic.name}
                </th>
              </tr>
              {topic.objectives.map(({ id, title, level, recall, answered, lastDay }) => (
                <tr
                  key={id}
                  className="border-t border-line align-top [&>*]:px-3 [&>*]:py-2 [&>*:first-child]:pl-5 [&>*:last-child]:pr-5"
                >
                  <th scope="row" className="text-start font-normal">
                    {title}
                  </th>
                  <td>{levels[level]}</td>
                  <td>{recall === null ? messages.notMet : `${Math.round(100 * recall)}%`}</td>
                  <td>{answered}</td>
                  <td className="first-letter:uppercase">
                    {lastDay === null ? none : onDay(lastDay, today)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Card>
  )
}
