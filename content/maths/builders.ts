// A sound template and topic for the tests: each test changes the one thing it is about.

import { final, number } from './kit/final-answers.ts'
import type { Random } from './kit/random.ts'
import { plain, typst } from './kit/typst.ts'
import { type Drawn, defineTemplate, type MathsTopic, type Template } from './template.ts'

/** The question that adds two numbers. */
export const aSum = (id: string, which: string, a: number, b: number): Drawn => ({
  question: typst`Work out $${a} + ${b}$ (${id}, ${which}).
#sketch(edge((0, 0), (4, 0), body: [${a} cm]))
#marks(2)`,
  answer: typst`#working("M1")[Add.]
#working("A1")[$${a} + ${b} =$ #result[${a + b}]]`,
  alt: plain`Work out ${a} plus ${b}. A line is ${a} centimetres long.`,
  answerAlt: plain`Add the two numbers. ${a} plus ${b} is ${a + b}.`,
  answers: [final('', number(a + b))],
  verify: () => (a + b - b === a ? null : 'the sum is another'),
})

/** Adds two numbers, in two cases. */
export const aTemplate = (id = 'sum', changes: Partial<Template> = {}): Template => {
  const sum = (which: string) => (random: Random) =>
    aSum(id, which, random.integer(2, 900), random.integer(2, 900))
  const cases = { 'two-numbers': sum('two-numbers'), 'in-words': sum('in-words') }
  return { ...defineTemplate({ id, marks: 2, calculator: false, level: 1, cases }), ...changes }
}

/** Sixteen templates and fifty questions that break no rule, or fewer. */
export const aTopic = (changes: Partial<MathsTopic> = {}, templates = 16, questions = 50): MathsTopic => {
  return {
    key: 'general_math_trigonometry',
    templates: Array.from({ length: templates }, (_, n) => aTemplate(`sum-${n + 1}`)),
    published: Array.from({ length: questions }, (_, n) => ({
      template: `sum-${(n % templates) + 1}`,
      case: Math.floor(n / templates) % 2 === 0 ? 'two-numbers' : 'in-words',
      seed: n + 1,
    })),
    ...changes,
  }
}
