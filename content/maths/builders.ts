// A sound template and topic for the tests: each test changes the one thing it is about.

import { plain, typst } from './kit/typst.ts'
import { defineTemplate, type MathsTopic, type Template } from './template.ts'

/** Adds two numbers; its one case draws them. */
export const aTemplate = (id = 'sum', changes: Partial<Template> = {}): Template => {
  const template = defineTemplate({
    id,
    marks: 2,
    calculator: false,
    level: 1,
    cases: ['two-numbers', 'in-words'],
    draw: (random, which) => ({ which, a: random.integer(2, 900), b: random.integer(2, 900) }),
    write: ({ which, a, b }) => ({
      question: typst`Work out $${a} + ${b}$ (${id}, ${which}).
#sketch(edge((0, 0), (4, 0), body: [${a} cm]))
#marks(2)`,
      answer: typst`#working("M1")[Add.]
#working("A1")[$${a} + ${b} =$ #result[${a + b}]]`,
      alt: plain`Work out ${a} plus ${b}. A line is ${a} centimetres long.`,
      answerAlt: plain`Add the two numbers. ${a} plus ${b} is ${a + b}.`,
    }),
    verify: ({ a, b }) => (a + b - b === a ? null : 'the sum is another'),
  })
  return { ...template, ...changes }
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
