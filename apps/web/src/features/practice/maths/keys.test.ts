import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Focus, KeyPress } from '../run/keys.ts'
import { commandOf } from './keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}) =>
  commandOf({ key, code: '', modified: false, repeat: false, focus: 'page', singleKeys: true, ...more })

describe('the keys of the maths screen', () => {
  test.each([
    ['ArrowRight', 'next'],
    ['n', 'next'],
    ['ArrowLeft', 'previous'],
    ['P', 'previous'],
    ['a', 'answer'],
    ['z', 'enlarge'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
    ['constructor', null],
  ])('%s means %s', (key, command) => {
    expect(press(key)).toBe(command)
  })

  test('the place of a key decides on a keyboard that is not Latin', () => {
    expect(press('ৃ', { code: 'KeyA' })).toBe('answer')
  })

  test('nothing is taken from a text field, a dialog, the browser, or a key held down', () => {
    const key = fc.constantFrom('ArrowRight', 'n', 'a', 'z', '?')
    fc.assert(
      fc.property(key, fc.constantFrom<Focus>('page', 'control'), (pressed, focus) => {
        expect(press(pressed, { focus })).not.toBeNull()
        expect(press(pressed, { focus, modified: true })).toBeNull()
        expect(press(pressed, { focus, repeat: true })).toBeNull()
        expect(press(pressed, { focus: 'text' })).toBeNull()
        expect(press(pressed, { focus: 'dialog' })).toBeNull()
      }),
    )
  })

  test('letters and ? can be switched off, the arrows stay', () => {
    expect(['n', 'p', 'a', 'z', '?'].map((key) => press(key, { singleKeys: false }))).toEqual(
      Array(5).fill(null),
    )
    expect(press('ArrowRight', { singleKeys: false })).toBe('next')
  })
})
