import { describe, expect, test } from 'vitest'
import { lengthOf, percent, words } from './text.ts'

describe('how the gates measure text', () => {
  test.each([
    ['one  two\n\tthree', ['one', 'two', 'three']],
    ['a – b = 3', ['a', 'b', '3']],
    ['  so  ', ['so']],
    ['**bold** words', ['bold', 'words']],
    ['… — !', []],
  ])('words are the runs between spaces that have a letter or a digit: "%s"', (text, found) => {
    expect(words(text)).toEqual(found)
  })

  test('mark-up has no length, and a sign outside the basic plane has one', () => {
    expect(lengthOf('**𝑥** is')).toBe(4)
  })

  test('a share is shown in whole percent', () => {
    expect(percent(0.325)).toBe('33%')
  })
})
