import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../testing/each-database.ts'
import { openKeyedHash } from '../secrets/keyed-hash.ts'
import { openDevices } from './devices.ts'

describe('a device', () => {
  eachDatabase((fresh) => {
    /** A browser that keeps the cookie. */
    const aBrowser = async () => {
      const devices = openDevices(await openKeyedHash(await fresh()), 'https://toron.test')
      let cookie: string | undefined
      const device = (sent: string | undefined = cookie) =>
        devices(sent, (set) => {
          cookie = set
        })
      return { device, cookie: () => cookie ?? '' }
    }

    test('a device remembers the latest five accounts that were opened on it', async () => {
      const { device } = await aBrowser()
      const accounts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`)
      expect(device().nameFor('a@example.com')).toBeNull()
      for (const account of accounts) device().remember(account)
      device().remember('b@example.com')
      const known = accounts.map((account) => device().nameFor(account) !== null)
      expect(known).toEqual([false, true, true, true, true, true])
    })

    test('the cookie of a device names nobody, and is hidden from scripts and other sites', async () => {
      const { device, cookie } = await aBrowser()
      device().remember('maliha@example.com')
      expect(cookie()).toMatch(
        /^device=[\w-]{22}\.[\w-]{22}; Path=\/api\/account; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
      )
    })

    test('the cookie of a device cannot be forged, nor taken from another account or installation', async () => {
      const { device, cookie } = await aBrowser()
      device().remember('maliha@example.com')
      const [value = ''] = cookie().split(';')
      const [name = '', mark = ''] = value.split('.')
      const changed = `${name}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`
      for (const sent of [
        changed,
        `x${value}`,
        name,
        `${name}.`,
        `${value.replace('=', '=x')}`,
        '',
        'device=.',
      ]) {
        expect(device(sent).nameFor('maliha@example.com'), sent).toBeNull()
      }
      expect(device(value).nameFor('rafi@example.com')).toBeNull()
      expect(device(`theme=dark; ${value}; x=1`).nameFor('maliha@example.com')).not.toBeNull()
    })
  })
})
