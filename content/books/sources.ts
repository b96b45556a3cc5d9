// What a book is made from, and its PDF once it is made.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceSource } from '../building/sources.ts'

export const builtPdf = ({ resource }: ResourceSource, output: string): Buffer => {
  const file = join(output, 'resources', resource.path)
  if (!existsSync(file))
    throw new Error(`resources/${resource.path} is not built, so nothing of it can be shown.`)
  return readFileSync(file)
}

/** The texts of a book's sources: its own and those of its parts. */
export const sourcesOf = ({ file }: ResourceSource): string[] => {
  const folder = file.replace(/\.typ$/, '')
  const parts = globSync('**/*.typ', { cwd: folder }).map((part) => join(folder, part))
  return [file, ...parts].map((source) => readFileSync(source, 'utf8'))
}
