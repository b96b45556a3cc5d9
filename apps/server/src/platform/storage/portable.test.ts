import { describe, expect, test } from 'vitest'
import { isAway } from './portable.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

describe('a database that cannot do anything now', () => {
  test('is told from a fault of ours', () => {
    expect(isAway(Object.assign(new Error('disk full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }))).toBe(
      true,
    )
    expect(isAway(Object.assign(new Error('io'), { code: 'ERR_SQLITE_ERROR', errcode: 778 }))).toBe(true)
    const codes = ['57P01', '53100', '53300', '08006', '08P01', '25006', '25P03', '57014', 'ECONNREFUSED']
    for (const code of codes) expect(isAway(withCode(code)), code).toBe(true)
    for (const message of ['Connection terminated unexpectedly', 'Query read timeout'])
      expect(isAway(new Error(message)), message).toBe(true)
    expect(isAway(Object.assign(new Error('constraint'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }))).toBe(
      false,
    )
    for (const code of ['23505', '42P01', '40001', 'ENOENT']) expect(isAway(withCode(code)), code).toBe(false)
    for (const other of [null, undefined, 'full', new Error('something else')])
      expect(isAway(other)).toBe(false)
  })
})
