// What is under a finger that moves a point, enlarged, in the corner that is farther from it.
import type { Point } from '@toron/domain/typed-answers/plane.ts'
import { width } from './layout.ts'

interface LensProps {
  /** The id of all that is drawn. */
  readonly of: string
  readonly at: Point
}

const size = 112
const enlarged = 2.4

export function Lens({ of, at: [x, y] }: LensProps) {
  const shown = size / enlarged
  const left = x > width / 2 ? 4 : width - size - 4
  return (
    <g>
      <svg
        x={left}
        y={4}
        width={size}
        height={size}
        viewBox={`${x - shown / 2} ${y - shown / 2} ${shown} ${shown}`}
        overflow="hidden"
        aria-hidden="true"
      >
        <rect x={x - shown} y={y - shown} width={2 * shown} height={2 * shown} className="fill-surface" />
        <use href={`#${of}`} />
      </svg>
      <rect x={left} y={4} width={size} height={size} rx={6} className="fill-none stroke-brand stroke-2" />
    </g>
  )
}
