import { expect, test } from 'vitest'
import { planSubjects, tiers } from '../tonight/plan.ts'
import {
  components,
  isOfOptions,
  kindOfPaper,
  mostMarks,
  paperKinds,
  paperSubjects,
  writtenSubjects,
} from './kinds.ts'

test('papers of four options are those of the subjects and tiers of a plan, and all others are written', () => {
  expect(paperSubjects.filter(isOfOptions)).toEqual([...planSubjects])
  expect([...paperSubjects.filter(isOfOptions), ...writtenSubjects]).toEqual([...paperSubjects])
  expect(paperKinds.physics.components).toEqual([...tiers])
  expect(components).toHaveLength(4)
})

test('the kind of a paper is that of its subject', () => {
  expect(kindOfPaper('additional-math-no-calculator-3')).toMatchObject({ form: 'written', marks: 80 })
  expect(kindOfPaper('physics-core-1')).toMatchObject({ form: 'options', marks: 40 })
  expect(() => kindOfPaper('alchemy-core-1')).toThrow('is no paper')
})

test('no paper has more than a hundred marks', () => {
  expect(mostMarks).toBe(100)
})
