import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandOf, type Focus, type KeyPress } from './keys.ts'

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
  it('A to D and 1 to 4 choose an option, in either case', () => {
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

  it('the place of a key decides on a keyboard that is not Latin', () => {
    expect(commandOf(press('ৃ', { code: 'KeyA' }))).toEqual({ type: 'choose', option: 'A' })
    expect(commandOf(press('q', { code: 'KeyA' }))).toBe(null)
  })

  it('Enter acts on the page, and is left to a control that has the focus', () => {
    expect(commandOf(press('Enter'))).toEqual({ type: 'act' })
    expect(commandOf(press('Enter', { focus: 'control' }))).toBe(null)
    expect(commandOf(press('Enter', { focus: 'radio' }))).toBe(null)
  })

  it('arrows walk the circles, and are left to a radio that has the focus', () => {
    expect(commandOf(press('ArrowLeft'))).toEqual({ type: 'step', by: -1 })
    expect(commandOf(press('ArrowRight', { focus: 'control' }))).toEqual({ type: 'step', by: 1 })
    expect(commandOf(press('ArrowRight', { focus: 'radio' }))).toBe(null)
    expect(commandOf(press('ArrowDown'))).toBe(null)
  })

  it('no key acts while typing, in a dialog, held down or with Ctrl, Alt or Meta', () => {
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

  it('letters, digits and ? can be switched off, Enter and the arrows stay', () => {
    for (const key of ['a', '1', '?']) expect(commandOf(press(key, { singleKeys: false }))).toBe(null)
    expect(commandOf(press('Enter', { singleKeys: false }))).toEqual({ type: 'act' })
    expect(commandOf(press('ArrowLeft', { singleKeys: false }))).toEqual({ type: 'step', by: -1 })
  })

  it('? lists the keys', () => {
    expect(commandOf(press('?'))).toEqual({ type: 'help' })
  })
})
