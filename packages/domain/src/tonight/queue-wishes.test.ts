import { describe, expect, test } from 'vitest'
import { type NightInput, tonight } from './queue.ts'
import { inPlan, nightOf, now, questions } from './sample-nights.ts'

const physics = questions.filter(({ objective }) => objective.subject === 'physics')
/** One question of each objective, from each topic in turn. */
const spread = physics
  .filter(({ id }) => id.endsWith('1'))
  .toSorted((one, other) => one.id.slice(-2).localeCompare(other.id.slice(-2), 'en'))
  .map(({ id }) => id)
const wished = (change: Partial<NightInput>) =>
  tonight(nightOf(change))
    .filter(({ isWished }) => isWished)
    .map(({ question }) => question)

describe('questions that a student put into Tonight', () => {
  test('come first, the oldest wish before the others, and say that they were wished', () => {
    const wishes = [spread[20], spread[3], spread[9]].map((id) => id ?? '')
    const night = tonight(nightOf({ wishes }))
    expect(night.slice(0, 3).map(({ question }) => question)).toEqual(wishes)
    expect(night.map(({ isWished }) => isWished)).toEqual([true, true, true, ...Array(17).fill(false)])
    expect(night[0]).toMatchObject({ reason: 'bring-back', idea: null })
    expect(night).toHaveLength(20)
  })

  test('leave half of the night to the plan, those that were answered tonight counted', () => {
    expect(wished({ wishes: spread })).toEqual(spread.slice(0, 10))
    const [first] = tonight(nightOf({ wishes: spread }))
    if (!first) throw new Error('the night is empty')
    const done = [{ ...first, chosen: null }]
    expect(wished({ wishes: spread.slice(1), done })).toEqual(spread.slice(1, 10))
    const long = { ...inPlan, minutes: 45 as const }
    expect(wished({ wishes: spread, plan: long })).toEqual(spread.slice(0, 22))
  })

  test('have their half beside what mends', () => {
    const idea = { idea: 'physics_0/idea-3', missed: 'gone', lastDay: now - 5, rights: 0 }
    const night = tonight(nightOf({ wishes: spread, ideas: new Map([[idea.idea, idea]]) }))
    expect(night[0]?.reason).toBe('mend')
    expect(night.filter(({ isWished }) => isWished)).toHaveLength(10)
  })

  test('are passed over where they cannot be asked: withheld, unknown, answered tonight, or not of the plan', () => {
    const [one = '', other = '', third = ''] = spread
    expect(wished({ wishes: [one, 'gone', other], withheld: new Set([one]) })).toEqual([other])
    const chemistry = questions.find(({ objective }) => objective.subject === 'chemistry')?.id ?? ''
    expect(wished({ wishes: [chemistry, third] })).toEqual([third])
    const supplement = physics.find(({ level }) => level === 'supplement')?.id ?? ''
    const core = inPlan.subjects.map((subject) => ({ ...subject, tier: 'core' as const }))
    expect(wished({ wishes: [supplement, one], plan: { ...inPlan, subjects: core } })).toEqual([one])
    const [first] = tonight(nightOf({ wishes: [one] }))
    if (!first) throw new Error('the night is empty')
    expect(wished({ wishes: [one], done: [{ ...first, chosen: null }] })).toEqual([])
  })

  test('wait for another topic where two of theirs came before', () => {
    const ofTopic = physics.filter(({ objective }) => objective.topic === 'physics_0')
    const wishes = ofTopic.filter(({ id }) => id.endsWith('1')).map(({ id }) => id)
    const night = tonight(nightOf({ wishes: wishes.slice(0, 3) }))
    expect(night.map(({ isWished }) => isWished).slice(0, 4)).toEqual([true, true, false, true])
    expect(night[2]?.topic).not.toBe('physics_0')
  })
})
