// What a paper must know of a question of maths beside its text.

import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { hasFigure } from '../maths/faults.ts'
import { findTemplate, type Generated, generate, type MathsTopic } from '../maths/template.ts'

export interface MathsAsked {
  readonly id: string
  readonly topic: string
  /** Two questions of one template ask the same thing with other numbers. */
  readonly template: string
  readonly marks: number
  /** Whether it is written for a calculator. */
  readonly calculator: boolean
  /** 1 the first question of a paper, 5 the last. */
  readonly level: number
  readonly parts: number
  readonly hasFigure: boolean
  /** As it is read aloud. */
  readonly text: string
}

const partsIn = ({ question }: Generated): number =>
  Math.max(1, [...question.matchAll(/#part\("[^"]+", \d+\)/g)].length)

/** Every published question; one that cannot be generated is left out, and its own gate says why. */
export const mathsAsked = (topics: readonly MathsTopic[]): MathsAsked[] =>
  topics.flatMap((topic) =>
    topic.published.flatMap(({ template: id, seed, case: which }, position): MathsAsked[] => {
      try {
        const template = findTemplate(topic, id)
        const drawn = generate(template, seed, which)
        const { marks, calculator, level } = template
        return [
          {
            id: questionIdAt(topic.key, position),
            topic: topic.key,
            template: id,
            marks,
            calculator,
            level,
            parts: partsIn(drawn),
            hasFigure: hasFigure(drawn),
            text: drawn.alt,
          },
        ]
      } catch {
        return []
      }
    }),
  )

/** From easy to hard, as in a paper: by level, then by marks. */
export const inMathsOrder = (questions: readonly MathsAsked[]): MathsAsked[] =>
  [...questions].sort(
    (one, other) => one.level - other.level || one.marks - other.marks || (one.id < other.id ? -1 : 1),
  )
