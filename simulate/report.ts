// What is printed, and the targets of docs/learning.md.
import type { Calibration } from './calibration.ts'
import type { Calibrations, Outcome } from './course.ts'
import { oracle } from './rules/oracle.ts'
import { topicsInOrder } from './rules/simple.ts'
import { tonightRule } from './rules/tonight.ts'

export interface Cell {
  readonly subjects: number
  readonly minutes: number
  readonly outcomes: readonly Outcome[]
}

export interface Result {
  readonly name: string
  /** In the order of the grid. */
  readonly cells: readonly Cell[]
}

const targets = {
  overTopics: 4,
  behindInACell: 0.3,
  shareOfOracle: 0.5,
  calibration: 0.05,
  papers: [0.75, 0.85] as const,
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const deviation = (numbers: readonly number[]): number =>
  Math.sqrt(mean(numbers.map((one) => (one - mean(numbers)) ** 2)))

const marks = ({ outcomes }: Cell): number[] => outcomes.map(({ mark }) => mark)

const meanOfGrid = ({ cells }: Result): number => mean(cells.map((cell) => mean(marks(cell))))

/** For each rule and cell the mean mark of 40, and its spread between students. */
export const markTable = (results: readonly Result[]): Record<string, Record<string, string>> => {
  const start = results[0]?.cells ?? []
  const before = start.map((cell) => [title(cell), mean(cell.outcomes.map((one) => one.before)).toFixed(1)])
  const rows = results.map((result) => {
    const cells = result.cells.map((cell) => [
      title(cell),
      `${mean(marks(cell)).toFixed(1)} ± ${deviation(marks(cell)).toFixed(1)}`,
    ])
    return [result.name, { ...Object.fromEntries(cells), mean: meanOfGrid(result).toFixed(2) }]
  })
  return Object.fromEntries([['at the start', Object.fromEntries(before)], ...rows])
}

const title = ({ subjects, minutes }: Cell): string => `${subjects} × ${minutes} min`

export const calibrationTable = ({ bins }: Calibration) =>
  bins
    .filter(({ count }) => count > 0)
    .map(({ count, expected, happened }) => ({
      expected: (expected / count).toFixed(2),
      simulated: (happened / count).toFixed(2),
      count,
    }))

/** A sentence for each target that is missed, with by how much. */
export const missedTargets = (results: readonly Result[], calibrations: Calibrations): string[] => {
  const named = (name: string): Result => {
    const result = results.find((one) => one.name === name)
    if (!result) throw new Error(`${name} was not simulated`)
    return result
  }
  const tonight = named(tonightRule.name)
  const own = meanOfGrid(tonight)
  const topics = meanOfGrid(named(topicsInOrder.name))
  const ofOracle = (own - topics) / (meanOfGrid(named(oracle.name)) - topics)
  const others = results.filter(({ name }) => name !== tonight.name && name !== oracle.name)
  const best = Math.max(...others.map(meanOfGrid))
  const missed: string[] = []
  const check = (holds: boolean, sentence: string) => {
    console.log(sentence)
    if (!holds) missed.push(sentence)
  }
  check(own - topics >= targets.overTopics, `${(own - topics).toFixed(2)} marks over topics in order`)
  check(own >= best, `${(own - best).toFixed(2)} marks over the best other rule`)
  check(ofOracle >= targets.shareOfOracle, `${(100 * ofOracle).toFixed(0)}% of the oracle's gain`)
  tonight.cells.forEach((cell, index) => {
    const other = Math.max(...others.map(({ cells }) => mean(cells[index] ? marks(cells[index]) : [])))
    const over = mean(marks(cell)) - other
    check(over >= -targets.behindInACell, `${title(cell)}: ${over.toFixed(2)} marks over the best other rule`)
  })
  const { papers, ...recalls } = calibrations
  for (const [name, calibration] of Object.entries(recalls)) {
    const error = calibration.error()
    check(error <= targets.calibration, `calibration error of recall, ${name}: ${error.toFixed(3)}`)
  }
  const [least, most] = targets.papers
  const share = papers.share()
  check(share >= least && share <= most, `${(100 * share).toFixed(0)}% of papers within the expected range`)
  return missed
}
