// An answer that is placed on a grid: over each point that is drawn lies a button, which the finger drags and the keys move.
import { Plus, Trash2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { classes } from '../../../../../ui/classes.ts'
import { DrawnPlane } from './drawn-plane.tsx'
import { Handle } from './handle.tsx'
import { pressed } from './keys.ts'
import { layoutOf, width } from './layout.ts'
import { Lens } from './lens.tsx'
import { messages } from './messages.ts'
import { freePlace, mostPoints, type Placed, type PlotField } from './placing.ts'
import { addButton, type Placing, usePlacing } from './use-placing.ts'
import { usePointer } from './use-pointer.ts'

export interface PlotEntryProps {
  readonly field: PlotField
  readonly label: string
  readonly text: string
  /** What was placed on the same axes before. */
  readonly before: readonly Placed[]
  /** The look of its edge. */
  readonly edge: string
  /** The id of its verdict. */
  readonly describedBy: string | undefined
  /** All is right, and nothing is placed any more. */
  readonly isDone: boolean
  readonly register: (button: HTMLElement | null) => void
  readonly onFocus: () => void
  readonly onText: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function PlotEntry(props: PlotEntryProps) {
  const { field, label, text, before, edge, describedBy, isDone, onFocus, onText, onKeyDown } = props
  const id = useId()
  const { plane } = field
  const isLine = field.kind === 'lines'
  const layout = layoutOf(plane)
  const placing = usePlacing({ field, text, onText })
  const { points } = placing
  const { held, ...listeners } = usePointer(plane, layout, placing)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div
      role="group"
      aria-label={label}
      aria-describedby={[`${id}-grid`, describedBy].filter(Boolean).join(' ')}
      onFocus={onFocus}
      className="max-w-120"
    >
      <p id={`${id}-grid`} className="sr-only">
        {messages.grid(plane.x, plane.y)}
      </p>
      <div
        className={classes('relative touch-manipulation rounded-[14px] border select-none', edge)}
        {...(!isDone && listeners)}
      >
        <DrawnPlane id={`${id}-all`} field={field} points={points} before={before}>
          {held && <Lens of={`${id}-all`} at={layout.place(held)} />}
        </DrawnPlane>
        {points.map((point, index) => {
          const [left, top] = layout.place(point)
          return (
            <Handle
              // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other name
              key={index}
              label={messages.at(placing.nameOf(index), plane, point)}
              left={(left / width) * 100}
              top={(top / layout.height) * 100}
              isSelected={index === placing.selected}
              isDone={isDone}
              register={(button) => placing.register(index, button)}
              onFocus={() => placing.select(index)}
              onKeyDown={(event) => {
                if (pressed(event, index, plane, placing)) event.preventDefault()
                else onKeyDown(event)
              }}
            />
          )
        })}
      </div>
      {!isDone && <Tools placing={placing} field={field} register={props.register} onKeyDown={onKeyDown} />}
      <p role="status" className="sr-only">
        {placing.said}
      </p>
      {!isDone && (
        <p className="mt-2 text-[15px] text-ink-soft">
          <span>{messages.tap(isLine)}</span>{' '}
          <span className="hidden md:pointer-fine:inline">{messages.keyboard}</span>
        </p>
      )}
    </div>
  )
}

interface ToolsProps extends Pick<PlotEntryProps, 'register' | 'onKeyDown'> {
  readonly placing: Placing
  readonly field: PlotField
}

/** How much is placed, and the buttons that place, take back and remove. */
function Tools({ placing, field, register, onKeyDown }: ToolsProps) {
  const { points, selected, canUndo } = placing
  const isLine = field.kind === 'lines'
  const look = 'grow text-[15px] whitespace-nowrap aria-disabled:opacity-50 max-md:gap-1.5 max-md:px-2'
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const
  return (
    <>
      <p className="num mt-2 text-[15px] text-ink-soft">
        {messages.placed(points.length, field.count, isLine)}
      </p>
      <div className="mt-1.5 flex gap-2">
        <Button
          ref={(button) => {
            register(button)
            placing.register(addButton, button)
          }}
          data-answer=""
          kind="ghost"
          className={look}
          // It keeps the focus when the last point is placed.
          aria-disabled={points.length >= mostPoints(field) || undefined}
          onClick={() => points.length < mostPoints(field) && placing.place(freePlace(field.plane, points))}
          onKeyDown={(event) => event.key === 'Escape' && onKeyDown(event)}
        >
          <Plus {...icon} />
          {messages.add(isLine)}
        </Button>
        <Button kind="ghost" className={look} disabled={!canUndo} onClick={placing.undo}>
          <Undo2 {...icon} />
          {messages.undo}
        </Button>
        <Button
          kind="ghost"
          className={look}
          disabled={points.length === 0}
          onClick={() => placing.remove(selected)}
        >
          <Trash2 {...icon} />
          {messages.remove}
        </Button>
      </div>
    </>
  )
}
