// A field whose answer is placed on a grid. Its code is loaded only where a question has one.
import { codeQuery, useCode } from '../../../../../platform/code.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import type { FieldRowProps } from '../field-row-props.ts'
import { messages as typingMessages } from '../messages.ts'
import { edges, UnfinishedLine, VerdictLine } from '../verdict-line.tsx'
import { messages } from './messages.ts'
import type { PlotField } from './placing.ts'

const plotCode = codeQuery('plot', () => import('./plot-entry.tsx'))

interface PlotRowProps extends FieldRowProps {
  readonly field: PlotField
}

export function PlotRow(props: PlotRowProps) {
  const { id, field, cells, mark, before, isUnfinished, isDone, register } = props
  const { data: code, isError } = useCode(plotCode, true)
  const { part, name } = field
  if (isError) return <Alert tone="note">{messages.failed}</Alert>
  if (!code) {
    return (
      <div role="status">
        <Skeleton className="aspect-square w-full max-w-120" />
        <span className="sr-only">{messages.loading}</span>
      </div>
    )
  }
  return (
    <div id={id} className="min-w-0">
      {name !== undefined && <p className="mb-1 text-[15px] text-ink-soft">{typingMessages.named(name)}</p>}
      <code.PlotEntry
        field={field}
        label={typingMessages.field(part, name, undefined)}
        text={cells[0] ?? ''}
        before={before}
        edge={mark ? edges[mark.verdict] : 'border-edge bg-surface'}
        describedBy={mark || isUnfinished ? `${id}-verdict` : undefined}
        isDone={isDone}
        register={(button) => register(0, button)}
        onFocus={() => props.onFocus(0)}
        onText={(text) => props.onText(0, text)}
        onKeyDown={props.onKeyDown}
      />
      {mark && <VerdictLine id={`${id}-verdict`} mark={mark} field={field} />}
      {isUnfinished && <UnfinishedLine id={`${id}-verdict`} />}
    </div>
  )
}
