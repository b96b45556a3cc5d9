import { describe, expect, test } from 'vitest'
import { markTyped } from './mark.ts'
import { type Axis, type Point, textOfPoints } from './plane.ts'

describe('what is drawn on squares of one', () => {
  const axis: Axis = { from: 0, to: 10, step: 1, minor: 1, title: 'x' }
  const plane = { x: axis, y: axis }
  const mark = (text: string, points: readonly Point[]) =>
    markTyped(text, { kind: 'points', plane, points, within: 0.5 })

  test('is not read before all of it is placed', () => {
    expect(
      mark('(1, 1)', [
        [1, 1],
        [2, 2],
      ]),
    ).toEqual({ verdict: 'unread', why: 'shape' })
  })

  test.each([
    ['(0.5, 0)', 'right'],
    ['(0.500001, 0)', 'right'],
    ['(0, 0.500001)', 'right'],
    ['(0.500002, 0)', 'wrong'],
    ['(0, 0.500002)', 'wrong'],
  ])('may be away by half a square, and by a millionth for the noise of a sum: %s is %s', (text, verdict) => {
    expect(mark(text, [[0, 0]]).verdict).toBe(verdict)
  })

  test.each([
    [0.500001, 'right'],
    [0.500002, 'wrong'],
  ])('and so may a line: %d above it is %s', (above, verdict) => {
    const lines = [
      [
        [0, 0],
        [8, 0],
      ],
    ] as const
    const text = textOfPoints([
      [0, above],
      [8, above],
    ])
    expect(markTyped(text, { kind: 'lines', plane, within: 0.5, lines }).verdict).toBe(verdict)
  })
})
