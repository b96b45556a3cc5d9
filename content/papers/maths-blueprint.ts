// What a paper of maths must look like: how many marks and questions, how many marks of each topic, and how many long questions.
// Where it comes from is in content/README.md.

import { type Component, type PaperSubject, paperKinds } from '@toron/domain/papers/kinds.ts'
import { inMathsOrder, type MathsAsked } from './maths-asked.ts'

interface Range {
  readonly least: number
  readonly most: number
}

export interface MathsBlueprint {
  readonly calculator: boolean
  /** Exactly so many. */
  readonly marks: number
  readonly questions: Range
  /** Topic → its marks. */
  readonly topics: ReadonlyMap<string, Range>
  /** Of so many marks a question is long. */
  readonly longFrom: number
  /** Questions that are long. */
  readonly long: Range
  /** Questions with a figure. */
  readonly shown: Range
  /** Marks of questions that are written for a calculator. */
  readonly withCalculator: Range
}

const range = (least: number, most: number): Range => ({ least, most })

/** Marks of each topic in a paper without a calculator, and in one with it. */
const generalTopics = {
  number: [range(17, 23), range(12, 18)],
  algebra_and_graphs: [range(27, 34), range(25, 33)],
  coordinate_geometry: [range(7, 13), range(5, 14)],
  geometry: [range(9, 14), range(6, 14)],
  mensuration: [range(5, 10), range(9, 15)],
  trigonometry: [range(3, 7), range(10, 18)],
  transformations_and_vectors: [range(8, 14), range(3, 10)],
  probability_and_statistics: [range(9, 15), range(11, 18)],
} as const

const some = range(0, 13)
const additionalTopics = {
  functions: [range(3, 13), range(0, 8)],
  quadratic_functions: [some, some],
  factors_of_polynomials: [some, range(0, 8)],
  equations_inequalities_and_graphs: [range(3, 13), range(0, 10)],
  logarithmic_and_exponential_functions: [range(3, 10), some],
  straight_line_graphs: [some, some],
  coordinate_geometry_of_the_circle: [range(0, 13), range(0, 10)],
  circular_measure: [range(0, 8), range(4, 12)],
  trigonometry: [range(4, 11), range(6, 15)],
  permutations_and_combinations: [range(0, 8), range(3, 10)],
  series: [range(4, 12), range(4, 12)],
  vectors_in_two_dimensions: [some, some],
  calculus: [range(19, 26), range(19, 26)],
} as const

const topicsOf = (
  prefix: string,
  topics: Readonly<Record<string, readonly [Range, Range]>>,
  calculator: boolean,
): ReadonlyMap<string, Range> =>
  new Map(
    Object.entries(topics).map(([topic, [without, using]]) => [
      `${prefix}_${topic}`,
      calculator ? using : without,
    ]),
  )

export const mathsBlueprintOf = (subject: PaperSubject, component: Component): MathsBlueprint => {
  const calculator = component === 'calculator'
  const { marks } = paperKinds[subject]
  if (subject === 'general-math') {
    return {
      calculator,
      marks,
      questions: calculator ? range(19, 24) : range(24, 30),
      topics: topicsOf('general_math', generalTopics, calculator),
      longFrom: calculator ? 8 : 6,
      long: range(2, 4),
      shown: range(calculator ? 8 : 9, 20),
      withCalculator: calculator ? range(50, 100) : range(0, 0),
    }
  }
  return {
    calculator,
    marks,
    questions: range(11, 14),
    topics: topicsOf('additional_math', additionalTopics, calculator),
    longFrom: 7,
    long: range(4, 6),
    shown: range(2, 9),
    withCalculator: calculator ? range(40, 80) : range(0, 0),
  }
}

/** Of these nothing is left to do for who has a calculator, so only a paper without one asks it. */
const arithmetic = new Set(['general_math_number', 'general_math_trigonometry', 'general_math_mensuration'])

/** Whether a paper may ask a question at all. */
export const suits = ({ calculator, topic, text }: MathsAsked, blueprint: MathsBlueprint): boolean => {
  if (!blueprint.topics.has(topic)) return false
  if (!blueprint.calculator) return !calculator
  return calculator || !(arithmetic.has(topic) || /without (using )?a calculator/i.test(text))
}

/** Something that a paper is wrong in, and how far. */
export interface MathsFault {
  readonly says: string
  readonly by: number
}

const outside = (number: number, { least, most }: Range): number => Math.max(0, least - number, number - most)

const sumOf = (questions: readonly MathsAsked[]): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0)

const within = (what: string, number: number, wanted: Range, weight: number): MathsFault => ({
  says: `has ${number} ${what}, not ${wanted.least} to ${wanted.most}`,
  by: weight * outside(number, wanted),
})

const faultsOfTopics = (questions: readonly MathsAsked[], { topics }: MathsBlueprint): MathsFault[] => {
  const marks = new Map<string, number>()
  for (const one of questions) marks.set(one.topic, (marks.get(one.topic) ?? 0) + one.marks)
  return [...topics].map(([topic, wanted]) => within(`marks of ${topic}`, marks.get(topic) ?? 0, wanted, 0.5))
}

const faultsOfTwins = (questions: readonly MathsAsked[]): MathsFault[] => {
  const first = new Map<string, string>()
  return questions.flatMap(({ id, topic, template }) => {
    const key = `${topic}/${template}`
    const twin = first.get(key)
    if (twin === undefined) first.set(key, id)
    return twin === undefined ? [] : [{ says: `asks ${twin} and ${id}, which are of one template`, by: 2 }]
  })
}

const mostInARow = 3

/** The longest row of questions of one topic. */
const longestRow = (questions: readonly MathsAsked[]): number => {
  let [longest, row, before] = [0, 0, '']
  for (const { topic } of questions) {
    row = topic === before ? row + 1 : 1
    before = topic
    longest = Math.max(longest, row)
  }
  return longest
}

/** What is wrong with a paper, its questions in the order in which they are asked. */
export const mathsFaultsOf = (questions: readonly MathsAsked[], blueprint: MathsBlueprint): MathsFault[] => {
  const { marks, longFrom } = blueprint
  const unsuited = questions.filter((one) => !suits(one, blueprint))
  const row = longestRow(questions)
  const isInOrder = inMathsOrder(questions).every((one, index) => one === questions[index])
  return [
    within('marks', sumOf(questions), range(marks, marks), 0.5),
    within('questions', questions.length, blueprint.questions, 1),
    within(
      `questions of ${longFrom} marks or more`,
      questions.filter((one) => one.marks >= longFrom).length,
      blueprint.long,
      1,
    ),
    within('questions with a figure', questions.filter((one) => one.hasFigure).length, blueprint.shown, 1),
    within(
      'marks for which a calculator is needed',
      sumOf(questions.filter(({ calculator }) => calculator)),
      blueprint.withCalculator,
      0.2,
    ),
    ...faultsOfTopics(questions, blueprint),
    ...faultsOfTwins(questions),
    ...unsuited.map(({ id }) => ({ says: `asks ${id}, which does not suit it`, by: 5 })),
    { says: `has ${row} questions of a topic in a row`, by: Math.max(0, row - mostInARow) },
    { says: 'is not in the order from easy to hard', by: isInOrder ? 0 : 1 },
  ].filter(({ by }) => by > 0)
}
