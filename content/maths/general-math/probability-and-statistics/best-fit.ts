// The line of best fit through points, and how close they are to it.

import { sum } from './data.ts'

export type Points = readonly (readonly [x: number, y: number])[]

/** The line of least squares, as a careful eye would draw it. */
export const bestFit = (points: Points): { intercept: number; gradient: number } => {
  const [meanX, meanY] = [
    sum(points.map(([x]) => x)) / points.length,
    sum(points.map(([, y]) => y)) / points.length,
  ]
  const gradient =
    sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / sum(points.map(([x]) => (x - meanX) ** 2))
  return { gradient, intercept: meanY - gradient * meanX }
}

/** How close the points are to their line: 1 or −1 if they are all on it. */
export const correlation = (points: Points): number => {
  const there = bestFit(points).gradient
  const back = bestFit(points.map(([x, y]) => [y, x])).gradient
  return Math.sign(there) * Math.sqrt(there * back)
}
