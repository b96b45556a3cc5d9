import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { expect, test } from 'vitest'
import { avatars } from './avatars.ts'

test('every mark that can be chosen is a file that is served, the default one too', () => {
  const addresses = avatars.map(({ address }) => address)
  expect(addresses).toContain(defaultAvatar)
  const missing = addresses.filter(
    (address) => !existsSync(join(import.meta.dirname, '../../../public', address)),
  )
  expect(missing).toEqual([])
})
