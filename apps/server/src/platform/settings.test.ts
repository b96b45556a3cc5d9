import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('have defaults that work on any machine', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      databaseUrl: 'sqlite:./data/toron.db',
      logLevel: 'info',
      boardTimeZone: 'Asia/Dhaka',
    })
    expect(readSettings({ PORT: '' }).port).toBe(3000)
  })

  it('say every mistake in a sentence', () => {
    const mistakes = {
      PORT: 'three thousand',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      BOARD_TIME_ZONE: 'Dhaka',
    }
    expect(() => readSettings(mistakes)).toThrow(
      /PORT must be a number.*\n.*DATABASE_URL must begin with sqlite:.*\n.*LOG_LEVEL must be one of.*\n.*BOARD_TIME_ZONE must be an IANA/,
    )
    expect(() => readSettings({ PORT: '70000' })).toThrow('PORT must be between 0 and 65535.')
  })
})
