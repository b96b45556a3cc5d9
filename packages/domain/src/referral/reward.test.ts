import { describe, expect, it } from 'vitest'
import { friendJoined, friendPractised, hasJustPractised, joinedReward, practisedReward } from './reward.ts'

describe('what a friend is worth', () => {
  it('is 300 Skizies in all, in two payments under two keys', () => {
    const payments = [friendJoined('f'), friendPractised('f')]
    expect(payments.map(({ amount }) => amount)).toEqual([joinedReward, practisedReward])
    expect(joinedReward + practisedReward).toBe(300)
    expect(new Set(payments.map(({ key }) => key)).size).toBe(2)
    expect(friendJoined('g').key).not.toBe(friendJoined('f').key)
  })

  it('comes with the answer that makes it twenty, and with no other', () => {
    const moments = Array.from({ length: 40 }, (_, before) => hasJustPractised(before, before + 1))
    expect(moments.indexOf(true)).toBe(19)
    expect(moments.filter(Boolean)).toHaveLength(1)
    expect(hasJustPractised(20, 20)).toBe(false)
  })
})
