import { describe, expect, test } from 'vitest'
import type { KeyPress } from '../../practice/frame/key-press.ts'
import { commandOf } from './keys.ts'

const press = (key: string, rest: Partial<KeyPress> = {}) =>
  commandOf({ key, code: '', modified: false, repeat: false, focus: 'page', singleKeys: true, ...rest })

describe('the keys of a paper', () => {
  test('letters and numbers choose, F flags, and the arrows move', () => {
    expect(press('b')).toEqual({ type: 'choose', option: 'B' })
    expect(press('4')).toEqual({ type: 'choose', option: 'D' })
    expect(press('f')).toEqual({ type: 'flag' })
    expect(press('ArrowRight')).toEqual({ type: 'step', by: 1 })
    expect(press('ArrowLeft')).toEqual({ type: 'step', by: -1 })
    expect(press('x')).toBeNull()
  })

  test('no key acts in a dialog, with Ctrl, or held down, and letters only where they are switched on', () => {
    expect(press('b', { focus: 'dialog' })).toBeNull()
    expect(press('b', { modified: true })).toBeNull()
    expect(press('b', { repeat: true })).toBeNull()
    expect(press('b', { singleKeys: false })).toBeNull()
    expect(press('ArrowRight', { focus: 'radio' })).toBeNull()
  })
})
