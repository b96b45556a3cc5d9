import { describe, expect, test } from 'vitest'
import { afford, countInWords, isOpen, languageOf, readChoices, writeChoices } from './shelf.ts'

const file = (path: string) => ({ path, name: path, type: 'PDF' as const, price: 100 })

describe('which groups stand open', () => {
  test('all of them on a wide screen, the first one on a phone', () => {
    expect([0, 1, 2].map((place) => isOpen({}, `group-${place}`, place, true))).toEqual([true, true, true])
    expect([0, 1, 2].map((place) => isOpen({}, `group-${place}`, place, false))).toEqual([true, false, false])
  })

  test('a choice goes before either, and is read back as it was kept', () => {
    const choices = readChoices(writeChoices({ english: false, bangla: true }))
    expect(isOpen(choices, 'english', 0, true)).toBe(false)
    expect(isOpen(choices, 'bangla', 4, false)).toBe(true)
  })

  test.each([null, '', 'nonsense', '3', 'null', '"text"', '{"english":"yes"}'])(
    'what was not kept by us (%s) is no choice',
    (kept) => {
      expect(readChoices(kept)).toEqual({})
    },
  )

  test('a group named like a property of every object is an ordinary group', () => {
    expect(isOpen({}, 'constructor', 1, false)).toBe(false)
  })
})

describe('paying for a file', () => {
  test('a balance that is exactly the price is enough', () => {
    expect(afford(200, { price: 200 })).toEqual({ enough: true, after: 0 })
  })

  test('says how many Skizies are missing, and how many right answers bring them', () => {
    expect(afford(145, { price: 200 })).toEqual({ enough: false, missing: 55, answers: 6 })
  })
})

test('a group says how many files it has and how many are unlocked', () => {
  const group = { key: 'english', name: 'English', resources: [file('a'), file('b')] }
  expect(countInWords(group, new Set())).toBe('2 files')
  expect(countInWords(group, new Set(['b', 'another']))).toBe('2 files · 1 unlocked')
  expect(countInWords({ ...group, resources: [file('a')] }, new Set())).toBe('1 file')
})

test('a Bangla name is spoken in Bangla', () => {
  expect(languageOf('বাংলা ব্যাকরণ')).toBe('bn')
  expect(languageOf('The Basic Problem')).toBeUndefined()
})
