// What the letters of a mark scheme mean, in the words of the printed one.
import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { coverQuery, type WrittenKind } from './cover-query.ts'
import { messages } from './messages.ts'

export function MarkLetters({ kind }: { kind: WrittenKind }) {
  const { data: cover } = useQuery(coverQuery(kind))
  if (!cover) return null
  return (
    <Disclosure name={messages.letters} className="mt-3 text-[15px]">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1">
        {cover.marks.map(([letters, meaning]) => (
          <div key={letters} className="contents">
            <dt className="num font-bold">{letters}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft">{messages.worth}</p>
    </Disclosure>
  )
}
