// /papers?sitting=…: the result of a paper, or with &question= its review. One that is open leads to the paper.
import { useQuery } from '@tanstack/react-query'
import type { Result } from '@toron/contract/paper-fields.ts'
import { screens } from '@toron/domain/screens.ts'
import { Navigate } from 'react-router'
import { Failed, ForStudents, Waiting } from '../notices.tsx'
import { sittingQuery } from '../queries.ts'
import { useWritten } from '../written-code.ts'
import { GivenUp } from './given-up.tsx'
import { ResultView } from './result-view.tsx'
import { Review } from './review.tsx'

interface ResultScreenProps {
  readonly sittingId: string
  /** As in the address; null: the result itself. */
  readonly question: string | null
}

export function ResultScreen({ sittingId, question }: ResultScreenProps) {
  return (
    <ForStudents path={`${screens.papers}?sitting=${sittingId}`}>
      <OwnResult sittingId={sittingId} question={question} />
    </ForStudents>
  )
}

function OwnResult({ sittingId, question }: ResultScreenProps) {
  const { data, error, isError, refetch } = useQuery(sittingQuery(sittingId))
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />
  const { result } = data
  if (!result) return <Navigate to={`${screens.paper}?sitting=${sittingId}`} replace />
  if (!result.score) return <GivenUp result={result} />
  if (question === null) return <ResultView result={result} score={result.score} />
  const total = result.questions.length + result.worked.length
  const number = Math.min(Math.max(1, Math.trunc(Number(question)) || 1), total)
  if (result.worked.length > 0) return <Written result={result} number={number} />
  return <Review result={result} number={number} />
}

function Written(props: { result: Result; number: number }) {
  const { code, failed } = useWritten()
  if (!code) return failed ?? <Waiting />
  return <code.WrittenReview {...props} />
}
