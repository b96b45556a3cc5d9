import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aTemplate, aTopic } from '../maths/builders.ts'
import { type MathsTopic, rewritten } from '../maths/template.ts'
import { temporaryDirectory } from '../testing/builders.ts'
import { mathsMarks, mathsOutputs } from './maths-questions.ts'
import { bringUpToDate } from './outputs.ts'

const content = join(import.meta.dirname, '..')
const small = aTopic({}, 2, 2)

const aTarget = (kit = 'kit') => {
  const output = temporaryDirectory()
  return {
    make: (topic: MathsTopic, ofKit = kit) =>
      bringUpToDate(output, mathsOutputs([topic], { content, output, kit: ofKit })),
    read: (path: string) => readFileSync(join(output, path), 'utf8'),
  }
}

/** A template whose question is this markup. */
const asking = (question: string) => rewritten(aTemplate('sum-1'), (drawn) => ({ ...drawn, question }))

const csv = 'csv/general_math_trigonometry.csv'
const pictures = (number: string) =>
  ['question', 'answer'].map((side) => `images/general_math_trigonometry-${number}-${side}.svg`)

describe('a maths topic', () => {
  test('a maths topic becomes two pictures for each question and a CSV of them, in their order', async () => {
    const target = aTarget()
    expect(await target.make(small)).toEqual({
      made: [...pictures('001'), ...pictures('002'), csv],
      removed: [],
      failures: [],
    })
    const [, first = ''] = target.read(csv).split('\r\n')
    expect(first).toMatch(
      /^general_math_trigonometry-001-question\.svg,general_math_trigonometry-001-answer\.svg,general_math_trigonometry-001,/,
    )
    expect(first).toMatch(/,2,false,340,\d+,340,\d+,M1 A1$/)
    expect(target.read(pictures('001')[0] ?? '')).toMatch(/^<svg [^>]*width="340"/)
  })

  test('a maths topic is not made again when nothing changed', async () => {
    const target = aTarget()
    await target.make(small)
    expect((await target.make(aTopic({}, 2, 2))).made).toEqual([])
  })

  test('a change in a template remakes only the pictures that it changes', async () => {
    const target = aTarget()
    await target.make(small)
    const [first = aTemplate(), second = aTemplate()] = small.templates
    const other = rewritten(second, (drawn) => ({ ...drawn, answer: drawn.answer.replace('Add.', 'Sum.') }))
    const changed = { ...small, templates: [first, other] }
    expect((await target.make(changed)).made).toEqual([pictures('002')[1], csv])
  })

  test('a maths topic is made again when the kit changes', async () => {
    const target = aTarget()
    await target.make(small)
    expect((await target.make(small, 'another kit')).made).toHaveLength(5)
  })

  test.each<[string, Partial<MathsTopic>, RegExp]>([
    [
      'publishes a case that is not there',
      { published: [{ template: 'sum-1', case: 'x', seed: 1 }] },
      /template sum-1 has no case "x"/,
    ],
    [
      'has a template that does not typeset',
      {
        templates: [asking('#oops')],
        published: [{ template: 'sum-1', case: 'in-words', seed: 7 }],
      },
      /-001, question \(template sum-1, case in-words, seed 7\) does not typeset: unknown variable: oops/,
    ],
    [
      'uses a colour of its own',
      {
        templates: [asking('#rect(fill: red)')],
        published: [{ template: 'sum-1', case: 'in-words', seed: 7 }],
      },
      /uses #ff4136, which the palette does not have/,
    ],
  ])('a maths topic that %s is reported in one sentence', async (_, changes, message) => {
    const { failures } = await aTarget().make({ ...small, ...changes })
    expect(failures[0]).toMatch(message)
  })
})

test('the file for the server has the marks of each topic’s questions, in their order', () => {
  expect(JSON.parse(mathsMarks([small]))).toEqual({ general_math_trigonometry: [2, 2] })
})
