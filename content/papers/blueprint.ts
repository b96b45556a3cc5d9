// What a paper must look like: how many questions from each section of the syllabus, what they ask of a student, and what no
// paper may have. Where the shares come from is in content/README.md.

import { letters } from '@toron/domain/practice/public-question.ts'
import type { Tier } from '@toron/domain/tonight/plan.ts'
import type { Objective } from '../teaching.ts'
import { type PlacedQuestion, sectionOf } from './placed.ts'

export const questionsOfPaper = 40

interface Range {
  readonly least: number
  readonly most: number
}

export interface Blueprint {
  /** Section → its questions of the forty, before rounding. */
  readonly sections: ReadonlyMap<string, number>
  readonly skills: Readonly<Record<'recall' | 'apply' | 'analyse', Range>>
  readonly supplement: Range
  /** Questions with a figure or a table. */
  readonly shown: Range
  /** How often each letter may be the key. */
  readonly letter: Range
  readonly sameLetterInARow: number
}

const formOf = {
  core: {
    skills: {
      recall: { least: 8, most: 13 },
      apply: { least: 16, most: 23 },
      analyse: { least: 8, most: 13 },
    },
    supplement: { least: 0, most: 0 },
  },
  extended: {
    skills: {
      recall: { least: 5, most: 10 },
      apply: { least: 16, most: 23 },
      analyse: { least: 10, most: 16 },
    },
    supplement: { least: 20, most: 26 },
  },
} as const satisfies Record<Tier, Pick<Blueprint, 'skills' | 'supplement'>>

/** A Core paper asks only what the syllabus calls core, in the shares that are left when the rest is taken away. */
export const blueprintOf = (tier: Tier, objectives: readonly Objective[]): Blueprint => {
  const asked = objectives.filter(({ level }) => tier === 'extended' || level === 'core')
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  const sections = new Map<string, number>()
  for (const { section, weight } of asked) {
    const { key } = sectionOf(section)
    sections.set(key, (sections.get(key) ?? 0) + (weight / whole) * questionsOfPaper)
  }
  return {
    ...formOf[tier],
    sections,
    shown: { least: 16, most: 26 },
    letter: { least: 8, most: 12 },
    sameLetterInARow: 3,
  }
}

/** Something that a paper is wrong in, and how far. */
export interface Fault {
  readonly says: string
  readonly by: number
}

/** How far a number is outside a range. */
const outside = (number: number, { least, most }: Range): number => Math.max(0, least - number, number - most)

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

const faultsOfShares = (questions: readonly PlacedQuestion[], blueprint: Blueprint): Fault[] => {
  const inSection = countBy(questions, ({ section }) => section)
  const bySkill = countBy(questions, ({ question }) => question.skill)
  const byLevel = countBy(questions, ({ question }) => question.level)
  const byLetter = countBy(questions, ({ question }) => question.correctAnswer)
  const shown = questions.filter(({ question }) => question.imageFilename || question.table).length
  const within = (what: string, number: number, range: Range): Fault => ({
    says: `has ${number} questions ${what}, not ${range.least} to ${range.most}`,
    by: outside(number, range),
  })
  const sections = [...blueprint.sections].map(([section, share]) =>
    within(`of section ${section}`, inSection.get(section) ?? 0, {
      least: Math.floor(share),
      most: Math.ceil(share),
    }),
  )
  const skills = Object.entries(blueprint.skills).map(([skill, range]) =>
    within(`of the skill ${skill}`, bySkill.get(skill) ?? 0, range),
  )
  const keys = letters.map((letter) =>
    within(`with the key ${letter}`, byLetter.get(letter) ?? 0, blueprint.letter),
  )
  return [
    ...sections,
    ...skills,
    ...keys,
    within('of the supplement', byLevel.get('supplement') ?? 0, blueprint.supplement),
    within('with a figure or a table', shown, blueprint.shown),
  ]
}

/** The longest row of questions with the same key. */
const longestRun = (questions: readonly PlacedQuestion[]): number => {
  let longest = 0
  let run = 0
  let before = ''
  for (const { question } of questions) {
    run = question.correctAnswer === before ? run + 1 : 1
    before = question.correctAnswer
    longest = Math.max(longest, run)
  }
  return longest
}

/** Misconceptions and the objective: a second question on one of them would ask the same thought again. */
const thoughtsOf = ({ question }: PlacedQuestion): readonly string[] => {
  const ideas = Object.values(question.mistakes ?? {}).filter((mistake) => mistake?.includes('/'))
  return [...new Set([question.objective, ...ideas])].filter((id) => id !== undefined)
}

const faultsOfRepeats = (questions: readonly PlacedQuestion[]): Fault[] => {
  const first = new Map<string, string>()
  return questions.flatMap((placed) =>
    thoughtsOf(placed).flatMap((thought) => {
      const twin = first.get(thought)
      if (twin === undefined) first.set(thought, placed.question.id)
      return twin === undefined
        ? []
        : [{ says: `asks about ${thought} in ${twin} and in ${placed.question.id}`, by: 1 }]
    }),
  )
}

/** Of its runs of three words: two questions of a paper share less. */
export const likenessOfPaper = 0.25

/** Pairs of alike questions: id → the ids of those that are like it. */
export type Likeness = ReadonlyMap<string, ReadonlySet<string>>

const faultsOfLikeness = (questions: readonly PlacedQuestion[], alike: Likeness): Fault[] => {
  const ids = new Set(questions.map(({ question }) => question.id))
  return [...ids].flatMap((id) =>
    [...(alike.get(id) ?? [])]
      .filter((other) => id < other && ids.has(other))
      .map((other) => ({ says: `has ${id} and ${other}, which are much alike`, by: 1 })),
  )
}

/** What is wrong with a paper, its questions in the order in which they are asked. */
export const faultsOf = (
  questions: readonly PlacedQuestion[],
  blueprint: Blueprint,
  alike: Likeness,
): Fault[] => {
  const run = longestRun(questions)
  return [
    ...faultsOfShares(questions, blueprint),
    ...faultsOfRepeats(questions),
    ...faultsOfLikeness(questions, alike),
    { says: `has the same key ${run} times in a row`, by: Math.max(0, run - blueprint.sameLetterInARow) },
  ].filter(({ by }) => by > 0)
}
