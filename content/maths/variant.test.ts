import { expect, test } from 'vitest'
import { aTopic } from './builders.ts'
import { typesetVariant } from './variant.ts'

const topic = aTopic()
const question = { template: 'sum-1', case: 'two-numbers', seed: 4711 }

test('another like this is both pictures, both alt texts, marks and the calculator', () => {
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

test('the same seed is the same question, and another seed another', () => {
  const again = typesetVariant(topic, question)
  expect(typesetVariant(topic, question)).toEqual(again)
  expect(typesetVariant(topic, { ...question, seed: 4712 }).questionAlt).not.toBe(again.questionAlt)
})

test('a template or a case that is not there is an error that names it', () => {
  expect(() => typesetVariant(topic, { ...question, template: 'product' })).toThrow(
    /has no template "product"/,
  )
  expect(() => typesetVariant(topic, { ...question, case: 'three' })).toThrow(
    /has no case "three"; it has two-numbers/,
  )
})
