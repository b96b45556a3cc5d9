import { expect, test } from 'vitest'
import { plain, tight } from './plain-words.ts'

test.each([
  ['x-axis', 'x axis'],
  ['many-one', 'many one'],
  ['1-1', '1 1'],
  ['y-x', 'y-x'],
  ["Nafisa's  mean: it's Higher!", 'nafisa mean it higher'],
  ['x∈ℝ', 'x ∈ ℝ'],
  ['∠ABC', 'abc'],
  ['∠ABC ∘ x∈R', 'abc x ∈ r'],
  ['  The Kite’s  "angle", x-ray; co-ordinate: A.B! ', 'the kite angle x ray co ordinate a b'],
])('%s in plain words is %s', (text, words) => {
  expect(plain(text)).toBe(words)
})

test.each([
  ['{E2, E5}', 'e2e5'],
  ['E2 & E5', 'e2e5'],
  ['E2 and E5', 'e2e5'],
  ['y = abˣ', 'y=abx'],
  ['abˣ', 'abx'],
  ['axⁿ', 'axn'],
  ['many-one and {a & b} * (c)^2', 'manyoneabc2'],
  ['y = a(x)ⁿ', 'y=axn'],
])('%s without what may be left out is %s', (text, words) => {
  expect(tight(text)).toBe(words)
})
