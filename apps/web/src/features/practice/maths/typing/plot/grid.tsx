// The plane as it is printed: small squares, axes with their numbers and names, and what the question has drawn on it.
import type { Given, Plane, Point } from '@toron/domain/typed-answers/plane.ts'
import { classes } from '../../../../../ui/classes.ts'
import { type Layout, linesOf, numbersOf } from './layout.ts'
import { messages } from './messages.ts'

interface GridProps {
  readonly plane: Plane
  readonly layout: Layout
}

const halo = '[paint-order:stroke] stroke-surface stroke-3'
const numbers = classes('num fill-ink-soft text-[11px]', halo)

/** A cross, as a pencil makes it. */
export const crossAt = ([x, y]: Point, size: number): string =>
  `M${x - size} ${y - size}L${x + size} ${y + size}M${x - size} ${y + size}L${x + size} ${y - size}`

export const joinedBy = (places: readonly Point[]): string =>
  places.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')

export function Grid({ plane, layout }: GridProps) {
  const { across, down, place } = layout
  const lines = (which: 'fine' | 'strong') =>
    [
      ...linesOf(plane.x)[which].map((x) => `M${place([x, 0])[0]} ${down.from}V${down.to}`),
      ...linesOf(plane.y)[which].map((y) => `M${across.from} ${place([0, y])[1]}H${across.to}`),
    ].join('')
  const [left, top] = place(layout.axes)
  return (
    <>
      <path d={lines('fine')} className="fill-none stroke-line stroke-[0.6px]" />
      <path d={lines('strong')} className="fill-none stroke-edge stroke-[0.8px] opacity-60" />
      <path
        d={`M${across.from} ${top}H${across.to}M${left} ${down.from}V${down.to}`}
        className="fill-none stroke-ink stroke-[1.25px]"
      />
      <Numbers plane={plane} layout={layout} />
      {plane.given?.map((given) => (
        <Drawn key={`${given.as} ${given.points.join(' ')}`} given={given} layout={layout} />
      ))}
    </>
  )
}

function Numbers({ plane, layout }: GridProps) {
  const { across, down, place, axes, height } = layout
  const [left, top] = place(axes)
  const crosses = plane.x.from < 0 && plane.y.from < 0
  const isShown = ({ value }: { readonly value: number }) => !crosses || value !== 0
  return (
    <g>
      {numbersOf(plane.x)
        .filter(isShown)
        .map(({ value, text }) => (
          <text key={text} x={place([value, 0])[0]} y={top + 13} textAnchor="middle" className={numbers}>
            {text}
          </text>
        ))}
      {numbersOf(plane.y)
        .filter(isShown)
        .map(({ value, text }) => (
          <text key={text} x={left - 5} y={place([0, value])[1] + 4} textAnchor="end" className={numbers}>
            {text}
          </text>
        ))}
      {crosses && (
        <text x={left - 5} y={top + 13} textAnchor="end" className={numbers}>
          {messages.origin}
        </text>
      )}
      <text
        x={plane.x.from < 0 ? left + 6 : 4}
        y={13}
        className="fill-ink text-[13px] font-[650]"
        textAnchor="start"
      >
        {plane.y.title}
      </text>
      <text
        x={across.to}
        y={plane.y.from < 0 ? Math.min(top - 6, down.to - 6) : height - 5}
        className={`fill-ink text-[13px] font-[650] ${halo}`}
        textAnchor="end"
      >
        {plane.x.title}
      </text>
    </g>
  )
}

/** Beside a corner, on the side that is not the shape's. */
const beyond = (places: readonly Point[], [x, y]: Point): Point => {
  const [dx, dy] = [0, 1].map(
    (k) => (k === 0 ? x : y) - places.reduce((sum, place) => sum + (place[k] ?? 0), 0) / places.length,
  ) as [number, number]
  const length = Math.hypot(dx, dy)
  return length < 1 ? [x + 10, y - 10] : [x + (12 * dx) / length, y + (12 * dy) / length]
}

function Drawn({ given, layout }: { readonly given: Given; readonly layout: Layout }) {
  const { as, points, name } = given
  const places = points.map(layout.place)
  const [first = [0, 0]] = places
  const path =
    as === 'crosses'
      ? places.map((place) => crossAt(place, 3.5)).join('')
      : `${joinedBy(places)}${as === 'shape' ? 'Z' : ''}`
  const [left, top] = beyond(places, first)
  return (
    <>
      <path d={path} strokeLinejoin="round" className="fill-none stroke-subject stroke-[1.75px]" />
      {name !== undefined && (
        <text
          x={left}
          y={top + 5}
          textAnchor="middle"
          className={`fill-subject text-[14px] font-bold ${halo}`}
        >
          {name}
        </text>
      )}
    </>
  )
}
