import { describe, expect, test } from 'vitest'
import { aTemplate, aTopic } from '../maths/builders.ts'
import { final, number } from '../maths/kit/final-answers.ts'
import { type Drawn, type MathsTopic, rewritten, type Template } from '../maths/template.ts'
import { checkMaths, mathsNotYetWritten, mathsReport } from './maths.ts'

const problemsOf = (topic: MathsTopic) =>
  checkMaths({ topics: [topic], problems: [] }).map(({ message }) => message)

/** The sound topic with this as its first template. */
const withTemplate = (template: Template): MathsTopic => {
  const topic = aTopic()
  return { ...topic, templates: [template, ...topic.templates.slice(1)] }
}
/** Its first template with something changed of what it writes. */
const withDrawn = (changes: Partial<Drawn>): MathsTopic =>
  withTemplate(rewritten(aTemplate('sum-1'), (drawn) => ({ ...drawn, ...changes })))

describe('the gates on a maths topic', () => {
  test('the gates pass a sound maths topic', () => expect(problemsOf(aTopic())).toEqual([]))

  const unused = { template: 'sum-1', case: 'two-numbers', seed: 1 }
  const same = aTopic().published.map((question, n) => (n > 0 && n % 16 === 0 ? unused : question))
  test.each<[string, MathsTopic, RegExp]>([
    ['too few templates', aTopic({}, 15), /index\.ts: has 15 templates; a topic needs 16/],
    ['too few questions', aTopic({}, 16, 49), /publishes 49 questions; a topic needs 50/],
    [
      'an answer that does not hold',
      withDrawn({ verify: () => 'the sum is 3' }),
      /-001 \(sum-1\/two-numbers\): its answer does not hold: the sum is 3/,
    ],
    [
      'a fault in the writing',
      withTemplate(aTemplate('sum-1', { marks: 5 })),
      /-001 \(sum-1\/two-numbers\): the question shows 2 marks and the template has 5/,
    ],
    [
      'a final answer that is not a result',
      withDrawn({ answers: [final('', number(1))] }),
      /-001 .*: the final answer, "1", is no result of the solution/,
    ],
    [
      'a template that fails',
      withTemplate(
        rewritten(aTemplate('sum-1'), () => {
          throw new Error('no such triangle')
        }),
      ),
      /-001 .*: no such triangle/,
    ],
    [
      'a template twice',
      aTopic({ templates: [...aTopic().templates, aTemplate('sum-1')] }),
      /two templates "sum-1"/,
    ],
    [
      'a template that is not published',
      aTopic({ templates: [...aTopic().templates, aTemplate('spare')] }),
      /"spare" is never published/,
    ],
    [
      'an id that is not kebab-case',
      aTopic({ templates: [...aTopic().templates, aTemplate('Sum_17')] }),
      /"Sum_17" must be in kebab-case/,
    ],
    ['one question twice', aTopic({ published: same }), /publishes one question twice/],
    [
      'one case too often',
      aTopic({ published: [...aTopic().published, ...[91, 92].map((seed) => ({ ...unused, seed }))] }),
      /publishes sum-1\/two-numbers \d times; at most 3/,
    ],
  ])('the gates on a maths topic report %s', (_, topic, message) =>
    expect(problemsOf(topic).join('\n')).toMatch(message),
  )

  test('a maths topic needs a figure for a third of its questions', () => {
    const topic = aTopic()
    const bare = topic.templates.map((template, n) =>
      n < 14
        ? rewritten(template, (drawn) => ({ ...drawn, question: `${n} ${drawn.alt} #marks(2)` }))
        : template,
    )
    expect(problemsOf({ ...topic, templates: bare }).join()).toMatch(
      /has \d questions with a figure of 50; a third must have one/,
    )
  })

  test('nine in ten maths questions must have answers that can be typed', () => {
    const untyped = withDrawn({ answers: [] })
    const few = { ...untyped, published: untyped.published.filter(({ template }) => template === 'sum-1') }
    expect(problemsOf(few).join()).toMatch(/0 of \d questions can be typed; nine in ten must/)
  })

  test('the gates report a maths topic that could not be loaded', () => {
    expect(checkMaths({ topics: [], problems: ['x/index.ts: broken.'] })).toEqual([
      { message: 'x/index.ts: broken.' },
    ])
  })
})

test('the report lists what is published more than once, and the rest of the catalogue is not yet written', () => {
  const topics = { topics: [aTopic()], problems: [] }
  expect(mathsReport(topics)).toMatch(
    /general_math_trigonometry: 16 templates, 50 questions, 100 marks, 50 with a figure, 50 without a calculator; 50 can be typed, .*\n {2}More than once: sum-1\/two-numbers ×\d/,
  )
  expect(mathsNotYetWritten(topics)).toHaveLength(20)
})
