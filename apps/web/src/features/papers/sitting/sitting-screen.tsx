// /paper?sitting=…: loads the paper that is open. One that has ended shows its result instead.
import { useQuery } from '@tanstack/react-query'
import type { OpenSitting } from '@toron/contract/papers.ts'
import { screens } from '@toron/domain/screens.ts'
import { Navigate } from 'react-router'
import { Failed, ForStudents, Waiting } from '../notices.tsx'
import { paperQuestionsQuery, sittingQuery } from '../queries.ts'
import { SittingRun } from './sitting-run.tsx'

export function SittingScreen({ sittingId }: { sittingId: string | null }) {
  if (sittingId === null) return <Navigate to={screens.papers} replace />
  return (
    <ForStudents path={`${screens.paper}?sitting=${sittingId}`}>
      <OwnSitting key={sittingId} sittingId={sittingId} />
    </ForStudents>
  )
}

function OwnSitting({ sittingId }: { sittingId: string }) {
  const { data, error, isError, refetch } = useQuery(sittingQuery(sittingId))
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  if (!data.open) return <Navigate to={`${screens.papers}?sitting=${sittingId}`} replace />
  return <WithQuestions sitting={data.open} ahead={data.ahead} />
}

function WithQuestions({ sitting, ahead }: { sitting: OpenSitting; ahead: number }) {
  const { data, error, isError, refetch } = useQuery(paperQuestionsQuery(sitting.paper.id))
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  return <SittingRun sitting={sitting} ahead={ahead} questions={data} />
}
