import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Focus, KeyPress } from '../frame/key-press.ts'
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
    ['t', 'type'],
    ['z', 'enlarge'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
    ['constructor', null],
  ])('the key %s means %s on the maths screen', (key, command) => {
    expect(press(key)).toBe(command)
  })

  test('on a non-Latin keyboard the position of a key decides', () => {
    expect(press('ৃ', { code: 'KeyA' })).toBe('answer')
  })

  test('no shortcut acts in a text field or dialog, with a modifier, or on a key held down', () => {
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

  test('the shortcuts for letters and ? can be switched off, and the arrows stay', () => {
    expect(['n', 'p', 'a', 'z', '?'].map((key) => press(key, { singleKeys: false }))).toEqual(
      Array(5).fill(null),
    )
    expect(press('ArrowRight', { singleKeys: false })).toBe('next')
  })
})
