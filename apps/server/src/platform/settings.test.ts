import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('have defaults that work on any machine', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      databaseUrl: 'sqlite:./data/toron.db',
      logLevel: 'info',
      boardTimeZone: 'Asia/Dhaka',
      publicUrl: 'http://localhost:3000',
      smtpUrl: null,
      mailFrom: 'Toron <no-reply@localhost>',
      proxies: 0,
      drainMs: 0,
      google: null,
      isDevelopment: true,
    })
    expect(readSettings({ PORT: '' }).port).toBe(3000)
  })

  it('say every mistake in a sentence', () => {
    const mistakes = {
      PORT: 'three thousand',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      BOARD_TIME_ZONE: 'Dhaka',
      PUBLIC_URL: 'toron.example',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'Toron',
    }
    expect(() => readSettings(mistakes)).toThrow(
      /PORT must be a number.*\n.*DATABASE_URL must begin with sqlite:.*\n.*LOG_LEVEL must be one of.*\n.*BOARD_TIME_ZONE must be an IANA.*\nPUBLIC_URL must be.*\nSMTP_URL must begin.*\nMAIL_FROM must be/,
    )
    expect(() => readSettings({ PORT: '70000' })).toThrow('PORT must be between 0 and 65535.')
  })

  it('take Google only whole, and know where the product is developed by its address', () => {
    const half = { PUBLIC_URL: 'https://toron.example/', GOOGLE_CLIENT_ID: 'us' }
    expect(readSettings(half)).toMatchObject({
      ...{ google: null, isDevelopment: false, publicUrl: 'https://toron.example' },
    })
    expect(readSettings({ ...half, GOOGLE_CLIENT_SECRET: 'secret' }).google).toEqual({
      ...{ issuer: 'https://accounts.google.com', clientId: 'us', clientSecret: 'secret' },
    })
  })
})
