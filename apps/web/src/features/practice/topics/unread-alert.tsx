// Part of a list of topics did not load: without a network a calm word, otherwise what went wrong and a button to retry.
import { isWithoutNetwork } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LoadAlert } from '../../../ui/load-alert.tsx'
import { messages } from './messages.ts'

interface Query {
  readonly isError: boolean
  readonly isFetching: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

interface UnreadAlertProps {
  readonly queries: readonly Query[]
  /** Of when what is shown instead is, in words; empty: nothing is. */
  readonly since: string
}

export function UnreadAlert({ queries, since }: UnreadAlertProps) {
  const failed = queries.filter(({ isError }) => isError)
  const [first] = failed
  if (!first) return null
  if (isWithoutNetwork(first.error)) {
    return (
      <Alert tone="note" className="mb-5">
        {since} {messages.unread}
      </Alert>
    )
  }
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  return (
    <LoadAlert className="mb-5" pending={failed.some(({ isFetching }) => isFetching)} onRetry={retry}>
      {explain(first.error)} {since}
    </LoadAlert>
  )
}
