import { expect, test } from 'vitest'
import { dayOfEpoch, epochDay } from './days.ts'

test('days are counted from the first of 1970, to and fro, however often and in whatever order they are asked for', () => {
  for (let round = 0; round < 2; round += 1) {
    expect(['1970-01-01', '1970-01-02', '2026-11-21'].map(epochDay)).toEqual([0, 1, 20_778])
    expect([20_778, 1, 0].map(dayOfEpoch)).toEqual(['2026-11-21', '1970-01-02', '1970-01-01'])
  }
})
