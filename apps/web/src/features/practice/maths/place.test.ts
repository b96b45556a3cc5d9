import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isAtEnd,
  type Move,
  namePosition,
  openPlace,
  placeAfter,
  readPosition,
  restBeforeNext,
} from './place.ts'

const aMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    type: fc.constant('seen' as const),
    position: fc.integer({ min: 0, max: 60 }),
    at: fc.nat(5000),
  }),
  fc.record({ type: fc.constant('next' as const), at: fc.nat(5000) }),
  fc.record({ type: fc.constant('previous' as const) }),
  fc.record({ type: fc.constant('open' as const), position: fc.integer() }),
  fc.record({ type: fc.constant('answer' as const), open: fc.boolean() }),
)

const seen = (position: number, total = 50, at = 0) =>
  placeAfter(openPlace(position, total), { type: 'seen', position, at })

describe('moving through a topic', () => {
  test('whatever the moves, the place is a question of the topic or its end', () => {
    fc.assert(
      fc.property(fc.array(aMove), fc.integer({ min: 1, max: 60 }), (moves, total) => {
        const place = moves.reduce(placeAfter, openPlace(0, total))
        expect(Number.isInteger(place.position) && place.position >= 0 && place.position <= total).toBe(true)
      }),
    )
  })

  test('forty presses of Next in one second move one question on, until its picture is visible', () => {
    let place = seen(0)
    for (let press = 0; press < 40; press += 1) {
      place = placeAfter(place, { type: 'next', at: 500 + press * 25 })
    }
    expect(place.position).toBe(1)
  })

  test('even if pictures load at once, forty presses of Next in one second move three questions at most', () => {
    let place = seen(0)
    for (let at = 0; at < 1000; at += 25) {
      place = placeAfter(placeAfter(place, { type: 'next', at }), {
        type: 'seen',
        position: place.position + 1,
        at,
      })
      place = placeAfter(place, { type: 'seen', position: place.position, at })
    }
    expect(place.position).toBeLessThanOrEqual(3)
  })

  test('a picture that loads late does not count for the question now open', () => {
    const place = placeAfter(openPlace(3, 50), { type: 'seen', position: 2, at: 10 })
    expect(place.seenSince).toBeNull()
  })

  test('moving to another question closes the answer, and there is none at the end', () => {
    const open = placeAfter(seen(4), { type: 'answer', open: true })
    expect(open.answerOpen).toBe(true)
    expect(placeAfter(open, { type: 'next', at: restBeforeNext }).answerOpen).toBe(false)
    expect(placeAfter(open, { type: 'previous' }).answerOpen).toBe(false)
    expect(placeAfter(openPlace(50, 50), { type: 'answer', open: true }).answerOpen).toBe(false)
  })

  test('Previous stops at the first question, and Next at the end', () => {
    expect(placeAfter(openPlace(0, 50), { type: 'previous' }).position).toBe(0)
    const end = placeAfter(seen(49), { type: 'next', at: restBeforeNext })
    expect(isAtEnd(end)).toBe(true)
    expect(placeAfter(end, { type: 'next', at: 9999 })).toBe(end)
  })
})

describe('the address', () => {
  test('the address names every place in a topic, and is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (total, position) => {
        const place = openPlace(position, total)
        expect(readPosition(namePosition(place), total)).toBe(place.position)
      }),
    )
  })

  test('an address beyond the last question means the last question, and nonsense means none', () => {
    expect(['51', '999999', '0', '7', 'end'].map((named) => readPosition(named, 50))).toEqual([
      49, 49, 0, 6, 50,
    ])
    expect([null, '', '-1', '1.5', 'x', '٣'].map((named) => readPosition(named, 50))).toEqual(
      Array(6).fill(null),
    )
  })
})
