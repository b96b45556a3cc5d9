// "For offline": each subject, each of its topics and each book of the student, with its size, to be kept on this device.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useShelf } from '../../features/resources/queries.ts'
import { useCatalogue } from '../../platform/catalogue.ts'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../ui/card.tsx'
import { messages } from './choices/messages.ts'
import { entriesOf, sizesQuery } from './choices.ts'
import { Group, isPossible, Notes, useChoosing } from './choosing.tsx'

export function ForOffline() {
  const catalogue = useCatalogue()
  const { data: sizes } = useQuery(sizesQuery)
  const books = useOwnBooks()
  const choosing = useChoosing()
  const { chosen } = choosing
  if (!isPossible() || chosen.isError) return <Frame>{messages.impossible}</Frame>
  if (!catalogue.data || !sizes || !chosen.data) return null
  return (
    <Frame>
      <Notes {...choosing} />
      {catalogue.data.subjects.map((subject) => (
        <Group
          key={subject.key}
          name={subject.name}
          all={messages.all(subject.name)}
          entries={entriesOf(sizes, subject.topics)}
          choosing={choosing}
        />
      ))}
      {books.length > 0 && (
        <Group
          name={messages.books}
          all={messages.all(messages.books.toLowerCase())}
          entries={books.map(({ path, name }) => ({
            choice: `book:${path}`,
            name,
            bytes: sizes.books[path] ?? 0,
          }))}
          choosing={choosing}
        />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="mb-2 text-[22px]">{messages.title}</h2>
      <div className="text-[15px] text-ink-soft">{children}</div>
    </Card>
  )
}

/** The books that the student has unlocked. */
const useOwnBooks = () => {
  const { data: me } = useMe()
  const shelf = useShelf()
  const unlocked = new Set(me?.unlockedFiles)
  return (shelf.data?.groups ?? [])
    .flatMap(({ resources }) => resources)
    .filter(({ path }) => unlocked.has(path))
}
