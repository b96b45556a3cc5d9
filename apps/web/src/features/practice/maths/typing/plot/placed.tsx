// What a student has placed: crosses, joined where the answer is a graph or a shape, or lines from edge to edge.
import { clipped } from '@toron/domain/typed-answers/plane.ts'
import { crossAt, joinedBy } from './grid.tsx'
import type { Layout } from './layout.ts'
import { inOrder, linesThrough, type Placed } from './placing.ts'

interface DrawnPointsProps extends Placed {
  readonly layout: Layout
}

const line = 'fill-none stroke-2'

/** In the colour of its surroundings. */
export function DrawnPoints({ field, layout, points }: DrawnPointsProps) {
  const places = points.map(layout.place)
  if (field.kind === 'lines') {
    const lines = linesThrough(points).map((through) => clipped(field.plane, through) ?? [])
    return (
      <>
        <path d={lines.map((ends) => joinedBy(ends.map(layout.place))).join('')} className={line} />
        {places.map((place) => (
          <circle key={place.join()} cx={place[0]} cy={place[1]} r={4} className="fill-current stroke-none" />
        ))}
      </>
    )
  }
  const { joined } = field
  const isWhole = points.length === field.count
  const path = joinedBy(inOrder(points, joined).map(layout.place))
  return (
    <>
      {joined !== undefined && (
        <path
          d={joined === 'shape' && isWhole ? `${path}Z` : path}
          strokeLinejoin="round"
          className="fill-none stroke-[1.75px] opacity-80"
        />
      )}
      <path d={places.map((place) => crossAt(place, 4.5)).join('')} className={line} />
    </>
  )
}
