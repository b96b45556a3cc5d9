import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message.split('\n') : []
  }
}

describe('settings', () => {
  test('settings have defaults that work on any machine', () => {
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
      metricsToken: null,
      referralKey: null,
      migrateWithoutCopy: false,
    })
    expect(readSettings({ PORT: '' }).port).toBe(3000)
  })

  test('settings report every mistake in a sentence, all at once', () => {
    const mistakes = {
      PORT: 'three thousand',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      BOARD_TIME_ZONE: 'Dhaka',
      PUBLIC_URL: 'toron.example',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'Toron',
      PROXIES: 'one',
      DRAIN_SECONDS: 'long',
      GOOGLE_ISSUER: 'google',
      GOOGLE_CLIENT_ID: 'us',
      METRICS_TOKEN: 'short',
    }
    const problems = problemsOf(mistakes)
    for (const name of Object.keys(mistakes))
      expect(problems, name).toContainEqual(expect.stringMatching(name))
    expect(problems).toHaveLength(Object.keys(mistakes).length)
    for (const problem of problems) expect(problem).toMatch(/^[A-Z][A-Z_]+ (and|must|is).{10,}\.$/)
  })

  test.each([
    ['PORT', '70000', 'PORT must be between 0 and 65535.'],
    ['PORT', '3000.5', 'PORT must be a whole number.'],
    ['PROXIES', '-1', 'PROXIES must be between 0 and 10.'],
    ['DRAIN_SECONDS', '3600', 'DRAIN_SECONDS must be between 0 and 60.'],
    ['DATABASE_URL', 'sqlite:', /^DATABASE_URL must begin with sqlite: \(a file/],
    ['DATABASE_URL', 'postgres://toron:pa#ss@host/toron', /^DATABASE_URL is not an address.*%23/],
    ['DATABASE_URL', 'postgres://host/toron?pgbouncer=yes', /^DATABASE_URL may end with/],
    ['SMTP_URL', 'smtp://', /^SMTP_URL must (begin|name)/],
    ['SMTP_URL', 'smtp://user:password@', /^SMTP_URL must name a host/],
    ['SMTP_URL', 'smtps:///mail', /^SMTP_URL must name a host/],
    ['PUBLIC_URL', 'ftp://toron.example', /^PUBLIC_URL must be the address/],
    ['BOARD_TIME_ZONE', 'Asia/Dacca City', /^BOARD_TIME_ZONE must be an IANA/],
    ['METRICS_TOKEN', 'a token with spaces in it', /^METRICS_TOKEN must be 16 to 256/],
    ['METRICS_TOKEN', 'fifteen-letters', /^METRICS_TOKEN must be 16 to 256/],
    ['GOOGLE_CLIENT_SECRET', 'secret', /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both/],
  ])('the setting %s cannot be "%s", and the value is not repeated', (name, value, sentence) => {
    const [problem = '', ...others] = problemsOf({ [name]: value })
    expect(problem).toMatch(sentence)
    expect(others).toEqual([])
    expect(problem).not.toContain('pa#ss')
  })

  test('settings accept a socket, a mail server without credentials, and a long token', () => {
    const token = 'x'.repeat(256)
    const databaseUrl = 'postgres:///toron?host=/run/postgresql'
    expect(
      readSettings({ DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://mail:25', METRICS_TOKEN: token }),
    ).toMatchObject({ databaseUrl, smtpUrl: 'smtp://mail:25', metricsToken: token })
  })

  test('settings take Google only with both id and secret, and recognise development by the public address', () => {
    const hosted = { PUBLIC_URL: 'https://toron.example/' }
    expect(readSettings(hosted)).toMatchObject({
      google: null,
      isDevelopment: false,
      publicUrl: 'https://toron.example',
    })
    const client = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readSettings({ ...hosted, ...client }).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'us',
      clientSecret: 'secret',
    })
  })
})
