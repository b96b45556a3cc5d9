// What a maths question template is. Numbers come from a seed, so a published question (template, case, seed) is always the
// same on every machine, and "Another like this" is the same template with another seed.

import { type Random, randomFrom } from './kit/random.ts'

/** What a student sees of one question, and its worked solution. */
interface Written {
  /** Typst markup, made with the tag `typst`. Parts and marks as in style.typ: `#part("a", 2)[…]`. */
  readonly question: string
  /** Typst markup of the whole working, every mark shown: `#working("M1")[…]`, and the answers as `#result[…]`. */
  readonly answer: string
  /** The question in plain sentences that can be read aloud, with all that the figure shows. */
  readonly alt: string
  /** The solution in plain sentences, with every result. */
  readonly answerAlt: string
}

export interface Generated extends Written {
  readonly marks: number
  readonly calculator: boolean
}

/** Difficulty as on real papers: 1 the first question, 5 the last. */
type Level = 1 | 2 | 3 | 4 | 5

export interface Template<Values = unknown, Case extends string = string> {
  /** kebab-case, unique in its topic, never changed once published: the numbers of a seed depend on it. */
  readonly id: string
  /** As on an exam paper; equals the marks of the parts and the marks awarded in the solution. */
  readonly marks: number
  readonly calculator: boolean
  readonly level: Level
  /** Cases that differ in the reasoning ('find-angle', 'find-side', 'in-words'), never only in numbers. */
  readonly cases: readonly Case[]
  /** Draws numbers that keep the working simple, and the answers that follow from them. */
  draw(random: Random, which: Case): Values
  write(values: Values): Written
  /**
   * Checks the answers in ANOTHER way than `draw` found them: substitution, numeric integration, counting.
   * @returns null if they hold, otherwise one sentence that says what does not.
   */
  verify(values: Values): string | null
}

/** Types a template: the values by `draw`, and `which` by the names in `cases`. */
export const defineTemplate = <Values, const Case extends string>(
  template: Template<Values, Case>,
): Template<Values, Case> => {
  return template
}

export interface PublishedQuestion {
  /** The id of a template of the topic. */
  readonly template: string
  readonly case: string
  readonly seed: number
}

export interface MathsTopic {
  /** As in the catalogue: 'general_math_trigonometry'. */
  readonly key: string
  readonly templates: readonly Template[]
  /**
   * In the order of a course, easy to hard. The position is the number in the question's id (`<key>-001` is the first), so
   * nothing moves once published: new questions go to the end.
   */
  readonly published: readonly PublishedQuestion[]
}

/** The values of a question. @throws Error for a case that the template does not have. */
export const valuesOf = (template: Template, seed: number, which: string): unknown => {
  if (!template.cases.includes(which)) {
    throw new Error(`template ${template.id} has no case "${which}"; it has ${template.cases.join(', ')}`)
  }
  return template.draw(randomFrom(`${template.id}/${which}/${seed}`), which)
}

/** Generates the question that has these values. */
export const generateFrom = (template: Template, values: unknown): Generated => {
  const { marks, calculator } = template
  return { ...template.write(values), marks, calculator }
}

/** Generates the question of a template, a case and a seed. @throws Error for a case that the template does not have. */
export const generate = (template: Template, seed: number, which: string): Generated => {
  return generateFrom(template, valuesOf(template, seed, which))
}

/** Returns what `verify` says of that question: null if its answers hold. */
export const verify = (template: Template, seed: number, which: string): string | null => {
  return template.verify(valuesOf(template, seed, which))
}

/** @throws Error for an id that the topic does not have. */
export const findTemplate = (topic: MathsTopic, id: string): Template => {
  const template = topic.templates.find((candidate) => candidate.id === id)
  if (!template) throw new Error(`${topic.key} has no template "${id}"`)
  return template
}
