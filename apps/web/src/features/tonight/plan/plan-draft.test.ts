import { refusals } from '@toron/contract/refusals.ts'
import { comingSeries } from '@toron/domain/tonight/plan.ts'
import { describe, expect, test } from 'vitest'
import { checkDraft, draftOf, type PlanDraft, seriesOf } from './plan-draft.ts'

const today = '2026-11-28'
const series = [...comingSeries(today)]
const empty = draftOf({ plan: null, today, series })

const withPhysics = (exam: string): PlanDraft => ({
  ...empty,
  subjects: { ...empty.subjects, physics: { isChosen: true, tier: 'core', exam } },
})

describe('the form of the plan', () => {
  test('a new plan has no subject, Extended and the coming series filled in, and twenty minutes', () => {
    expect(empty.minutes).toBe(20)
    for (const subject of Object.values(empty.subjects)) {
      expect(subject).toEqual({ isChosen: false, tier: 'extended', exam: '2027-06-05' })
    }
  })

  test('a plan whose days are past opens with the next series', () => {
    const plan = {
      subjects: [{ subject: 'physics' as const, tier: 'core' as const, exam: '2026-11-10' }],
      minutes: 30 as const,
    }
    const draft = draftOf({ plan, today, series })
    expect(draft.subjects.physics).toEqual({ isChosen: true, tier: 'core', exam: '2027-06-05' })
    expect(draft.minutes).toBe(30)
  })

  test('a plan without a subject is refused as a whole, with the sentence of the server', () => {
    expect(checkDraft(empty, today)).toEqual({
      plan: null,
      days: {},
      whole: refusals['plan-without-subject'],
    })
  })

  test.each([
    ['2026-11-27', refusals['exam-in-the-past']],
    ['2029-06-05', refusals['exam-too-far-ahead']],
    ['', 'Choose the day of this examination.'],
  ])('the day %j is refused by its field', (exam, sentence) => {
    expect(checkDraft(withPhysics(exam), today)).toEqual({
      plan: null,
      days: { physics: sentence },
      whole: null,
    })
  })

  test('what is sent are the chosen subjects only', () => {
    expect(checkDraft(withPhysics(today), today).plan).toEqual({
      subjects: [{ subject: 'physics', tier: 'core', exam: today }],
      minutes: 20,
    })
  })

  test.each([
    ['2027-05-12', 'may-june'],
    ['2027-06-30', 'may-june'],
    ['2027-10-04', 'october-november'],
    ['2027-07-01', undefined],
    ['2028-06-05', undefined],
    ['', undefined],
  ])('%j is a day of %s', (exam, which) => {
    expect(seriesOf(exam, series)?.series).toBe(which)
  })
})
