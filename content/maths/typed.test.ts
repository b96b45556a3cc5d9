import { describe, expect, test } from 'vitest'
import { aTemplate, aTopic } from './builders.ts'
import { final, inAnyOrder, number, upToConstant } from './kit/final-answers.ts'
import { pointsOn } from './kit/planes.ts'
import { type FinalAnswer, rewritten } from './template.ts'
import { typedFiles } from './typed.ts'

const answers: readonly FinalAnswer[] = [
  final('a', number(8765.25, { to: { figures: 3 }, accept: ['8760', '8770'], unit: 'cm²' }), 'A'),
  final('b', inAnyOrder([4321, -4321], { name: 'x' })),
  final('c', upToConstant('1234x^2', 'x')),
]
const template = rewritten(aTemplate('sum-1'), (drawn) => ({ ...drawn, answers }))
const topic = aTopic({ templates: [template] }, 1, 2)
const textOf = (path: string) => typedFiles([topic]).find((file) => file.path === path)?.text ?? ''

describe('the final answers of a topic', () => {
  test('are in the file for the server, question by question', () => {
    expect(JSON.parse(textOf('maths-answers.json'))).toEqual({ [topic.key]: [answers, answers] })
  })

  test('have public fields with what a keypad needs, and nothing of their values', () => {
    const path = `data/maths/${topic.key}.json`
    const fields = [
      { part: 'a', name: 'A', kind: 'number', unit: 'cm²' },
      { part: 'b', kind: 'list' },
      { part: 'c', kind: 'expression', letters: ['x', 'c'] },
    ]
    expect(JSON.parse(textOf(path))).toEqual([fields, fields])
    expect(textOf(path)).not.toMatch(/8765|8760|4321|1234/)
  })

  test('that are drawn have a public plane, and nothing of what is to be placed on it', () => {
    const axis = { from: 0, to: 10, step: 2, minor: 2, title: 'x' }
    const plane = { x: axis, y: axis }
    const asked = pointsOn(plane, [[8.765, 4.321]], { joined: 'shape' })
    const drawn = rewritten(template, (question) => ({ ...question, answers: [final('', asked)] }))
    const [fields] = typedFiles([{ ...topic, templates: [drawn] }])
    const field = { part: '', kind: 'points', plane, count: 1, joined: 'shape' }
    expect(JSON.parse(fields?.text ?? '')).toEqual([[field], [field]])
    expect(fields?.text).not.toMatch(/8\.765|4\.321/)
  })

  test('are none for a question that cannot be generated', () => {
    const published = [{ template: 'gone', case: 'x', seed: 1 }]
    const [fields] = typedFiles([{ ...topic, published }])
    expect(JSON.parse(fields?.text ?? '')).toEqual([[]])
  })
})
