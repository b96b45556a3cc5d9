// /paper?sitting=…: loads the paper that is open. One that has ended shows its result instead.
import { useQuery } from '@tanstack/react-query'
import type { OpenSitting } from '@toron/contract/paper-fields.ts'
import { isOfOptions } from '@toron/domain/papers/kinds.ts'
import { screens } from '@toron/domain/screens.ts'
import { Navigate } from 'react-router'
import { Failed, ForStudents, Waiting } from '../notices.tsx'
import { paperQuestionsQuery, sittingQuery } from '../queries.ts'
import { useWritten } from '../written-code.ts'
import { OptionsSitting } from './options-sitting.tsx'

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
  const { open, ahead } = data
  if (!open) return <Navigate to={`${screens.papers}?sitting=${sittingId}`} replace />
  return isOfOptions(open.paper.subject) ? (
    <WithQuestions sitting={open} ahead={ahead} />
  ) : (
    <Written sitting={open} ahead={ahead} />
  )
}

interface OfSitting {
  readonly sitting: OpenSitting
  readonly ahead: number
}

function WithQuestions({ sitting, ahead }: OfSitting) {
  const { data, error, isError, refetch } = useQuery(paperQuestionsQuery(sitting.paper.id))
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  return <OptionsSitting sitting={sitting} ahead={ahead} questions={data} />
}

function Written(props: OfSitting) {
  const { code, failed } = useWritten()
  if (!code) return failed ?? <Waiting />
  return <code.WrittenSitting {...props} />
}
