import type { Point } from '@toron/domain/typed-answers/plane.ts'
import { describe, expect, test } from 'vitest'
import { pointsOn } from '../maths/kit/planes.ts'
import { plotFaults, plotModel } from './plots.ts'

/** Small squares of 1 to the right and of 3 upwards. */
const plane = {
  x: { from: 0, to: 10, step: 2, minor: 2, title: 'x' },
  y: { from: 0, to: 60, step: 6, minor: 2, title: 'y' },
}
const axes = '#axes(axis(0, 10, step: 2), axis(0, 60, step: 6))'
const faultsOf = (points: readonly Point[], part = '', question = axes, answer = axes) =>
  plotFaults({ question, answer, answers: [{ part, asked: pointsOn(plane, points, { within: 0.5 }) }] })

describe('the gate on answers that are placed on a grid', () => {
  test('points are apart if more than twice the tolerance is between them, on one of the axes', () => {
    expect(
      faultsOf([
        [2, 30],
        [3.1, 30],
        [2, 33.1],
      ]),
    ).toEqual([])
    expect(
      faultsOf([
        [2, 30],
        [3.1, 33.1],
      ]),
    ).toEqual([])
  })

  test.each<[string, readonly Point[]]>([
    [
      'to the right',
      [
        [2, 30],
        [3, 30],
      ],
    ],
    [
      'upwards',
      [
        [2, 30],
        [2, 33],
      ],
    ],
    [
      'across',
      [
        [2, 30],
        [2.9, 32.9],
      ],
    ],
    [
      'down to the left',
      [
        [3, 33],
        [2, 30],
      ],
    ],
    [
      'behind others',
      [
        [2, 30],
        [8, 30],
        [8.5, 30],
      ],
    ],
  ])('points that are near to each other %s are refused', (_, points) => {
    expect(faultsOf(points)).toEqual(['the drawing has points too near to each other'])
  })

  test('each axis is printed with the question and with the solution, and a fault names the part', () => {
    const turned = '#axes(axis(0, 60, step: 6))'
    expect(faultsOf([[2, 30]], 'b', turned)).toEqual([
      'the drawing of (b) has other axes than the question prints',
    ])
    expect(faultsOf([[2, 30]], '', axes, turned)).toEqual(['the drawing is not shown in the solution'])
  })

  test('a point is modelled where the screen can place it', () => {
    const asked = pointsOn(plane, [[2.2, 30.6]])
    if (asked.kind !== 'points') throw new Error('Points are asked for.')
    expect(plotModel(asked)).toBe('(2, 30)')
  })
})
