import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '../calendar.ts'
import { checkPlan, comingSeries, daysLeft, isOver, minutesADay, type PlanDraft, stillAhead } from './plan.ts'

const today = '2026-11-24'
const physics = { subject: 'physics', tier: 'extended', exam: '2027-06-05' }
const draft = (change: Partial<PlanDraft> = {}): PlanDraft => ({
  subjects: [physics],
  minutes: 20,
  ...change,
})
const reasons = (plan: PlanDraft) => {
  const checked = checkPlan(plan, today)
  return checked.ok ? [] : checked.problems.map(({ reason }) => reason)
}

describe('a plan', () => {
  test('subjects, tiers, examinations and minutes make a plan', () => {
    expect(checkPlan(draft(), today)).toEqual({ ok: true, plan: draft() })
    for (const minutes of minutesADay) expect(reasons(draft({ minutes }))).toEqual([])
  })

  test.each([
    ['no subject', draft({ subjects: [] }), ['no-subject']],
    ['15 minutes', draft({ minutes: 15 }), ['unknown-minutes']],
    [
      'a subject without Tonight',
      draft({ subjects: [{ ...physics, subject: 'music' }] }),
      ['unknown-subject'],
    ],
    ['a subject twice', draft({ subjects: [physics, physics] }), ['subject-twice']],
    ['a tier that there is not', draft({ subjects: [{ ...physics, tier: 'half' }] }), ['unknown-tier']],
    ['yesterday', draft({ subjects: [{ ...physics, exam: '2026-11-23' }] }), ['exam-in-the-past']],
    [
      'more than two years',
      draft({ subjects: [{ ...physics, exam: '2028-11-25' }] }),
      ['exam-too-far-ahead'],
    ],
    ['a day that there is not', draft({ subjects: [{ ...physics, exam: '2027-02-30' }] }), ['not-a-day']],
    ['a moment', draft({ subjects: [{ ...physics, exam: '2027-06-05T09:00' }] }), ['not-a-day']],
    ['no day', draft({ subjects: [{ ...physics, exam: '' }] }), ['not-a-day']],
  ])('%s is refused with its reason', (_, plan, expected) => {
    expect(reasons(plan)).toEqual(expected)
  })

  test('a plan may have several subjects, each in a tier of its own', () => {
    const subjects = [physics, { ...physics, subject: 'biology', tier: 'core' }]
    expect(checkPlan(draft({ subjects }), today)).toEqual({ ok: true, plan: draft({ subjects }) })
  })

  test('everything that is wrong is said at once', () => {
    expect(reasons({ subjects: [{ subject: 'music', tier: 'half', exam: 'soon' }], minutes: 0 })).toEqual([
      'unknown-minutes',
      'not-a-day',
      'unknown-subject',
      'unknown-tier',
    ])
  })

  test('an examination may be today, and exactly two years ahead', () => {
    for (const exam of [today, '2028-11-24'])
      expect(reasons(draft({ subjects: [{ ...physics, exam }] }))).toEqual([])
  })

  test('the coming series are one of each kind, the nearer first, and none is past', () => {
    expect(comingSeries(today)).toEqual([
      { series: 'may-june', year: 2027, exam: '2027-06-05' },
      { series: 'october-november', year: 2027, exam: '2027-11-10' },
    ])
    expect(comingSeries('2027-06-05').map(({ exam }) => exam)).toEqual(['2027-06-05', '2027-11-10'])
    fc.assert(
      fc.property(fc.nat(3000), (days) => {
        const day = dayAfter(today, days)
        const [first, second, ...more] = comingSeries(day)
        expect(more).toEqual([])
        expect(first?.series).not.toBe(second?.series)
        expect((first?.exam ?? '') >= day && (second?.exam ?? '') > (first?.exam ?? '')).toBe(true)
        for (const exam of [first?.exam ?? '', second?.exam ?? ''])
          expect(checkPlan({ subjects: [{ ...physics, exam }], minutes: 10 }, day).ok).toBe(true)
      }),
    )
  })

  test('a subject is left out from the day after its examination, and the plan is over after the last', () => {
    const chemistry = { subject: 'chemistry', tier: 'core', exam: '2026-11-24' } as const
    const plan = {
      subjects: [chemistry, { ...physics, subject: 'physics', tier: 'extended' }],
      minutes: 10,
    } as const
    expect([
      daysLeft(chemistry, '2026-11-23'),
      daysLeft(chemistry, today),
      daysLeft(chemistry, '2026-11-25'),
    ]).toEqual([1, 0, -1])
    expect(stillAhead(plan, today)).toHaveLength(2)
    expect(stillAhead(plan, '2026-11-25')).toHaveLength(1)
    expect([isOver(plan, '2027-06-05'), isOver(plan, '2027-06-06')]).toEqual([false, true])
  })
})
