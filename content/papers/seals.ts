// A seal says which questions a published paper has, in their order. Students have sat it, and a class may sit it tomorrow: so
// the gate refuses a list that no longer matches its seal.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const sealOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 16)

export const sealsFile = join(import.meta.dirname, 'seals.json')

/** Paper → its seal. */
export const readSeals = (file: string = sealsFile): Readonly<Record<string, string>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
