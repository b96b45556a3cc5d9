// What a maths question template is. Numbers come from a seed, so a published question (template, case, seed) is always the
// same on every machine, and "Another like this" is the same template with another seed.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
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

/** One field that a student can type an answer into. */
export interface FinalAnswer {
  /** As printed in the question: 'a', or 'b ii' for (b)(ii). Empty for a question without parts. */
  readonly part: string
  /**
   * What stands before the field where a part has several, or where the question gives it: 'x', 'A', "f'(x)", 'gradient'.
   * Written as a student would type it, without the equals sign.
   */
  readonly name?: string
  readonly asked: Asked
}

/** A question with its numbers drawn: everything that follows from them. */
export interface Drawn extends Written {
  /**
   * What can be typed, in the order of the question. A part that asks for a proof, a drawing or a reason has none: students
   * mark it themselves.
   */
  readonly answers: readonly FinalAnswer[]
  /**
   * Checks the answers in ANOTHER way than they were found: substitution, numeric integration, counting.
   * @returns null if they hold, otherwise one sentence that says what does not.
   */
  verify(): string | null
}

export interface Generated extends Drawn {
  readonly marks: number
  readonly calculator: boolean
}

/** Difficulty as on real papers: 1 the first question, 5 the last. */
type Level = 1 | 2 | 3 | 4 | 5

export interface Template {
  /** kebab-case, unique in its topic, never changed once published: the numbers of a seed depend on it. */
  readonly id: string
  /** As on an exam paper; equals the marks of the parts and the marks awarded in the solution. */
  readonly marks: number
  readonly calculator: boolean
  readonly level: Level
  /**
   * Cases that differ in the reasoning ('find-angle', 'find-side', 'in-words'), never only in numbers. Each draws numbers that
   * keep the working simple, and writes the whole question with them.
   */
  readonly cases: Readonly<Record<string, (random: Random) => Drawn>>
}

/** Types a template. */
export const defineTemplate = (template: Template): Template => template

/** The same template with something changed of all that it writes. */
export const rewritten = (template: Template, change: (drawn: Drawn) => Drawn): Template => ({
  ...template,
  cases: Object.fromEntries(
    Object.entries(template.cases).map(([which, draw]) => [which, (random: Random) => change(draw(random))]),
  ),
})

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

/** Generates the question of a template, a case and a seed. @throws Error for a case that the template does not have. */
export const generate = (
  { id, marks, calculator, cases }: Template,
  seed: number,
  which: string,
): Generated => {
  const draw = cases[which]
  if (!draw) throw new Error(`template ${id} has no case "${which}"; it has ${Object.keys(cases).join(', ')}`)
  return { ...draw(randomFrom(`${id}/${which}/${seed}`)), marks, calculator }
}

/** Returns what `verify` says of that question: null if its answers hold. */
export const verify = (template: Template, seed: number, which: string): string | null => {
  return generate(template, seed, which).verify()
}

/** @throws Error for an id that the topic does not have. */
export const findTemplate = (topic: MathsTopic, id: string): Template => {
  const template = topic.templates.find((candidate) => candidate.id === id)
  if (!template) throw new Error(`${topic.key} has no template "${id}"`)
  return template
}
