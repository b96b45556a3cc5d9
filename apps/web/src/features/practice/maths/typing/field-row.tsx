// One field of a question: its name before it, its unit behind it (a currency before), and its verdict below. A matrix has a field in each
// place, and an answer that is drawn has its grid.
import { isUnitBefore } from '@toron/domain/typed-answers/unit-place.ts'
import type { ReactNode } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { sizeOf } from './answers.ts'
import type { FieldRowProps } from './field-row-props.ts'
import { messages } from './messages.ts'
import { isPlot } from './plot/placing.ts'
import { PlotRow } from './plot/plot-row.tsx'
import { isInline, isSymbol } from './printed-name.ts'
import { edges, UnfinishedLine, VerdictLine } from './verdict-line.tsx'

/** Far above the longest answer that is read. */
const longestText = 1000

export function FieldRow(props: FieldRowProps) {
  const { id, field, cells, mark, isUnfinished, isDone, register, onFocus, onText, onKeyDown } = props
  const { part, name, unit, kind } = field
  if (isPlot(field)) return <PlotRow {...props} field={field} />
  const label = messages.field(part, name, unit)
  const [rows, columns] = sizeOf(field)
  const isGrid = rows * columns > 1
  const isBefore = name !== undefined && isInline(name)
  const unitSign = unit !== undefined && (
    <span className="shrink-0 whitespace-nowrap text-ink-soft">{unit}</span>
  )
  const isUnitFirst = unit !== undefined && isUnitBefore(unit)

  const inputs = cells.map((text, cell) => (
    <input
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a matrix has no other name
      key={cell}
      ref={(input) => register(cell, input)}
      data-answer=""
      value={text}
      readOnly={isDone}
      maxLength={longestText}
      // The keypad is there instead of the phone's keyboard; words are typed on that.
      inputMode={kind === 'word' ? 'text' : 'none'}
      enterKeyHint="done"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={isGrid ? undefined : messages.placeholder}
      aria-label={isGrid ? messages.cell(label, Math.floor(cell / columns) + 1, (cell % columns) + 1) : label}
      aria-invalid={mark?.verdict === 'wrong' || undefined}
      aria-describedby={mark || isUnfinished ? `${id}-verdict` : undefined}
      onFocus={() => onFocus(cell)}
      onChange={({ target }) => onText(cell, target.value)}
      onKeyDown={onKeyDown}
      className={classes(
        'min-h-13 w-full min-w-0 rounded-[14px] border py-2 text-[19px] text-ink',
        isGrid ? 'px-1 text-center' : 'px-4',
        mark ? edges[mark.verdict] : 'border-edge bg-surface',
      )}
    />
  ))
  return (
    <div id={id} className="min-w-0 grow">
      {name !== undefined && !isBefore && (
        <p className="mb-1 text-[15px] text-ink-soft">{messages.named(name)}</p>
      )}
      <div className="flex items-center gap-2.5">
        {isBefore && (
          <span className="shrink-0 text-[19px] whitespace-nowrap">
            {messages.before(name, isSymbol(name))}
          </span>
        )}
        {isUnitFirst && unitSign}
        {isGrid ? <Grid columns={columns}>{inputs}</Grid> : <div className="min-w-0 grow">{inputs}</div>}
        {!isUnitFirst && unitSign}
      </div>
      {mark && <VerdictLine id={`${id}-verdict`} mark={mark} field={field} />}
      {isUnfinished && <UnfinishedLine id={`${id}-verdict`} />}
    </div>
  )
}

/** A matrix between its brackets. */
function Grid({ columns, children }: { columns: number; children: ReactNode }) {
  const bracket = 'w-2.5 shrink-0 self-stretch border-y-2 border-ink'
  return (
    <div className="flex gap-1.5">
      <span aria-hidden="true" className={classes(bracket, 'rounded-l-[14px] border-l-2')} />
      <div
        className="grid gap-1.5 py-1.5"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 84px))` }}
      >
        {children}
      </div>
      <span aria-hidden="true" className={classes(bracket, 'rounded-r-[14px] border-r-2')} />
    </div>
  )
}
