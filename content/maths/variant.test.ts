import { describe, expect, test } from 'vitest'
import { aSum, aTemplate, aTopic } from './builders.ts'
import { generate, rewritten } from './template.ts'
import { anotherLike, typesetVariant } from './variant.ts'

const topic = aTopic()
const question = { template: 'sum-1', case: 'two-numbers', seed: 4711 }

test('another question like this has both pictures, both alt texts, the marks and whether a calculator may be used', () => {
  const variant = typesetVariant(topic, question)
  expect(variant).toMatchObject({
    marks: 2,
    calculator: false,
    question: { width: 340 },
    answer: { width: 340 },
  })
  expect(variant.question.svg).toMatch(/^<svg xmlns/)
  expect(variant.questionAlt).toMatch(/^Work out \d+ plus \d+\./)
})

test('the same seed is the same question, and another seed is another question', () => {
  const again = typesetVariant(topic, question)
  expect(typesetVariant(topic, question)).toEqual(again)
  expect(typesetVariant(topic, { ...question, seed: 4712 }).questionAlt).not.toBe(again.questionAlt)
})

test('a template or a case that does not exist is an error that names it', () => {
  expect(() => typesetVariant(topic, { ...question, template: 'product' })).toThrow(
    /has no template "product"/,
  )
  expect(() => typesetVariant(topic, { ...question, case: 'three' })).toThrow(
    /has no case "three"; it has two-numbers/,
  )
})

/** Draws 1, 2, 3 … */
const counting = () => {
  let seed = 0
  return () => ++seed
}

describe('another like this', () => {
  test('another question like this keeps the template and the case, and is never the published question', () => {
    const another = anotherLike(topic, { ...question, seed: 1 }, counting())
    expect(another).toEqual({ ...question, seed: 2 })
  })

  test('another question like this never has numbers whose answers do not hold', () => {
    const even = rewritten(aTemplate(), (drawn) => ({
      ...drawn,
      verify: () => (/out \d*[02468] plus/.test(drawn.alt) ? null : 'odd'),
    }))
    const ofEven = aTopic({ templates: [even] })
    const draw = counting()
    for (let round = 0; round < 20; round++) {
      const another = anotherLike(ofEven, { template: 'sum', case: 'two-numbers', seed: 1 }, draw)
      const { alt } = generate(even, another?.seed ?? 0, 'two-numbers')
      expect(alt).toMatch(/Work out \d*[02468] plus/)
    }
  })

  test('another question like this is of another case if its own has no other numbers, and none if no case has', () => {
    const same = () => aSum('sum', 'two-numbers', 3, 4)
    const fixed = aTemplate('sum', { cases: { ...aTemplate().cases, 'two-numbers': same } })
    const ofFixed = aTopic({ templates: [fixed] })
    expect(anotherLike(ofFixed, { template: 'sum', case: 'two-numbers', seed: 1 }, counting())?.case).toBe(
      'in-words',
    )
    const alone = aTemplate('sum', { cases: { 'two-numbers': same } })
    const ofAlone = aTopic({ templates: [alone] })
    expect(anotherLike(ofAlone, { template: 'sum', case: 'two-numbers', seed: 1 }, counting())).toBeNull()
  })
})
