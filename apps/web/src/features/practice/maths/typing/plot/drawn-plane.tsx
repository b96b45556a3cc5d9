// A plane with what is placed on it, as an SVG. Whoever shows it says in words what is there.
import type { Point } from '@toron/domain/typed-answers/plane.ts'
import type { ReactNode } from 'react'
import { Grid } from './grid.tsx'
import { layoutOf, width } from './layout.ts'
import { DrawnPoints } from './placed.tsx'
import { type Placed, type PlotField, textOf } from './placing.ts'

interface DrawnPlaneProps {
  readonly field: PlotField
  readonly points: readonly Point[]
  /** What was placed on the same axes before. */
  readonly before: readonly Placed[]
  /** Of the group that holds the drawing. */
  readonly id?: string
  /** Drawn over all. */
  readonly children?: ReactNode
}

export function DrawnPlane({ field, points, before, id, children }: DrawnPlaneProps) {
  const { plane } = field
  const layout = layoutOf(plane)
  return (
    <svg viewBox={`0 0 ${width} ${layout.height}`} aria-hidden="true" className="block w-full">
      <g id={id}>
        <rect
          x={layout.across.from}
          y={layout.down.from}
          width={layout.across.to - layout.across.from}
          height={layout.down.to - layout.down.from}
          className="fill-surface"
        />
        <Grid plane={plane} layout={layout} />
        <g className="stroke-current text-ink-faint">
          {before.map((placed) => (
            <DrawnPoints key={textOf(placed.points)} {...placed} layout={layout} />
          ))}
        </g>
        <g className="stroke-current text-brand">
          <DrawnPoints field={field} layout={layout} points={points} />
        </g>
      </g>
      {children}
    </svg>
  )
}
