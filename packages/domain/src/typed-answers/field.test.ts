import { describe, expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { type AskedField, fieldOf, kinds } from './field.ts'

const axis = { from: 0, to: 10, step: 2, minor: 2, title: 'x' }
const plane = { x: axis, y: axis }

const cases: readonly (readonly [Asked, AskedField])[] = [
  [{ kind: 'number', value: '7' }, { kind: 'number' }],
  [
    { kind: 'number', value: '4C2', form: 'combination' },
    { kind: 'number', letters: ['C'] },
  ],
  [
    { kind: 'number', value: '7', unit: 'cm' },
    { kind: 'number', unit: 'cm' },
  ],
  [
    { kind: 'expression', value: '2x', letters: ['x'] },
    { kind: 'expression', letters: ['x'] },
  ],
  [
    { kind: 'expression', value: '2x', letters: ['x'], isUpToConstant: true },
    { kind: 'expression', letters: ['x', 'c'] },
  ],
  [
    { kind: 'equation', value: 'y = x', letters: ['x', 'y'] },
    { kind: 'equation', letters: ['x', 'y'] },
  ],
  [
    { kind: 'inequality', value: 'x < 3', letter: 'x' },
    { kind: 'inequality', letters: ['x'] },
  ],
  [
    { kind: 'coordinates', value: ['1', '2'].map((value) => ({ kind: 'number', value })) },
    { kind: 'coordinates', size: [1, 2] },
  ],
  [
    { kind: 'list', values: ['1', '2'], isInOrder: false, each: { unit: '°' } },
    { kind: 'list', unit: '°' },
  ],
  [
    { kind: 'matrix', rows: [['1'], ['2']], letters: [] },
    { kind: 'matrix', size: [2, 1] },
  ],
  [
    { kind: 'matrix', rows: [['p', '0']], letters: ['p'] },
    { kind: 'matrix', size: [1, 2], letters: ['p'] },
  ],
  [{ kind: 'ratio', values: ['2', '3'], isSimplest: true }, { kind: 'ratio' }],
  [
    { kind: 'time', minutes: 90, is: 'length' },
    { kind: 'time', is: 'length' },
  ],
  [{ kind: 'word', accepted: ['kite'] }, { kind: 'word' }],
  [
    { kind: 'points', plane, points: [[1, 2]], within: 0.5, joined: 'shape' },
    { kind: 'points', plane, count: 1, joined: 'shape' },
  ],
  [
    {
      kind: 'lines',
      plane,
      lines: [
        [
          [0, 1],
          [10, 3],
        ],
      ],
      within: 0.5,
    },
    { kind: 'lines', plane, count: 1 },
  ],
]

describe('a field', () => {
  test.each(cases)('of %j is %j', (asked, field) => expect(fieldOf(asked)).toEqual(field))

  test('has a unit only where one is printed behind it', () => {
    expect(Object.keys(fieldOf({ kind: 'number', value: '7' }))).toEqual(['kind'])
  })

  test('is known for every kind', () => {
    expect(new Set(cases.map(([{ kind }]) => kind))).toEqual(new Set(kinds))
  })
})
