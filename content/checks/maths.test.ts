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

/** This template without its figure. */
const withoutFigure = (template: Template): Template =>
  rewritten(template, (drawn) => ({
    ...drawn,
    question: drawn.question.replace(/#sketch.*\n/, ''),
    alt: drawn.alt.replace(/A line .*/, 'Nothing is drawn.'),
  }))

/** Its first template with something changed of what it writes. */
const withDrawn = (changes: Partial<Drawn>): MathsTopic =>
  withTemplate(rewritten(aTemplate('sum-1'), (drawn) => ({ ...drawn, ...changes })))

describe('the gates on a maths topic', () => {
  test('the gates pass a sound maths topic', () => expect(problemsOf(aTopic())).toEqual([]))

  test('the gates pass a maths topic that has just enough: a figure for a third, one case three times', () => {
    const topic = aTopic()
    const names = new Map([
      ['sum-15', 'sum'],
      ['sum-16', 'sum-of-two'],
    ])
    const published = [...topic.published, { template: 'sum-1', case: 'two-numbers', seed: 91 }]
    const enough = {
      ...topic,
      templates: topic.templates.map((template, n) => {
        const named = aTemplate(names.get(template.id) ?? template.id)
        return [0, 2, 3, 4, 5].includes(n) ? named : withoutFigure(named)
      }),
      published: published.map((question) => ({
        ...question,
        template: names.get(question.template) ?? question.template,
      })),
    }
    expect(mathsReport({ topics: [enough], problems: [] })).toContain(
      '51 questions, 102 marks, 17 with a figure',
    )
    expect(problemsOf(enough)).toEqual([])
  })

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
    [
      'an id that is kebab-case only at its beginning',
      aTopic({ templates: [...aTopic().templates, aTemplate('sum-17_b')] }),
      /"sum-17_b" must be in kebab-case/,
    ],
    [
      'one question twice',
      aTopic({ published: same }),
      /publishes one question twice: "Work out [^"]{51}…"\./,
    ],
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
    const bare = topic.templates.map((template, n) => (n < 14 ? withoutFigure(template) : template))
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

test('the report counts each topic, and lists what is published more than once', () => {
  const twice = (template: string) => [1, 2].map((seed) => ({ template, case: 'two-numbers', seed }))
  const topic: MathsTopic = {
    key: 'general_math_trigonometry',
    templates: [
      aTemplate('sum-1'),
      withoutFigure(aTemplate('sum-2')),
      aTemplate('sum-3', { calculator: true }),
    ],
    published: [...twice('sum-1'), ...twice('sum-2'), { template: 'sum-3', case: 'in-words', seed: 1 }],
  }
  const topics = [topic, { ...aTopic({}, 1, 1), key: 'additional_math_calculus' }]
  expect(mathsReport({ topics, problems: [] }).split('\n')).toEqual([
    'general_math_trigonometry: 3 templates, 5 questions, 10 marks, 3 with a figure, 4 without a calculator; ' +
      '5 can be typed, of 5 final answers 0 could not be compared with the solution.',
    '  More than once: sum-1/two-numbers ×2, sum-2/two-numbers ×2.',
    'additional_math_calculus: 1 templates, 1 questions, 2 marks, 1 with a figure, 1 without a calculator; ' +
      '1 can be typed, of 1 final answers 0 could not be compared with the solution.',
  ])
})

test('the topics of the catalogue without questions are not yet written', () => {
  expect(mathsNotYetWritten({ topics: [aTopic()], problems: [] })).toHaveLength(20)
})
