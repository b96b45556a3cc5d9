// Marks of one kind of paper as a curve; in words for screen readers.
import { paperKinds } from '@toron/domain/papers/kinds.ts'
import { Card } from '../../../ui/card.tsx'
import { messages as papers } from '../messages.ts'
import type { Curve } from './curves.ts'
import { messages } from './messages.ts'

const size = { width: 320, height: 132, left: 26, right: 22, top: 22, bottom: 12 }

export function MarkCurve({ subject, component, marks }: Curve) {
  const most = paperKinds[subject].marks
  const step = (size.width - size.left - size.right) / (marks.length - 1)
  const points = marks.map((mark, index) => ({
    mark,
    x: size.left + index * step,
    y: size.top + (1 - mark / most) * (size.height - size.top - size.bottom),
  }))
  const yOf = (mark: number) => size.top + (1 - mark / most) * (size.height - size.top - size.bottom)
  return (
    <Card className="p-5" data-subject={subject}>
      <h3 className="mb-3 text-lg">{messages.history.marks(papers.kind({ subject, component }))}</h3>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={messages.history.curve(marks, most)}
        className="w-full text-subject"
      >
        {[0, most / 2, most].map((mark) => (
          <g key={mark}>
            <line x1={size.left} x2={size.width} y1={yOf(mark)} y2={yOf(mark)} className="stroke-line" />
            <text x={0} y={yOf(mark) + 4} className="fill-ink-soft text-[12px]">
              {mark}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
        />
        {points.map(({ x, y, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark can come twice, and none moves.
          <g key={index}>
            <circle cx={x} cy={y} r={4.5} fill="currentColor" />
            <text x={x} y={y - 9} textAnchor="middle" className="num fill-ink text-[13px] font-bold">
              {mark}
            </text>
          </g>
        ))}
      </svg>
    </Card>
  )
}
