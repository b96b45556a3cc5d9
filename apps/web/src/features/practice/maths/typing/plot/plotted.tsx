// What was placed on a grid, to look at. Until its code has come, the words beside it say the same.
import { codeQuery, useCode } from '../../../../../platform/code.ts'
import { type Placed, type PlotField, pointsOf } from './placing.ts'

const planeCode = codeQuery('drawn-plane', () => import('./drawn-plane.tsx'))

interface PlottedProps {
  readonly field: PlotField
  readonly text: string
  /** What was placed on the same axes before. */
  readonly before: readonly Placed[]
}

export function Plotted({ field, text, before }: PlottedProps) {
  const { data: code } = useCode(planeCode, true)
  if (!code) return null
  return (
    <div className="w-full max-w-120 rounded-[14px] border border-edge bg-surface">
      <code.DrawnPlane field={field} points={pointsOf(text)} before={before} />
    </div>
  )
}
