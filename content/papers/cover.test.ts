// The formulas of a paper of maths as a picture for a phone, and in words.

import { join } from 'node:path'
import { writtenSubjects } from '@toron/domain/papers/kinds.ts'
import { expect, test } from 'vitest'
import { formulasInWords, formulasPicture } from './cover.ts'

const content = join(import.meta.dirname, '..')

test.each(writtenSubjects)(
  'the formulas of %s are one picture, and are told without markup',
  async (subject) => {
    const context = { content, output: '', kit: '' }
    expect(await formulasPicture(subject, context).make()).toMatch(/^<svg [^>]*width="340"/)
    expect(formulasInWords(subject)).not.toMatch(/[$^_{}\\]|plus\.minus|sqrt/)
  },
)

test('each subject has the formulas of its own syllabus', () => {
  expect(formulasInWords('general-math')).toContain('of a prism')
  expect(formulasInWords('general-math')).not.toContain('Binomial')
  expect(formulasInWords('additional-math')).toContain('Binomial theorem')
  expect(formulasInWords('additional-math')).not.toContain('prism')
})
