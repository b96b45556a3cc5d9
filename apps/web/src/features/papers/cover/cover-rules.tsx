// What the cover of a written paper says: its marks, what one needs, and how exact an answer must be.
import { useQuery } from '@tanstack/react-query'
import { paperKinds } from '@toron/domain/papers/kinds.ts'
import type { PaperCover } from '@toron/domain/papers/maths-question.ts'
import { coverQuery, type WrittenKind } from './cover-query.ts'
import { messages } from './messages.ts'

/** Before a paper is begun. */
export function BeforeYouBegin(kind: WrittenKind) {
  const { data: cover } = useQuery(coverQuery(kind))
  return (
    <>
      <p>{messages.working}</p>
      {cover && <CoverRules cover={cover} marks={paperKinds[kind.subject].marks} />}
    </>
  )
}

export function CoverRules({ cover, marks }: { cover: PaperCover; marks: number }) {
  const { needs, calculator, accuracy } = cover
  return (
    <ul className="list-disc pl-5 [&>li+li]:mt-1.5">
      <li>{messages.marks(marks)}</li>
      <li>{messages.needs(needs)}</li>
      <li>{calculator}</li>
      <li>{accuracy}</li>
    </ul>
  )
}
