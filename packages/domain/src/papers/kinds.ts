// The kinds of papers: what each asks for, and how long it lasts. A paper of four options has a mark for each question; a written
// paper, of maths, has questions of several parts and marks.
import type { PlanSubject, Tier } from '../tonight/plan.ts'

// As the plan has them, without the code of the plan: screens of papers load no more than they need.
const sciences = ['chemistry', 'biology', 'physics'] as const satisfies readonly PlanSubject[]
const tiers = ['core', 'extended'] as const satisfies readonly Tier[]
const mathsSubjects = ['general-math', 'additional-math'] as const
export const paperSubjects = [...sciences, ...mathsSubjects] as const
export type PaperSubject = (typeof paperSubjects)[number]

const calculators = ['no-calculator', 'calculator'] as const
export const components = [...tiers, ...calculators] as const
/** Which of the papers of a subject. */
export type Component = (typeof components)[number]

export interface PaperKind {
  readonly form: 'options' | 'written'
  readonly components: readonly Component[]
  readonly marks: number
  readonly minutes: number
}

const options: PaperKind = { form: 'options', components: tiers, marks: 40, minutes: 45 }

export const paperKinds: Readonly<Record<PaperSubject, PaperKind>> = {
  chemistry: options,
  biology: options,
  physics: options,
  'general-math': { form: 'written', components: calculators, marks: 100, minutes: 120 },
  'additional-math': { form: 'written', components: calculators, marks: 80, minutes: 120 },
}

/** The subjects whose papers are written. */
export const writtenSubjects = paperSubjects.filter((subject) => paperKinds[subject].form === 'written')

/** Of all papers. */
export const mostMarks = Math.max(...paperSubjects.map((subject) => paperKinds[subject].marks))

export const isOfOptions = (subject: PaperSubject): subject is PlanSubject =>
  paperKinds[subject].form === 'options'

/** What a paper is made of, by its id: `physics-extended-7`. @throws Error for the id of no paper */
export const kindOfPaper = (paper: string): PaperKind => {
  const subject = paperSubjects.find((each) => paper.startsWith(`${each}-`))
  if (!subject) throw new Error(`${paper} is no paper`)
  return paperKinds[subject]
}
