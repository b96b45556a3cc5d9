import { describe, expect, test } from 'vitest'
import { markName } from './mark-name.ts'

const shortly = (text: string, accepted: string) => markName(text, [accepted])?.verdict ?? null

describe('a name', () => {
  test.each(['A', 'E2', 'PQR', 'E2 and E5', 'f', 'g', 'fg', 'f^2', '0 to 9', '-5 to 1.5', '10 - 19'])(
    '%s has no other wordings',
    (name) => {
      expect(shortly(name, name)).toBe('right')
    },
  )

  test.each(['strong positive', 'class 50 to 59', '50 to 59 kg', 'point A', 'k', 'x', 'Taffy'])(
    '%s is none',
    (words) => {
      expect(shortly('B', words)).toBeNull()
    },
  )
})

describe('around a label', () => {
  test.each([
    'line',
    'point',
    'angle',
    'curve',
    'graph',
    'sketch',
    'side',
    'triangle',
    'sequence',
    'figure',
    'diagram',
    'function',
    'face',
    'shape',
    'square',
  ])('it may be said that it is a %s, or more of them', (what) => {
    expect(shortly(`It is ${what} A`, 'A')).toBe('right')
    expect(shortly(`${what}${what === 'sketch' ? 'es' : 's'} B1 and C2`, 'B1 and C2')).toBe('right')
  })

  test.each(['The answer is only B', 'the letter B', 'B has no inverse', 'its bank is B', 'B of the lines'])(
    'words such as in %j may stand',
    (text) => {
      expect(shortly(text, 'B')).toBe('right')
    },
  )
})
