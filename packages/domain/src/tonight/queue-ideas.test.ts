import { describe, expect, test } from 'vitest'
import { dayAfter } from '../calendar.ts'
import type { Idea } from './mending.ts'
import { type NightInput, tonight } from './queue.ts'
import { attemptAt, inPlan, nightOf, now, objectives, questionOf, questions } from './sample-nights.ts'

const idea = (id: string, change: Partial<Idea> = {}): Idea => ({
  idea: id,
  missed: 'gone',
  lastDay: now - 5,
  rights: 0,
  ...change,
})
const nightWith = (ideas: readonly Idea[], change: Partial<NightInput> = {}) =>
  nightOf({ ideas: new Map(ideas.map((one) => [one.idea, one])), ...change })
const mendsOf = (night: NightInput) => tonight(night).filter(({ reason }) => reason === 'mend')
const all = [0, 1, 2, 3].flatMap((topic) => [0, 1, 2, 3, 4].map((n) => `physics_${topic}/idea-${n}`))

describe('ideas of earlier nights', () => {
  test('take one question in five at most, with three others between', () => {
    const night = tonight(nightWith(all.map((id) => idea(id))))
    const places = night.flatMap(({ reason }, place) => (reason === 'mend' ? [place] : []))
    expect(places).toEqual([0, 4, 8, 12])
    const plan = { ...inPlan, minutes: 10 as const }
    expect(
      mendsOf(
        nightWith(
          all.map((id) => idea(id)),
          { plan },
        ),
      ),
    ).toHaveLength(2)
  })

  test('come again from their next day on, as long as they are not mended', () => {
    const asked = (change: Partial<Idea>) => mendsOf(nightWith([idea('physics_0/idea-1', change)])).length
    expect([asked({ lastDay: now - 2 }), asked({ lastDay: now - 1 })]).toEqual([1, 0])
    expect([asked({ lastDay: now - 4, rights: 1 }), asked({ lastDay: now - 3, rights: 1 })]).toEqual([1, 0])
    expect(asked({ rights: 2 })).toBe(0)
    expect(mendsOf(nightWith([idea('physics_0/idea-1')]))).toMatchObject([
      { idea: 'physics_0/idea-1', topic: 'physics_0', isWished: false },
    ])
  })

  test('of several the one is first whose question is worth most, and of those as heavy the one that waited longest', () => {
    const [first] = mendsOf(nightWith(all.map((id, index) => idea(id, { lastDay: now - 5 - index }))))
    const heaviest = Math.max(...objectives.map(({ weight }) => weight))
    expect(objectives.find(({ id }) => id === first?.objective)?.weight).toBe(heaviest)
    const alike = all.filter((id) =>
      questions.some(({ tempts, objective }) => tempts.includes(id) && objective.weight === heaviest),
    )
    const waiting = alike.map((id, index) => idea(id, { lastDay: now - 5 - index }))
    expect(mendsOf(nightWith(waiting))[0]?.idea).toBe(alike.at(-1))
    expect(mendsOf(nightWith(alike.map((id) => idea(id))))[0]?.idea).toBe(alike.toSorted()[0])
  })

  test('are asked for by a question that was not seen, of those by the one worth most, and not by the one missed', () => {
    const id = 'physics_0/idea-3'
    const tempting = questions.filter(({ tempts }) => tempts.includes(id))
    const byWorth = tempting.toSorted((one, other) => other.objective.weight - one.objective.weight)
    const [best = '', second = ''] = byWorth.map((one) => one.id)
    const asked = (change: Partial<Idea>, more: Partial<NightInput> = {}) =>
      mendsOf(nightWith([idea(id, change)], more))[0]?.question
    expect(asked({})).toBe(best)
    expect(asked({ missed: best })).toBe(second)
    expect(asked({}, { seen: new Map([[best, 3]]) })).toBe(second)
    const seen = new Map(tempting.map((one, index) => [one.id, index === 1 ? 1 : 5]))
    expect(asked({}, { seen })).toBe(tempting[1]?.id)
    expect(asked({}, { withheld: new Set([best]) })).toBe(second)
  })

  test('of another subject, of another tier or of no question are not asked for', () => {
    expect(mendsOf(nightWith([idea('chemistry_0/idea-3'), idea('unknown')]))).toEqual([])
    const core = inPlan.subjects.map((subject) => ({ ...subject, tier: 'core' as const }))
    const mends = mendsOf(
      nightWith(
        all.map((id) => idea(id)),
        { plan: { ...inPlan, subjects: core } },
      ),
    )
    expect(mends).toHaveLength(4)
    expect(mends.every(({ question }) => questionOf(question)?.level === 'core')).toBe(true)
  })

  test('are each asked for once a night', () => {
    const asked = mendsOf(nightWith([idea('physics_0/idea-3'), idea('physics_1/idea-3')]))
    expect(asked.map((one) => one.idea).toSorted()).toEqual(['physics_0/idea-3', 'physics_1/idea-3'])
  })
})

describe('new objectives', () => {
  const newIn = (night: NightInput) => tonight(night).filter(({ reason }) => reason === 'new').length
  const physics = objectives.filter(({ subject }) => subject === 'physics')
  /** All but one in so many were met long ago, and are worth more than those that were not. */
  const unmet = (oneIn: number, days: number) => {
    const plan = {
      subjects: [{ ...inPlan.subjects[0], exam: dayAfter('2027-03-01', days) }],
      minutes: 10 as const,
    }
    const attempts = physics
      .filter((_, index) => index % oneIn !== 0)
      .map(({ questions: [first] }) => questions.findIndex(({ id }) => id === first?.id))
      .map((index) => attemptAt(index, now - 900, false, false))
    return nightOf({ plan } as Partial<NightInput>, attempts)
  }

  test('are met in time: as many a night as bring the last one two weeks before the examination', () => {
    expect([newIn(unmet(4, 17)), newIn(unmet(4, 16)), newIn(unmet(4, 20))]).toEqual([2, 3, 1])
  })

  test('give way to what weighs more where there is no time for all, or no night before the last two weeks', () => {
    expect([newIn(unmet(4, 14)), newIn(unmet(2, 15))]).toEqual([0, 0])
  })
})
