import { describe, expect, test } from 'vitest'
import {
  friendJoined,
  friendPractised,
  hasJustPractised,
  hasRoomForFriend,
  isProven,
  joinedReward,
  practisedReward,
} from './reward.ts'

describe('what a friend is worth', () => {
  test('a friend is worth 300 Skizies in all, in two payments under two keys', () => {
    const payments = [friendJoined('f'), friendPractised('f')]
    expect(payments.map(({ amount }) => amount)).toEqual([joinedReward, practisedReward])
    expect(joinedReward + practisedReward).toBe(300)
    expect(payments).toMatchObject([
      { key: 'friend-joined:f', reason: 'friend-joined', about: '' },
      { key: 'friend-practised:f', reason: 'friend-practised', about: '' },
    ])
    expect(friendJoined('g').key).not.toBe(friendJoined('f').key)
  })

  test('a friend has practised with the twentieth question, and with no other', () => {
    const moments = Array.from({ length: 40 }, (_, before) => hasJustPractised(before, before + 1))
    expect(moments.indexOf(true)).toBe(19)
    expect(moments.filter(Boolean)).toHaveLength(1)
    expect(hasJustPractised(20, 20)).toBe(false)
  })

  test('friends are paid for up to ten a day and a hundred in all', () => {
    const room = (today: number, inAll: number) => hasRoomForFriend(today, inAll)
    expect([room(0, 0), room(9, 99), room(10, 10), room(0, 100)]).toEqual([true, true, false, false])
  })

  test('a friend is paid for in full once twenty questions are answered and, where letters are sent, the address is confirmed', () => {
    const proven = (practised: number, emailConfirmed: boolean, sent: boolean) =>
      isProven({ practised, emailConfirmed }, sent)
    expect([proven(20, true, true), proven(20, false, false), proven(20, true, false)]).toEqual([
      true,
      true,
      true,
    ])
    expect([proven(19, true, true), proven(19, false, false), proven(200, false, true)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
