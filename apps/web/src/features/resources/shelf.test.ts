import { describe, expect, test } from 'vitest'
import { afford, countInWords, isOpen, languageOf, readChoices, writeChoices } from './shelf.ts'

const file = (path: string) => ({ path, name: path, type: 'PDF' as const, price: 100 })

describe('which groups stand open', () => {
  test('all groups are open on a wide screen, the first one on a phone', () => {
    expect([0, 1, 2].map((place) => isOpen({}, `group-${place}`, place, true))).toEqual([true, true, true])
    expect([0, 1, 2].map((place) => isOpen({}, `group-${place}`, place, false))).toEqual([true, false, false])
  })

  test('a choice overrides the default, and is read back as it was stored', () => {
    const choices = readChoices(writeChoices({ english: false, bangla: true }))
    expect(isOpen(choices, 'english', 0, true)).toBe(false)
    expect(isOpen(choices, 'bangla', 4, false)).toBe(true)
  })

  test.each([null, '', 'nonsense', '3', 'null', '"text"', '{"english":"yes"}'])(
    'a stored value that is not ours (%s) is no choice',
    (stored) => {
      expect(readChoices(stored)).toEqual({})
    },
  )

  test('a group named like a property of Object is an ordinary group', () => {
    expect(isOpen({}, 'constructor', 1, false)).toBe(false)
  })
})

describe('paying for a file', () => {
  test('a balance equal to the price is enough', () => {
    expect(afford(200, { price: 200 })).toEqual({ enough: true, after: 0 })
  })

  test('a file that is too expensive says how many Skizies are missing, and how many right answers earn them', () => {
    expect(afford(145, { price: 200 })).toEqual({ enough: false, missing: 55, answers: 6 })
  })
})

test('a group says how many files it has and how many of them are unlocked', () => {
  const group = { key: 'english', name: 'English', resources: [file('a'), file('b')] }
  expect(countInWords(group, new Set())).toBe('2 files')
  expect(countInWords(group, new Set(['b', 'another']))).toBe('2 files · 1 unlocked')
  expect(countInWords({ ...group, resources: [file('a')] }, new Set())).toBe('1 file')
})

test('a Bangla name is marked as Bangla for screen readers', () => {
  expect(languageOf('বাংলা ব্যাকরণ')).toBe('bn')
  expect(languageOf('The Basic Problem')).toBeUndefined()
})
