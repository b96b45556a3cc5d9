// The file that is open. The code that shows it is fetched when the browser is idle, or with the tap that opens the first file.
import type { Resource } from '@toron/contract/resources.ts'
import type { BookFacts } from '@toron/domain/resources/book.ts'
import { codeQuery, useCode } from '../../platform/code.ts'
import { explain } from '../../platform/messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { messages } from './messages.ts'

const viewerCode = codeQuery('viewer', () => import('./viewer/viewer.tsx'))

interface OpenFileProps {
  /** Null where none is open. */
  readonly resource: Resource | null
  readonly facts: BookFacts | undefined
  readonly onClose: () => void
}

export function OpenFile({ resource, facts, onClose }: OpenFileProps) {
  const { data: code, error, isFetching } = useCode(viewerCode, resource !== null)
  if (!resource) return null
  if (code) return <code.Viewer key={resource.path} resource={resource} facts={facts} onClose={onClose} />
  return (
    <Dialog open title={resource.name} onClose={onClose}>
      {error && !isFetching ? (
        <LoadAlert pending={false} onRetry={() => window.location.reload()}>
          {explain(error)}
        </LoadAlert>
      ) : (
        <p role="status">{messages.opening(resource.name)}</p>
      )}
    </Dialog>
  )
}
