// /papers: the paper that is open or the choice of one, and those that were sat.
import { useQuery } from '@tanstack/react-query'
import { screens } from '@toron/domain/screens.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { messages as papers } from '../messages.ts'
import { Failed, ForStudents, Waiting } from '../notices.tsx'
import { papersQuery } from '../queries.ts'
import { BeginForm } from './begin-form.tsx'
import { History } from './history.tsx'
import { messages } from './messages.ts'
import { OpenCard } from './open-card.tsx'

export function PapersScreen() {
  return (
    <ForStudents path={screens.papers}>
      <OwnPapers />
    </ForStudents>
  )
}

function OwnPapers() {
  const { data, error, isError, refetch } = useQuery(papersQuery)
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  return (
    <div className="wrap py-6 md:py-9">
      <PageTitle>{papers.title}</PageTitle>
      <h1 className="mb-2.5 text-[32px] md:text-[40px]">{papers.title}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{messages.intro}</p>
      {data.open ? (
        <OpenCard open={data.open} />
      ) : (
        <BeginForm papers={data.papers} last={data.history[0]?.paper} />
      )}
      <History history={data.history} />
    </div>
  )
}
