import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'

const families = [
  ['yes', 'no'],
  ['increase', 'decrease'],
  ['maximum', 'minimum', 'inflexion'],
  ['negative', 'positive', 'zero'],
  ['outside', 'inside', 'on'],
  ['arithmetic', 'geometric', 'neither'],
  ['parallel', 'perpendicular', 'neither'],
  ['acute', 'obtuse', 'reflex', 'right', 'straight'],
  ['radius', 'diameter', 'chord', 'tangent', 'secant', 'minor arc', 'major arc'],
  ['minor sector', 'major sector', 'minor segment', 'major segment'],
  ['kite', 'parallelogram', 'trapezium', 'rectangle', 'rhombus', 'square'],
  ['isosceles', 'equilateral', 'scalene'],
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  ['one one', 'many one', 'one many'],
  ['first', 'second', 'third', 'fourth'],
  ['triangular prism', 'pyramid', 'cuboid', 'cylinder', 'cone'],
  ['all real numbers'],
  ['exponential', 'power'],
]

test.each(families)('%s is a choice that leaves the others of its family wrong', (...family) => {
  for (const word of family) {
    const choices = choicesOf([word])
    const named = (isRight: boolean) =>
      choices.filter((choice) => choice.isRight === isRight).flatMap(({ wordings }) => wordings)
    expect(named(true)).toContain(word)
    for (const other of family) if (other !== word) expect(named(false)).toContain(other)
  }
})

test('an answer of no family has no choices, and one of two families those of both', () => {
  expect(choicesOf(['mitochondrion'])).toEqual([])
  const neither = choicesOf(['neither']).flatMap(({ wordings }) => wordings)
  expect(neither).toEqual(expect.arrayContaining(['arithmetic', 'geometric', 'parallel', 'perpendicular']))
})

test('wordings of one choice are right together', () => {
  const right = choicesOf(['up']).filter(({ isRight }) => isRight)
  expect(right).toHaveLength(1)
  expect(right[0]?.wordings).toEqual(expect.arrayContaining(['increase', 'rises', 'higher']))
})
