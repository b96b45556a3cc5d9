import type { PastSitting } from '@toron/contract/paper-fields.ts'
import { describe, expect, test } from 'vitest'
import { curvesOf } from './curves.ts'

const past = (subject: 'physics' | 'biology', mark: number | null): PastSitting => ({
  id: `${subject} ${mark}`,
  paper: { id: `${subject}-core-1`, subject, component: 'core', number: 1 },
  allowance: 'standard',
  startedAt: 0,
  endedAt: 1,
  end: mark === null ? 'given-up' : 'submitted',
  score: mark === null ? null : { right: mark, counted: 40, mark },
})

describe('the curve of marks', () => {
  test('has each kind of paper from the first to the last, without those that were given up', () => {
    const history = [past('physics', 31), past('biology', 12), past('physics', null), past('physics', 24)]
    expect(curvesOf(history)).toEqual([{ subject: 'physics', component: 'core', marks: [24, 31] }])
    expect(curvesOf([])).toEqual([])
  })
})
