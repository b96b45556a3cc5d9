// Gates on answers that are placed on a grid: the grid is printed with the question and, finished, with the solution; what is asked
// for can be placed on the screen, and no point could stand for another.
import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { type Plane, type Point, snapped, squareOf, textOfPoints } from '@toron/domain/typed-answers/plane.ts'
import type { Generated } from '../maths/template.ts'

type Plotted = Extract<Asked, { readonly plane: Plane }>

export const isPlotted = (asked: Asked): asked is Plotted => 'plane' in asked

/** What is asked for, as near as the screen can place it. */
export const plotModel = (asked: Plotted): string => {
  const { x, y } = asked.plane
  const points = asked.kind === 'points' ? asked.points : asked.lines.flat()
  return textOfPoints(points.map(([u, v]): Point => [snapped(x, u), snapped(y, v)]))
}

/** Returns one clause for each fault. */
export const plotFaults = ({
  question,
  answer,
  answers,
}: Pick<Generated, 'question' | 'answer' | 'answers'>) =>
  answers.flatMap(({ part, asked }) => {
    if (!isPlotted(asked)) return []
    const name = part === '' ? 'the drawing' : `the drawing of (${part})`
    return [
      ...(hasAxes(question, asked.plane) ? [] : [`${name} has other axes than the question prints`]),
      ...(hasAxes(answer, asked.plane) ? [] : [`${name} is not shown in the solution`]),
      ...(asked.kind === 'points' && !areApart(asked) ? [`${name} has points too near to each other`] : []),
    ]
  })

const hasAxes = (markup: string, { x, y }: Plane): boolean =>
  [x, y].every(({ from, to }) => markup.includes(`axis(${from}, ${to},`))

const areApart = ({ plane, points, within }: Extract<Plotted, { readonly kind: 'points' }>): boolean =>
  points.every(([u, v], n) =>
    points
      .slice(n + 1)
      .every(
        ([a, b]) =>
          Math.max(Math.abs(u - a) / squareOf(plane.x), Math.abs(v - b) / squareOf(plane.y)) > 2 * within,
      ),
  )
