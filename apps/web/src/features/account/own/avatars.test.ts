import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultAvatar } from '@toron/domain/avatar.ts'
import { expect, test } from 'vitest'
import { avatars } from './avatars.ts'

test('every avatar to choose is a public file, the default one included', () => {
  const addresses = avatars.map(({ address }) => address)
  expect(addresses).toContain(defaultAvatar)
  const missing = addresses.filter(
    (address) => !existsSync(join(import.meta.dirname, '../../../../public', address)),
  )
  expect(missing).toEqual([])
})
