import { describe, expect, test } from 'vitest'
import { takeLetters } from './letters.ts'

const bar = '<symbol id="gA0" overflow="visible"><path d="M 0 0m 1 0 v 8 h 2 v -8 Z "/></symbol>'
const space = '<symbol id="gB0" overflow="visible"><path d=""/></symbol>'

const text = (matrix: string, ...letters: readonly string[]): string => {
  return `<g class="typst-text" transform="matrix(${matrix})">${letters.join('')}</g>`
}
const letter = (name: string, x = 0, fill = '#1c2233'): string => {
  return `<use xlink:href="#${name}" x="${x}" y="0" fill="${fill}" fill-rule="nonzero"/>`
}

const lettersOf = (content: string): string =>
  takeLetters(`<svg>${content}<defs>${bar}${space}</defs></svg>`).letters

describe('the letters of a picture', () => {
  test('letters are placed through all the groups that they stand in', () => {
    const inner = `<g transform="matrix(1 0 0 1 8 8)"><g class="typst-group"><g>${text('1 0 0 -1 2 12', letter('gA0'))}</g></g></g>`
    const after = text('1 0 0 -1 0 40', letter('gA0'))
    expect(lettersOf(inner + after)).toBe(
      '<path fill="#1c2233" transform="scale(.1)" d="M110 200v-80h20v80zm-100 200v-80h20v80z"/>',
    )
  })

  test('letters of another colour are another path', () => {
    const two = lettersOf(text('1 0 0 -1 0 9', letter('gA0'), letter('gA0', 4, '#a8541b')))
    expect(two.match(/fill="[^"]*"/g)).toEqual(['fill="#1c2233"', 'fill="#a8541b"'])
  })

  test('letters that stand on their side or are set smaller keep their own transform', () => {
    expect(lettersOf(text('0 -1 -1 0 20 82', letter('gA0')))).toContain(
      'transform="matrix(0 -.1 .1 0 20 82)" d="M10 0',
    )
    expect(
      lettersOf(`<g transform="matrix(0.5 0 0 0.5 4 4)">${text('1 0 0 -1 0 8', letter('gA0'))}</g>`),
    ).toContain('transform="matrix(.05 0 0 .05 4 8)" d="M10 0')
  })

  test('a space draws nothing', () => {
    expect(lettersOf(text('1 0 0 -1 0 9', letter('gB0')))).toBe('')
  })

  test('letters that could not be placed are not left out in silence', () => {
    expect(() => lettersOf(letter('gA0'))).toThrow(/letters that are not in a text/)
    expect(() => lettersOf(text('1 0 0 -1 0 9', letter('gC0')))).toThrow(/the letter gC0/)
  })
})
