import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Focus, KeyPress } from '../../frame/key-press.ts'
import { commandOf } from './keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  modified: false,
  repeat: false,
  focus: 'page',
  singleKeys: true,
  ...more,
})

describe('the keys of the practice screen', () => {
  test('the keys A to D, in either case, and 1 to 4 choose an option', () => {
    for (const [key, option] of [
      ['a', 'A'],
      ['B', 'B'],
      ['3', 'C'],
      ['d', 'D'],
      ['4', 'D'],
    ] as const) {
      expect(commandOf(press(key))).toEqual({ type: 'choose', option })
    }
    expect(commandOf(press('e'))).toBe(null)
    expect(commandOf(press('5'))).toBe(null)
    expect(commandOf(press('12'))).toBe(null)
  })

  test('on a non-Latin keyboard the position of a key decides', () => {
    expect(commandOf(press('ৃ', { code: 'KeyA' }))).toEqual({ type: 'choose', option: 'A' })
    expect(commandOf(press('q', { code: 'KeyA' }))).toBe(null)
  })

  test('Enter submits or moves on, and is left to a focused control', () => {
    expect(commandOf(press('Enter'))).toEqual({ type: 'act' })
    expect(commandOf(press('Enter', { focus: 'control' }))).toBe(null)
    expect(commandOf(press('Enter', { focus: 'radio' }))).toBe(null)
  })

  test('the arrows step through the questions, and are left to a focused radio button', () => {
    expect(commandOf(press('ArrowLeft'))).toEqual({ type: 'step', by: -1 })
    expect(commandOf(press('ArrowRight', { focus: 'control' }))).toEqual({ type: 'step', by: 1 })
    expect(commandOf(press('ArrowRight', { focus: 'radio' }))).toBe(null)
    expect(commandOf(press('ArrowDown'))).toBe(null)
  })

  test('no shortcut acts while typing, in a dialog, on a key held down or with Ctrl, Alt or Meta', () => {
    const key = fc.constantFrom('a', '1', 'Enter', 'ArrowLeft', '?')
    const where = fc.constantFrom<Focus>('page', 'control', 'radio', 'text', 'dialog')
    fc.assert(
      fc.property(key, where, (pressed, focus) => {
        expect(commandOf(press(pressed, { focus, modified: true }))).toBe(null)
        expect(commandOf(press(pressed, { focus, repeat: true }))).toBe(null)
        expect(commandOf(press(pressed, { focus: 'text' }))).toBe(null)
        expect(commandOf(press(pressed, { focus: 'dialog' }))).toBe(null)
      }),
    )
  })

  test('the shortcuts for letters, digits and ? can be switched off, and Enter and the arrows stay', () => {
    for (const key of ['a', '1', '?']) expect(commandOf(press(key, { singleKeys: false }))).toBe(null)
    expect(commandOf(press('Enter', { singleKeys: false }))).toEqual({ type: 'act' })
    expect(commandOf(press('ArrowLeft', { singleKeys: false }))).toEqual({ type: 'step', by: -1 })
  })

  test('the key ? opens the list of keys', () => {
    expect(commandOf(press('?'))).toEqual({ type: 'help' })
  })
})
