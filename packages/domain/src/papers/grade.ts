// From a mark to a range of grades (decision 92). One paper says how able a student is only roughly, the next paper draws other
// questions, and thresholds move from series to series. All three are in the range, which holds in eight of ten cases.
import { questionsInPaper } from './clock.ts'
import { markOf, type Score } from './result.ts'

/** From the best to the worst. */
export const grades = ['A*', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Grade = (typeof grades)[number]
/** `U`: below the lowest threshold. */
export type GradeOrNone = Grade | 'U'

export interface SeriesThresholds {
  readonly series: string
  /** The least mark of 40 for each grade. */
  readonly marks: Readonly<Partial<Record<Grade, number>>>
}

/** With fewer series nothing is known of how thresholds move. */
export const fewestSeries = 3
/** Of ten cases, those that lie below the range, and above it. */
const outside = 0.1

/**
 * The probability of each mark, 0 to 40, on another paper for who got this score. Every ability is as likely at first, and each
 * answer says something about it: the beta-binomial distribution.
 */
export const nextMarks = ({ right, counted }: Score): readonly number[] => {
  const a = right + 1
  const b = counted - right + 1
  const weights = [1]
  for (let mark = 0; mark < questionsInPaper; mark += 1) {
    const last = weights[mark] ?? 0
    const left = questionsInPaper - mark
    weights.push((last * left * (mark + a)) / ((mark + 1) * (left - 1 + b)))
  }
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

export interface MarkRange {
  readonly low: number
  readonly high: number
}

/** Between which marks another paper ends eight times in ten. */
export const nextRange = (score: Score): MarkRange => {
  const range = within(nextMarks(score).map((chance, mark) => [mark, chance] as const))
  const mark = markOf(score)
  // A range that leaves out the very mark that it comes from would not be understood.
  return { low: Math.min(range.low, mark), high: Math.max(range.high, mark) }
}

/** The ends of what is left without the lowest and the highest tenth. @param cases values and their probabilities, ascending */
const within = (cases: readonly (readonly [value: number, chance: number])[]): MarkRange => {
  const end = (all: typeof cases): number => {
    let before = 0
    for (const [value, chance] of all) {
      before += chance
      if (before > outside) return value
    }
    return all.at(-1)?.[0] ?? 0
  }
  return { low: end(cases), high: end(cases.toReversed()) }
}

/** The grade of a mark in one series. */
export const gradeOf = (mark: number, marks: SeriesThresholds['marks']): GradeOrNone =>
  grades.find((grade) => mark >= (marks[grade] ?? Number.POSITIVE_INFINITY)) ?? 'U'

export interface GradeRange {
  readonly low: GradeOrNone
  readonly high: GradeOrNone
  /** How many series it rests on. */
  readonly series: number
  /** Where each grade begins in the mean of the papers of these series, the best first. */
  readonly begins: readonly { readonly grade: Grade; readonly mark: number }[]
}

const worstFirst: readonly GradeOrNone[] = ['U', ...grades.toReversed()]

/** Null: fewer than three series are known. */
export const gradeRange = (score: Score, thresholds: readonly SeriesThresholds[]): GradeRange | null => {
  const series = new Set(thresholds.map((one) => one.series)).size
  if (series < fewestSeries) return null
  const chances = worstFirst.map(() => 0)
  nextMarks(score).forEach((chance, mark) => {
    for (const { marks } of thresholds) {
      const place = worstFirst.indexOf(gradeOf(mark, marks))
      chances[place] = (chances[place] ?? 0) + chance / thresholds.length
    }
  })
  const { low, high } = within(chances.map((chance, place) => [place, chance] as const))
  return { low: worstFirst[low] ?? 'U', high: worstFirst[high] ?? 'U', series, begins: beginsOf(thresholds) }
}

const beginsOf = (thresholds: readonly SeriesThresholds[]): GradeRange['begins'] =>
  grades.flatMap((grade) => {
    const own = thresholds.flatMap(({ marks }) => marks[grade] ?? [])
    if (own.length === 0) return []
    return [{ grade, mark: Math.round(own.reduce((sum, mark) => sum + mark, 0) / own.length) }]
  })
