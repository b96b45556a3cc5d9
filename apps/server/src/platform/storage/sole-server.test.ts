import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdAlone } from './sole-server.ts'

test('lets one server hold an embedded database, and the next one after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-sole-'))
  try {
    const location = join(folder, 'toron.db')
    const first = holdAlone(location)
    expect(() => holdAlone(location)).toThrow(/Another server is running on .*toron\.db/)
    first.release()
    holdAlone(location).release()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
